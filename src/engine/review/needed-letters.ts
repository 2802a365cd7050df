type Needed = readonly string[] | null;

type Cursor = { readonly source: string; at: number };

/** Shorter runs stand in too many words to rule anything out. */
const SHORTEST = 3;

const shortest = (runs: readonly string[]): number => Math.min(...runs.map((run) => run.length));

const better = (one: Needed, other: Needed): Needed => {
  if (one === null || other === null) return one ?? other;
  return shortest(other) > shortest(one) ? other : one;
};

// A quantifier at the cursor, passed over; whether it allows what stands before it to be left out.
const isLeftOut = (cursor: Cursor): boolean | null => {
  const found = /^(?:[?*]|\+|\{(\d+)(?:,\d*)?\})\??/.exec(cursor.source.slice(cursor.at, cursor.at + 16));
  if (!found) return null;
  cursor.at += found[0].length;
  return found[0].startsWith("?") || found[0].startsWith("*") || found[1] === "0";
};

const skipClass = (cursor: Cursor): void => {
  while (cursor.source[cursor.at] !== "]") cursor.at += cursor.source[cursor.at] === "\\" ? 2 : 1;
  cursor.at++;
};

const groupIn = (cursor: Cursor): Needed => {
  const opening = /^\((?:\?(?:[:=!]|<[=!]))?/.exec(cursor.source.slice(cursor.at, cursor.at + 4))?.[0] ?? "(";
  cursor.at += opening.length;
  const inside = choiceIn(cursor);
  cursor.at++;
  const looksAround = opening !== "(" && opening !== "(?:";
  return isLeftOut(cursor) === true || looksAround ? null : inside;
};

const sequenceIn = (cursor: Cursor): Needed => {
  let needed: Needed = null;
  let run = "";
  const close = (): void => {
    if (run.length >= SHORTEST) needed = better(needed, [run]);
    run = "";
  };
  for (; cursor.at < cursor.source.length && !"|)".includes(cursor.source[cursor.at]!);) {
    const sign = cursor.source[cursor.at]!;
    if (/[a-z]/.test(sign)) {
      cursor.at++;
      const leftOut = isLeftOut(cursor);
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
    isLeftOut(cursor);
  }
  close();
  return needed;
};

const choiceIn = (cursor: Cursor): Needed => {
  const all: Needed[] = [sequenceIn(cursor)];
  while (cursor.source[cursor.at] === "|") {
    cursor.at++;
    all.push(sequenceIn(cursor));
  }
  return all.includes(null) ? null : all.flatMap((one) => one ?? []);
};

/**
 * The runs of letters of which one must stand in any text in small letters that fits a pattern; null where none can be told.
 *
 * Example: /\b(?:re)?assign|transfer/ needs "assign" or "transfer". A run has no other sign in it, so it stands in one word.
 */
export const neededLetters = ({ source }: RegExp): Needed => choiceIn({ source, at: 0 });
