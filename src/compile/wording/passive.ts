import type { Report } from "../problem.ts";
import type { Prose } from "../unit.ts";
import { placeOf } from "../yaml-file.ts";
import { sentences } from "./reading.ts";

// A form of "be" before a participle: near enough to count by, not to judge a single sentence by.
const passive =
  /\b(?:is|are|was|were|be|been|being|gets?|got)\s+(?:(?:\w+ly|not|also|then|only)\s+){0,2}(?:\w{2,}ed|paid|made|given|kept|held|told|known|written|sent|left|lost|found|taken|done|shown|sold|bought|built|read|set|drawn|sworn|worn|broken|chosen|signed)\b/i;

/** Fewer sentences than this say nothing about a way of writing. */
const LEAST_SENTENCES = 30;
const MOST_PERCENT = 20;

/** Of all that is said to visitors on one page, at most a fifth hides who does it. */
export const checkPassive = (prose: readonly Prose[], report: Report): void => {
  const all = prose.flatMap((one) => sentences(one.source, "en").map((sentence) => ({ one, sentence })));
  const found = all.filter(({ sentence }) => passive.test(sentence));
  const [first] = found;
  if (!first || all.length < LEAST_SENTENCES || found.length * 100 <= all.length * MOST_PERCENT) return;
  const message = `${found.length} of ${all.length} sentences on this page do not say who acts, such as this one.`;
  report("CW078", placeOf(first.one.owner, first.one.key), message, "Say who does it: `You pay`, not `It is paid`.");
};
