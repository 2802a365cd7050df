import type { ReviewWords } from "../../i18n/en/review.ts";
import type { Review } from "../../model/review/review.ts";
import type { ReviewDecisions } from "../../model/review/review-decisions.ts";
import type { Insertion, RedlineDocument, RedlineComment, Replacement } from "../../outputs/redline/redline.ts";

type Changes = { readonly replacements: readonly Replacement[]; readonly additions: readonly Insertion[] };

/** The accepted wordings of a review as changes of its text. */
export const changesOf = ({ findings, missing }: Review, decisions: ReviewDecisions, length: number): Changes => {
  const replacements: Replacement[] = [];
  const additions: Insertion[] = [];
  for (const { id, rewording } of findings) {
    const decision = decisions[id];
    if (!rewording || decision?.state !== "accepted") continue;
    const text = decision.text ?? rewording.text;
    const { start, end } = rewording.at;
    if (rewording.how === "replace") replacements.push({ start, end, text });
    else additions.push({ after: end, text });
  }
  for (const { id, wording, insertAfter } of missing ?? []) {
    const decision = decisions[id];
    const text = decision?.text ?? wording;
    if (text !== undefined && decision?.state === "accepted")
      additions.push({ after: insertAfter?.end ?? length, text });
  }
  return { replacements, additions };
};

const remarksOf = ({ findings }: Review, decisions: ReviewDecisions, words: ReviewWords): readonly RedlineComment[] =>
  findings
    .filter(({ id }) => decisions[id]?.state !== "dismissed")
    .map(({ severity, title, says, why, ask, quote: { start, end } }) => ({
      start,
      end,
      lines: [`${words.severity[severity]}: ${title}`, says, why, ...(ask === undefined ? [] : [ask])],
    }));

/** The visitor's text with the accepted changes tracked and a comment for every point that was not dismissed. */
export const createRedline = (
  given: { readonly title: string; readonly text: string; readonly author: string; readonly date: string },
  review: Review,
  decisions: ReviewDecisions,
  words: ReviewWords,
): RedlineDocument => ({
  ...given,
  ...changesOf(review, decisions, given.text.length),
  remarks: remarksOf(review, decisions, words),
});
