type RequiredLiterals = readonly string[] | null;

type Cursor = { readonly source: string; at: number };

/** Shorter literals occur in too many words to exclude anything. */
const MIN_LITERAL_LENGTH = 3;

const shortest = (runs: readonly string[]): number => Math.min(...runs.map((run) => run.length));

const better = (one: RequiredLiterals, other: RequiredLiterals): RequiredLiterals => {
  if (one === null || other === null) return one ?? other;
  return shortest(other) > shortest(one) ? other : one;
};

// Skips a quantifier at the cursor; returns whether it makes the preceding item optional.
const skipQuantifier = (cursor: Cursor): boolean | null => {
  const found = /^(?:[?*]|\+|\{(\d+)(?:,\d*)?\})\??/.exec(cursor.source.slice(cursor.at, cursor.at + 16));
  if (!found) return null;
  cursor.at += found[0].length;
  return found[0].startsWith("?") || found[0].startsWith("*") || found[1] === "0";
};

const skipClass = (cursor: Cursor): void => {
  while (cursor.source[cursor.at] !== "]") cursor.at += cursor.source[cursor.at] === "\\" ? 2 : 1;
  cursor.at++;
};

const groupIn = (cursor: Cursor): RequiredLiterals => {
  const opening = /^\((?:\?(?:[:=!]|<[=!]))?/.exec(cursor.source.slice(cursor.at, cursor.at + 4))?.[0] ?? "(";
  cursor.at += opening.length;
  const choice = choiceIn(cursor);
  cursor.at++;
  const looksAround = opening !== "(" && opening !== "(?:";
  return skipQuantifier(cursor) === true || looksAround ? null : choice;
};

const sequenceIn = (cursor: Cursor): RequiredLiterals => {
  let needed: RequiredLiterals = null;
  let run = "";
  const close = (): void => {
    if (run.length >= MIN_LITERAL_LENGTH) needed = better(needed, [run]);
    run = "";
  };
  for (; cursor.at < cursor.source.length && !"|)".includes(cursor.source[cursor.at]!);) {
    const sign = cursor.source[cursor.at]!;
    if (/[a-z]/.test(sign)) {
      cursor.at++;
      const leftOut = skipQuantifier(cursor);
      if (leftOut !== true) run += sign;
      if (leftOut !== null) close();
      continue;
    }
    close();
    if (sign === "(") {
      needed = better(needed, groupIn(cursor));
      continue;
    }
    cursor.at += sign === "\\" ? 2 : 1;
    if (sign === "[") skipClass(cursor);
    skipQuantifier(cursor);
  }
  close();
  return needed;
};

const choiceIn = (cursor: Cursor): RequiredLiterals => {
  const all: RequiredLiterals[] = [sequenceIn(cursor)];
  while (cursor.source[cursor.at] === "|") {
    cursor.at++;
    all.push(sequenceIn(cursor));
  }
  return all.includes(null) ? null : all.flatMap((one) => one ?? []);
};

/**
 * Literals of which a lower-case text must contain at least one to match a pattern; null if none can be determined.
 *
 * Example: /\b(?:re)?assign|transfer/ requires "assign" or "transfer". A literal has only letters, so it lies in one word.
 */
export const requiredLiterals = ({ source }: RegExp): RequiredLiterals => choiceIn({ source, at: 0 });
