import { fieldKind } from "./field-kind.ts";
import { oneLine, readText } from "./typed-text.ts";

const LONGEST = 250;

/** One line of free text, names included. Problems: too_long. Example: "  O'Brien-Ōta " is "O'Brien-Ōta" */
export const text = fieldKind({
  kind: "text",
  widget: "line",
  verb: "enter",
  valueType: () => ({ type: "string" }),
  parse: (raw, field) => readText(raw, oneLine, field.maxLength ?? LONGEST),
  toRaw: (value) => (typeof value === "string" ? value : null),
  examples: [
    { raw: "  O'Brien-Ōta ", value: "O'Brien-Ōta" },
    { raw: "髙橋　一郎", value: "髙橋 一郎" },
    { raw: "X", value: "X" },
    { raw: "one\ttwo\nthree", value: "one two three" },
    { raw: 42, value: "42" },
    { raw: "   ", value: null },
    { raw: "abcdef", field: { maxLength: 5 }, problem: "too_long" },
    { raw: ["a"], problem: "not_text" },
  ],
});
