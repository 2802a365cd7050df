import type { ClauseModel } from "../../engine/review/clause-model.ts";
import { beginReview, finishReview } from "../../engine/review/review-text.ts";
import type { InputProblem, Parsed } from "../../model/problem.ts";
import type { ReadText } from "../../model/reading.ts";
import type { Review } from "../../model/review.ts";
import { doubtAbout } from "../../reading/doubt-about.ts";
import { readFile, readPaste } from "../../reading/read-file.ts";
import type { News, Reviewed, Source, ToReviewer } from "./messages.ts";
import { verified } from "./verified.ts";

/** After so many pages of a longer file, what they hold is looked at before the next page is read. */
const LOOKED_AT = new Set([8, 40, 160]);

const reviewedAs = (source: Source, read: ReadText, review: Review): Reviewed => ({
  name: source.type === "text" ? "" : source.name,
  read,
  review: verified(review, read.text),
});

const readSource = ({ source, tools }: ToReviewer, onNews: (news: News) => void): Promise<Parsed<ReadText>> => {
  if (source.type === "read") return Promise.resolve({ ok: true, value: source.read });
  if (source.type === "text") return Promise.resolve(readPaste(source.text));
  return readFile(source, (page, pages, part) => {
    onNews({ type: "stage", stage: { type: "reading", page, pages } });
    if (page >= pages || !LOOKED_AT.has(page)) return;
    const read = part();
    if (doubtAbout(read.text)) return;
    const { checked, review } = beginReview({ text: read.text }, tools, true);
    if (checked.length > 0) onNews({ type: "some", reviewed: reviewedAs(source, read, review) });
  });
};

/**
 * Reads what a visitor gave and reviews it, telling what the checks find in the first pages and in the whole before the
 * model is asked.
 *
 * `model` gives the trained weights, or null where there are none.
 *
 * Problems: those of `readFile` and `doubtAbout`.
 */
export const reviewSource = async (
  asked: ToReviewer,
  onNews: (news: News) => void,
  model: Promise<ClauseModel | null>,
): Promise<Parsed<Reviewed>> => {
  const { source, tools, choice, about, anyText } = asked;
  const refused = (problem: InputProblem): Parsed<Reviewed> => ({ ok: false, problem });
  onNews({ type: "stage", stage: { type: "reading", page: 0, pages: 0 } });
  const read = await readSource(asked, onNews);
  if (!read.ok) return refused(read.problem);
  const { text } = read.value;
  const doubt = doubtAbout(text);
  if (doubt && !(anyText && doubt.code === "not_contract")) return refused(doubt);
  onNews({ type: "stage", stage: { type: "reviewing" } });
  const name = source.type === "text" ? "" : source.name;
  const begun = beginReview({ text, name: `${name} ${about}`.trim(), ...choice }, tools);
  const { refusal } = begun.review;
  if (refusal !== null) return refused({ code: refusal });
  const reviewed = (review: Review): Reviewed => reviewedAs(source, read.value, review);
  if (begun.checked.length > 0) onNews({ type: "some", reviewed: reviewed(begun.review) });
  return { ok: true, value: reviewed(finishReview(begun, await model)) };
};
