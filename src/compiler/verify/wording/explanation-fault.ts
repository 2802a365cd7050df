import { englishSentenceEnd } from "./language-checks.ts";
import { readings } from "./readings.ts";
import { sentences, wordsIn } from "./sentences.ts";

/** With fewer words, a line cannot name who acts and what follows. */
const MIN_WORDS = 5;

/** Points at the clause instead of saying what it does: "This says who pays", "These are the fees". */
const pointer =
  /^(?:This|These|It|Here) (?:is|are|(?:adds up|asks|caps|compares|contains|covers|describes|divides|explains|gives|identifies|lists|names|repeats|says|sets out|settles|shows|states|tells|warns)\b|(?:add up|describe|explain|give|list|name|say|show|state|tell)\b)/;

/** A question without an answer: "How disputes are resolved". */
const question = /^(?:Who|What|How|When|Where|Which|Whether|Why)\b[^,;:]*$/;

/** Its second part: ", and when". */
const secondQuestion = /, (?:and|or) (?:who|what|how|when|where|which|whether|why)\b[^,;:]*$/;

// A clause as a subject has a verb of its own: "What the owner provides stays with the owner."
const subject =
  /^What (?!happens\b)(?:.* )?(?:\w+[^s'’]s|is|was|were|have|must|may) .*\b(?:\w+[^s'’]s|is|are|has|have|must|may)\b/;

const determiner = /^(?:An?|The|One of|All|Any|Each|Every|Some|Your|Their|Its)\b/;

// A word that is, or may be, the verb of the sentence. Plural nouns end like verbs, so this misses some noun phrases.
const verb =
  /\b(?:is|are|was|were|be|has|had|have|do|did|may|must|can(?:not)?|could|will|would|should|need|share|broke|knew|sent|gave|took|kept|made|paid|left|live|\w+ed|\w+[^s'’]s)\b/;

const isNounPhrase = (line: string): boolean => {
  const start = determiner.exec(line);
  return start !== null && !verb.test(line.slice(start[0].length));
};

const isQuestion = (line: string): boolean => {
  const first = line.replace(secondQuestion, "");
  return question.test(first) && !subject.test(first);
};

const faultOf = (line: string): string | null => {
  const parts = sentences(line, englishSentenceEnd);
  if (parts.flatMap(wordsIn).length < MIN_WORDS) return `has fewer than ${MIN_WORDS} words`;
  if (parts.some((part) => pointer.test(part))) return "points at the clause";
  if (parts.some(isQuestion)) return "asks a question";
  return parts.some(isNounPhrase) ? "has no verb" : null;
};

/** What keeps the `plain` explanation of a clause from saying what the clause does; null if nothing does. */
export const explanationFault = (source: string): string | null =>
  readings(source)
    .map(faultOf)
    .find((fault) => fault !== null) ?? null;
