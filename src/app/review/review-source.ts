import type { ClauseModel } from "../../engine/review/clause-model.ts";
import { reviewText } from "../../engine/review/review-text.ts";
import type { InputProblem, Parsed } from "../../model/problem.ts";
import type { ReadText } from "../../model/reading.ts";
import type { ReviewRefusal } from "../../model/review.ts";
import { doubtAbout } from "../../reading/doubt-about.ts";
import { readFile, readPaste } from "../../reading/read-file.ts";
import type { Reviewed, Source, Stage, ToReviewer } from "./messages.ts";
import { verified } from "./verified.ts";

const REFUSALS: { readonly [refusal in ReviewRefusal]: string } = {
  empty: "empty",
  too_long: "too_long",
  too_many_sentences: "too_many_sentences",
  not_a_contract: "not_contract",
  not_english: "not_english",
};

const readSource = (source: Source, onStage: (stage: Stage) => void): Promise<Parsed<ReadText>> => {
  if (source.type === "read") return Promise.resolve({ ok: true, value: source.read });
  if (source.type === "text") return Promise.resolve(readPaste(source.text));
  return readFile(source, (page, pages) => onStage({ type: "reading", page, pages }));
};

/**
 * Reads what a visitor gave and reviews it. `model` gives the trained weights, or null where there are none.
 *
 * Problems: those of `readFile` and `doubtAbout`.
 */
export const reviewSource = async (
  { source, tools, choice, about, anyText }: ToReviewer,
  onStage: (stage: Stage) => void,
  model: Promise<ClauseModel | null>,
): Promise<Parsed<Reviewed>> => {
  const refused = (problem: InputProblem): Parsed<Reviewed> => ({ ok: false, problem });
  onStage({ type: "reading", page: 0, pages: 0 });
  const read = await readSource(source, onStage);
  if (!read.ok) return refused(read.problem);
  const { text } = read.value;
  const doubt = doubtAbout(text);
  if (doubt && !(anyText && doubt.code === "not_contract")) return refused(doubt);
  onStage({ type: "reviewing" });
  const name = source.type === "text" ? "" : source.name;
  const review = verified(reviewText({ text, name: `${name} ${about}`.trim(), ...choice }, tools, await model), text);
  const isRefused = review.refusal !== null && !(anyText && review.refusal === "not_a_contract");
  if (isRefused) return refused({ code: REFUSALS[review.refusal] });
  return { ok: true, value: { name, read: read.value, review } };
};
