import { fieldKind } from "./field-kind.ts";
import { manyLines, readText } from "./typed-text.ts";

const LONGEST = 10_000;

/** Text of several lines or paragraphs. Problems: too_long. */
export const longText = fieldKind({
  kind: "long_text",
  widget: "block",
  verb: "enter",
  valueType: () => ({ type: "string" }),
  parse: (raw, field) => readText(raw, manyLines, field.maxLength ?? LONGEST),
  toRaw: (value) => (typeof value === "string" ? value : null),
  examples: [
    { raw: "  One.  \r\n\r\nTwo\tthree. \n", value: "One.\n\nTwo three." },
    { raw: "\n \n", value: null },
    { raw: "abcdef", field: { maxLength: 5 }, problem: "too_long" },
    { raw: ["a"], problem: "not_text" },
  ],
});
