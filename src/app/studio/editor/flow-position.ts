/** Where a cursor is in a value written in braces or brackets on one line. */
export type FlowPosition = {
  /** The keys from the start of the line's own level to the innermost braces; null is an entry of a list. */
  readonly path: readonly (string | null)[];
  /** The key whose value is being typed; null while a key, or an entry of a list, is typed. */
  readonly key: string | null;
  /** Whether the innermost bracket is a list. */
  readonly isList: boolean;
  /** The letters typed so far. */
  readonly word: string;
};

/** `key` is the key of a map that was read last; an entry of a list has none. */
type Level = { readonly isList: boolean; readonly key: string | null };

const START = /^\s*(?:- +)*(?:([\w-]+): +)?(?=[{[])/;
const TOKEN = /"(?:[^"\\]|\\.)*"?|'[^']*'?|[{}[\],]|([\w-]+):(?=\s|$)|[^\s{}[\],"']+|\s+/gy;

/** Longer lines are data, not text that someone types in. Unit: UTF-16 units. */
export const MAX_LINE_LENGTH = 2000;

/** Applies a token to the open brackets, the innermost one last. */
const step = (levels: Level[], token: string, key: string | undefined): void => {
  const inner = levels.at(-1);
  if (token === "{" || token === "[") levels.push({ isList: token === "[", key: null });
  else if (token === "}" || token === "]") levels.pop();
  else if (inner && token === ",") levels[levels.length - 1] = { ...inner, key: null };
  else if (inner && key !== undefined) levels[levels.length - 1] = { ...inner, key };
};

/**
 * The position at the end of the text of a line up to the cursor; null outside braces and brackets, or inside quotes.
 *
 * Example: flowPosition("- { id: owner, kind: pa") is { path: [], key: "kind", isList: false, word: "pa" }
 */
export const flowPosition = (before: string): FlowPosition | null => {
  const start = before.length > MAX_LINE_LENGTH ? null : START.exec(before);
  if (!start) return null;
  const levels: Level[] = [];
  let last = "";
  TOKEN.lastIndex = start[0].length;
  for (let found = TOKEN.exec(before); found; found = TOKEN.exec(before)) {
    [last] = found;
    step(levels, last, found[1]);
  }
  const inner = levels.at(-1);
  if (!inner || /^["']/.test(last)) return null;
  const path = levels.slice(0, -1).flatMap(({ isList, key }) => (isList ? [null] : key === null ? [] : [key]));
  return {
    path: start[1] === undefined ? path : [start[1], ...path],
    key: inner.isList ? null : inner.key,
    isList: inner.isList,
    word: /^[\w-]+$/.test(last) ? last : "",
  };
};
