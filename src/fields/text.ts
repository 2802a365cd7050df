import { fieldKind } from "./field-kind.ts";
import { oneLine, readText } from "./typed-text.ts";

const LONGEST = 250;

/** One line of free text, names included. Problems: too_long. Example: "  O'Brien-Ōta " is "O'Brien-Ōta" */
export const text = fieldKind({
  kind: "text",
  widget: "line",
  verb: "enter",
  parse: (raw, field) => readText(raw, oneLine, field.maxLength ?? LONGEST),
  toRaw: (value) => (typeof value === "string" ? value : null),
});
