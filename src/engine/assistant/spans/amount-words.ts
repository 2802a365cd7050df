import type { AnswerSpan } from "./answer-span.ts";
import type { Surroundings } from "./nearness.ts";

const isYear = ({ value }: AnswerSpan): boolean => /^(?:19|20)\d\d$/.test(value);

const LARGE = 100;

/** Whether an amount can answer a page's only question of its kind although no word says so. */
export const isLargeAmount = (span: AnswerSpan): boolean =>
  span.type === "amount" && (span.unit !== "none" || (Number(span.value) >= LARGE && !isYear(span)));

/** "A 2015 truck, $8,900": beside an amount with its mark, a bare number like a year is no amount. */
export const isYearBesideAmount = (span: AnswerSpan, spans: readonly AnswerSpan[]): boolean =>
  span.type === "amount" && span.unit === "none" && isYear(span) && spans.some(({ unit }) => unit === "money");

/** "A 2014 truck": a bare year before a word, and not after one of a date ("in 2014"), answers a question for a year. */
export const isYearOfThing = (span: AnswerSpan, { before, after }: Surroundings, label: string): boolean =>
  span.type === "amount" &&
  span.unit === "none" &&
  isYear(span) &&
  /\byear\b/i.test(label) &&
  /^ \p{L}/u.test(after) &&
  !/\b(?:in|since|until|till|by|from|before|after|around)$/.test(before.trimEnd());

/** What is directly beside a count, which precedes what it counts: "10,000 shares", "three directors". */
export const besideCount = ({ before, after, hasNext, hasPrevious }: Surroundings): Surroundings => ({
  before: /(?:^|[^\p{L}])(\p{L}+)(?: (?:of|is|are|:|=))? ?$/u.exec(before)?.[0] ?? "",
  after: /^ ?[\p{L}'-]+(?: [\p{L}'-]+)?/u.exec(after)?.[0] ?? "",
  hasNext,
  hasPrevious,
});

const NO_NOUN =
  /^(?:plus|less|was|his|its|this|dollars|bucks|across|minus|always|pays|wants|gets|owes|makes|takes|keeps|says|has|goes|starts|begins|ends|covers)$/;

/** A bare number before a noun in the plural counts things, and is no price: "300 chairs for 900". */
export const countsThings = (span: AnswerSpan, after: string): boolean => {
  const [, noun = ""] = /^ ([a-z]{3,}s)(?![a-z'])/.exec(after) ?? [];
  return span.unit === "none" && noun !== "" && !NO_NOUN.test(noun);
};

/** "250 more" is a difference. */
export const isDifference = (after: string): boolean =>
  /^ (?:more|extra|higher|less|off|over|under)(?![a-z])/.test(after);
