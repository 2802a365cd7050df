import { runComparison } from "./run-comparison.ts";
import { clauseModel } from "../worker/clause-model.ts";
import { loadLaw } from "../worker/load-law.ts";
import type { CompareRequest, CompareResponse, ReviewRequest, ReviewResponse } from "../worker/worker-messages.ts";
import { runReview } from "./run-review.ts";

// Parse files in a worker, so that a bad file can be aborted without freezing the page.
const post = (message: ReviewResponse | CompareResponse): void => postMessage(message);

const RESOURCES = { model: clauseModel, loadLaw };

const review = async (request: ReviewRequest): Promise<void> => {
  const { requestId } = request;
  const done = await runReview(request, (update) => post({ ...update, requestId }), RESOURCES);
  if (done.ok) post({ type: "done", requestId, reviewed: done.value });
  else post({ type: "problem", requestId, problem: done.problem });
};

const compare = async (request: CompareRequest): Promise<void> => {
  const { requestId } = request;
  const done = await runComparison(request, (stage) => post({ type: "stage", requestId, stage }), RESOURCES);
  if (done.ok) post({ type: "compared", requestId, compared: done.value });
  else post({ type: "problem", requestId, problem: done.problem });
};

addEventListener("message", ({ data }: MessageEvent<Partial<ReviewRequest | CompareRequest>>) => {
  // pdf.js shares this worker; both sides ignore messages that are not theirs.
  if (data.type === "review") void review(data as ReviewRequest);
  if (data.type === "compare") void compare(data as CompareRequest);
});
