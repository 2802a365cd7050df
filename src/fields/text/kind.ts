import { fieldKind } from "../field-kind.ts";
import { toSingleLine, readText } from "../typed-text.ts";

const MAX_LENGTH = 250;

/** One line of free text, names included. Problems: too_long. Example: "  O'Brien-Ōta " is "O'Brien-Ōta" */
export const text = fieldKind({
  kind: "text",
  widget: "text",
  verb: "enter",
  parse: (raw, field) => readText(raw, toSingleLine, field.maxLength ?? MAX_LENGTH),
  toRaw: (value) => (typeof value === "string" ? value : null),
});
