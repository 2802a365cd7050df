import { fieldKind } from "../field-kind.ts";
import { toSingleLine, readText } from "../typed-text.ts";

const MAX_LENGTH = 300;

/** Words that keep their period: "Aster Inc.", "5 Oak St.", "the U.S." */
const ABBREVIATION = /(?:^|[\s.])(?:Inc|Co|Corp|Ltd|Bros|Jr|Sr|St|Ave|Blvd|Rd|Dept|etc|[A-Z])\.$/u;

/** A phrase inside a sentence has no period of its own. */
const withoutStop = (text: string): string => {
  const line = toSingleLine(text).trimEnd();
  return ABBREVIATION.test(line) ? line : line.replace(/(?<!\.)[.。]+$/u, "").trimEnd();
};

/** A phrase printed inside a sentence of the document. Problems: too_long. Example: "A new roof." is "A new roof" */
export const phrase = fieldKind({
  kind: "phrase",
  widget: "text",
  verb: "enter",
  parse: (raw, field) => readText(raw, withoutStop, field.maxLength ?? MAX_LENGTH),
  toRaw: (value) => (typeof value === "string" ? value : null),
});
