import type { Raw } from "../model/answers.ts";
import type { Parsed } from "../model/problem.ts";
import type { Value } from "../values/value.ts";
import { read, refused } from "./parsed.ts";
import { plainText } from "./raw-shape.ts";

const CONTROL = /\p{Cc}/gu;

/** One line of text: tabs and line breaks become spaces, runs of spaces one; no character is refused. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(CONTROL, "").trim();

/** Text of several lines: line ends are unified, spaces at line ends and empty lines around it are dropped. */
export const manyLines = (text: string): string =>
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
export const readText = (raw: Raw, tidy: (text: string) => string, longest: number): Parsed<Value> => {
  const given = plainText(raw);
  if (given === null) return refused("not_text");
  const text = tidy(given);
  const length = [...text].length;
  if (length > longest) return refused("too_long", { max: longest, length });
  return read(text === "" ? null : text);
};
