import type { RawAnswer } from "../model/answers.ts";
import type { ParseResult } from "../values/parse-result.ts";
import type { Value } from "../values/value.ts";
import { parseSuccess, parseFailure } from "../values/parse-result.ts";
import { plainText } from "./raw-shape.ts";

const CONTROL = /\p{Cc}/gu;

/** One line of text: tabs and line breaks become spaces, runs of spaces one; no character is refused. */
export const toSingleLine = (text: string): string => text.replace(/\s+/g, " ").replace(CONTROL, "").trim();

/** Text of several lines: line ends are unified, spaces at line ends and empty lines around it are dropped. */
export const toMultiline = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim();

/**
 * Text tidied by a function, null when nothing is left.
 *
 * Unit: `longest` counts characters as people see them in a name, not bytes.
 * Problems: not_text, too_long.
 */
export const readText = (raw: RawAnswer, tidy: (text: string) => string, longest: number): ParseResult<Value> => {
  const given = plainText(raw);
  if (given === null) return parseFailure("not_text");
  const text = tidy(given);
  const length = [...text].length;
  if (length > longest) return parseFailure("too_long", { max: longest, length });
  return parseSuccess(text === "" ? null : text);
};
