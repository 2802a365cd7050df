import { fieldKind } from "../field-kind.ts";
import { toMultiline, readText } from "../typed-text.ts";

const MAX_LENGTH = 10_000;

/** Text of several lines or paragraphs. Problems: too_long. */
export const longText = fieldKind({
  kind: "long_text",
  widget: "textarea",
  verb: "enter",
  parse: (raw, field) => readText(raw, toMultiline, field.maxLength ?? MAX_LENGTH),
  toRaw: (value) => (typeof value === "string" ? value : null),
});
