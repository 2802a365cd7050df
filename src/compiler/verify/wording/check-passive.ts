import type { Report } from "../../problems/problem.ts";
import type { Prose } from "../../formula/compilation-context.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import { englishSentenceEnd } from "./language-checks.ts";
import { sentences } from "./sentences.ts";

// A form of "be" before a participle: accurate enough for a ratio, not for a single sentence.
const passive =
  /\b(?:is|are|was|were|be|been|being|gets?|got)\s+(?:(?:\w+ly|not|also|then|only)\s+){0,2}(?:\w{2,}ed|paid|made|given|kept|held|told|known|written|sent|left|lost|found|taken|done|shown|sold|bought|built|read|set|drawn|sworn|worn|broken|chosen|signed)\b/i;

/** With fewer sentences, the ratio is meaningless. */
const MIN_SENTENCES = 30;
const MAX_PERCENT = 20;

/** At most a fifth of a page's sentences may be passive. */
export const checkPassive = (prose: readonly Prose[], report: Report): void => {
  const all = prose.flatMap((one) => sentences(one.source, englishSentenceEnd).map((sentence) => ({ one, sentence })));
  const found = all.filter(({ sentence }) => passive.test(sentence));
  const [first] = found;
  if (!first || all.length < MIN_SENTENCES || found.length * 100 <= all.length * MAX_PERCENT) return;
  const message = `${found.length} of ${all.length} sentences on this page do not say who acts, such as this one.`;
  report("CW078", rangeOf(first.one.owner, first.one.key), message, "Say who does it: `You pay`, not `It is paid`.");
};
