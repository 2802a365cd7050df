import { fieldKind } from "../field-kind.ts";
import { toSingleLine, readText } from "../typed-text.ts";
import { parseFailure } from "../../values/parse-result.ts";

const MAX_LENGTH = 300;

/** Words that keep their period: "Aster Inc.", "5 Oak St.", "the U.S." */
const ABBREVIATION = /(?:^|[\s.])(?:Inc|Co|Corp|Ltd|Bros|Jr|Sr|St|Ave|Blvd|Rd|Dept|etc|[A-Z])\.$/u;

/** A word that opens a noun, capitalized as at the start of a sentence; "The Birch Club" keeps its capital. */
const OPENING = /^(?:A|An|The|My|Our|Your|All|Any|Each|Every|At|By|For|From|In|On|With)(?= \p{Ll})/u;

/** A pronoun and a verb open a sentence: "We will build", "It's a deck", "There is". */
const SUBJECT =
  /^(?:I|we|you|he|she|it|they|there|this)(?:['’](?:d|ll|m|re|s|ve)| (?:agree|agreed|am|are|bought|can|did|do|does|gave|get|give|got|had|has|have|include|includes|is|may|must|need|offer|owe|paid|pay|plan|promise|sell|shall|should|want|was|were|will|work|worked|would))(?= )/iu;

/** Where a second sentence begins. After a capitalized or a short word the period may belong to an abbreviation. */
const NEXT_SENTENCE =
  /(?:(?:^|\s)(?!approx|bldg|dept|incl|misc)\p{Ll}{3,}[.!?] \p{Lu})|[.!?] (?:He|I|It|She|The|There|They|This|We|You)(?:['’]\p{Ll}+)? \p{Ll}/u;

const isSentence = (text: string): boolean => SUBJECT.test(text) || NEXT_SENTENCE.test(text);

/** A phrase inside a sentence has no period or capital of its own. */
const toPhrase = (text: string): string => {
  const line = toSingleLine(text).trimEnd();
  const open = ABBREVIATION.test(line) ? line : line.replace(/(?<!\.)[.。]+$/u, "").trimEnd();
  return open.replace(OPENING, (word) => word.toLowerCase());
};

/**
 * A phrase printed inside a sentence of the document; sentences need a long text, printed after a colon.
 *
 * Problems: too_long, whole_sentence.
 * Example: "A new roof." is "a new roof"
 */
export const phrase = fieldKind({
  kind: "phrase",
  widget: "text",
  verb: "enter",
  parse: (raw, field) => {
    const read = readText(raw, toPhrase, field.maxLength ?? MAX_LENGTH);
    return read.ok && typeof read.value === "string" && isSentence(read.value) ? parseFailure("whole_sentence") : read;
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
