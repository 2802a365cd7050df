import type { ClauseModel } from "../../../engine/review/model/clause-model.ts";
import { beginReview } from "../../../engine/review/report/begin-review.ts";
import type { ReviewPlaybooks } from "../../../engine/review/report/begin-review.ts";
import { playbookTopics } from "../../../engine/review/law/playbook-topics.ts";
import { identifyContract } from "../../../engine/review/report/identify-contract.ts";
import { finishReview } from "../../../engine/review/report/review-text.ts";
import type { LawByTopic } from "../../../model/law.ts";
import { parseIsoDate } from "../../../values/date.ts";
import type { InputProblem } from "../../../model/problem.ts";
import type { ParseResult } from "../../../values/parse-result.ts";
import type { ExtractedText } from "../../../model/review/uploaded-file.ts";
import type { Review } from "../../../model/review/review.ts";
import { isReviewedOnRequest } from "../../../reading/contract/is-reviewed-on-request.ts";
import { unsuitableText } from "../../../reading/contract/unsuitable-text.ts";
import { readFile, readPaste } from "../../../reading/read-file.ts";
import type { ReviewUpdate, ReviewedText, ReviewSource, ReviewRequest } from "../worker/worker-messages.ts";
import { withVerifiedQuotes } from "./verify-quotes.ts";

/** In longer files, run the checks each time this many pages have been read. */
const CHECKPOINT_PAGES = new Set([8, 40, 160]);

const reviewedAs = (source: ReviewSource, read: ExtractedText, review: Review): ReviewedText => ({
  name: source.type === "text" ? "" : source.name,
  read,
  review: withVerifiedQuotes(review, read.text),
  hasModel: true,
});

/** A review by phrases and checks alone: a clause that they do not see may be there in other words. */
const withoutModel = (reviewed: ReviewedText): ReviewedText => ({
  ...reviewed,
  review: { ...reviewed.review, missing: null },
  hasModel: false,
});

const readSource = (
  { source }: ReviewRequest,
  playbooks: ReviewPlaybooks,
  onProgress: (update: ReviewUpdate) => void,
): Promise<ParseResult<ExtractedText>> => {
  if (source.type === "read") return Promise.resolve({ ok: true, value: source.read });
  if (source.type === "text") return Promise.resolve(readPaste(source.text));
  return readFile(source, (page, pages, part) => {
    onProgress({ type: "stage", stage: { type: "reading", page, pages } });
    if (page >= pages || !CHECKPOINT_PAGES.has(page)) return;
    const read = part();
    if (unsuitableText(read.text)) return;
    const { checked, review } = beginReview({ text: read.text }, playbooks, true);
    if (checked.length > 0) onProgress({ type: "partial", reviewed: reviewedAs(source, read, review) });
  });
};

/** What a review needs beside the text. */
export type ReviewResources = {
  readonly playbooks: Promise<ReviewPlaybooks>;
  /** The trained weights, or null if they could not be loaded. */
  readonly model: Promise<ClauseModel | null>;
  /** The law of those topics that can be loaded. */
  readonly loadLaw: (topics: readonly string[]) => Promise<LawByTopic>;
};

/**
 * Reads and reviews what a visitor submitted, reporting the findings of the checks for the first pages and for the
 * whole text before the model runs.
 *
 * Problems: those of `readFile` and `unsuitableText`. Rejects: if the playbooks cannot be loaded, or `today` is not a
 * date.
 */
export const runReview = async (
  request: ReviewRequest,
  onProgress: (update: ReviewUpdate) => void,
  resources: ReviewResources,
): Promise<ParseResult<ReviewedText>> => {
  const { source, choice, expected, anyText } = request;
  const today = parseIsoDate(request.today);
  if (!today) throw new Error(`not a date: ${request.today}`);
  const refused = (problem: InputProblem): ParseResult<ReviewedText> => ({ ok: false, problem });
  const { model, loadLaw } = resources;
  const playbooks = await resources.playbooks;
  onProgress({ type: "stage", stage: { type: "reading", page: 0, pages: 0 } });
  // The topics of all playbooks: loading only those of one would reveal to the server which kind of contract it is.
  const law = loadLaw(playbookTopics([playbooks.general, ...playbooks.playbooks]));
  const read = await readSource(request, playbooks, onProgress);
  if (!read.ok) return refused(read.problem);
  const { text } = read.value;
  const rejection = unsuitableText(text);
  if (rejection && !(anyText && isReviewedOnRequest(rejection))) return refused(rejection);
  onProgress({ type: "stage", stage: { type: "reviewing" } });
  const name = source.type === "text" ? "" : source.name;
  const begun = beginReview({ text, name, expected, ...choice }, playbooks);
  const { refusal } = begun.review;
  if (refusal !== null) return refused({ code: refusal });
  const reviewed = (review: Review): ReviewedText => reviewedAs(source, read.value, review);
  if (begun.checked.length > 0) onProgress({ type: "partial", reviewed: reviewed(begun.review) });
  const weights = await model;
  const identified = identifyContract(begun, weights);
  if (!identified) throw new Error("an accepted text has no contract");
  const whole = reviewed(finishReview(identified, { today, topics: await law }));
  return { ok: true, value: weights ? whole : withoutModel(whole) };
};
