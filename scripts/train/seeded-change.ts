/** A text with an error, the offset of the error, and what it is about: a word, or the category of a removed clause. */
export type Change = {
  readonly text: string;
  readonly at: number;
  readonly term?: string;
  readonly category?: string;
};

/** Picks by a hash of a text, so that contracts get different edits and every run makes the same ones. */
export const pick = <T>(list: readonly T[], seedText: string): T | undefined => {
  let hash = 7;
  for (const char of seedText) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0;
  return list[hash % Math.max(1, list.length)];
};

/** A text with a range of it replaced. */
export const replaceRange = (text: string, start: number, end: number, replacement: string): string =>
  text.slice(0, start) + replacement + text.slice(end);
