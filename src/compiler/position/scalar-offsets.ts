import { rangeOf, spanOf } from "./yaml-file.ts";
import type { SourceRange } from "./yaml-file.ts";

const blank = /[\s]/;

/** Length in source characters of an escape in a double-quoted text ("\n" 2, "\x41" 4, "\u0041" 6, "\U00000041" 10). */
const escapeLength: { readonly [letter: string]: number } = { x: 4, u: 6, U: 10 };

/** The YAML scalar style, by its first character: quoted, folded, literal, or plain. */
type Style = "'" | '"' | ">" | "|" | "plain";

const styleAt = (source: string, from: number): Style => {
  const sign = source[from];
  return sign === "'" || sign === '"' || sign === ">" || sign === "|" ? sign : "plain";
};

/** Where the content starts in the source: after the quote, or after the line of a block indicator. */
const textStart = (source: string, from: number, style: Style): number => {
  if (style === "'" || style === '"') return from + 1;
  return style === "plain" ? from : source.indexOf("\n", from) + 1;
};

const skipBlank = (source: string, index: number): number => {
  while (index < source.length && blank.test(source[index]!)) index++;
  return index;
};

const stepOver = (source: string, index: number, style: Style): number => {
  if (style === '"' && source[index] === "\\") return index + (escapeLength[source[index + 1] ?? ""] ?? 2);
  if (style === "'" && source.startsWith("''", index)) return index + 2;
  return index + 1;
};

/**
 * Source offset of each character of a scalar's value, plus one for its end.
 *
 * Walks value and source in parallel: indentation and folded line ends exist only in the source.
 */
const offsetsOf = (value: string, source: string, from: number, style: Style): readonly number[] => {
  const offsets: number[] = [];
  let index = textStart(source, from, style);
  for (const character of value.split("")) {
    const sourceCharacter = source[index];
    const folded = blank.test(character)
      ? sourceCharacter !== character
      : sourceCharacter !== undefined && blank.test(sourceCharacter);
    if (folded && sourceCharacter !== "\\") {
      const next = skipBlank(source, index);
      // A fold becomes one space for the line end and its indentation; indentation before a visible character becomes
      // nothing.
      if (blank.test(character)) {
        offsets.push(index);
        index = next;
        continue;
      }
      index = next;
    }
    offsets.push(index);
    index = stepOver(source, index, style);
    if (character === "\n" && style === "|") index = skipIndent(source, index);
  }
  offsets.push(index);
  return offsets;
};

const skipIndent = (source: string, index: number): number => {
  while (source[index] === " ") index++;
  return index;
};

/**
 * The range in the file of part of the text in `owner[key]`, exact to the column also inside quotes and block scalars.
 *
 * Unit: `from` and `to` count characters of the value, as the formula compiler reports them.
 */
export const rangeInText = (owner: object, key: string | number | undefined, from: number, to: number): SourceRange => {
  const whole = rangeOf(owner, key);
  const value: unknown = key === undefined ? undefined : Reflect.get(owner, key);
  const span = key === undefined ? null : spanOf(owner, key);
  if (typeof value !== "string" || !span) return whole;
  const { text } = whole.file;
  const offsets = offsetsOf(value, text, span[0], styleAt(text, span[0]));
  const start = offsets[Math.min(from, offsets.length - 1)]!;
  const end = offsets[Math.min(Math.max(to, from + 1), offsets.length - 1)]!;
  return { file: whole.file, from: start, to: Math.max(end, start + 1) };
};
