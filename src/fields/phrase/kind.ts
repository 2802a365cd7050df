import { fieldKind } from "../field-kind.ts";
import { toSingleLine, readText } from "../typed-text.ts";

const MAX_LENGTH = 300;

/** A phrase inside a sentence goes without a full stop of its own. */
const withoutStop = (text: string): string =>
  toSingleLine(text)
    .replace(/(?<!\.)[.。]+$/u, "")
    .trimEnd();

/** A phrase printed inside a sentence of the document. Problems: too_long. Example: "A new roof." is "A new roof" */
export const phrase = fieldKind({
  kind: "phrase",
  widget: "text",
  verb: "enter",
  parse: (raw, field) => readText(raw, withoutStop, field.maxLength ?? MAX_LENGTH),
  toRaw: (value) => (typeof value === "string" ? value : null),
});
