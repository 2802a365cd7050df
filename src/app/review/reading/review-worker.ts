import { runComparison } from "./run-comparison.ts";
import { clauseModel } from "../worker/clause-model.ts";
import { loadLaw } from "../worker/load-law.ts";
import type { CompareRequest, CompareResponse, ReviewRequest, ReviewResponse } from "../worker/worker-messages.ts";
import { reviewPlaybooks } from "./review-playbooks.ts";
import { runReview } from "./run-review.ts";
import type { ReviewResources } from "./run-review.ts";

// Parse files in a worker, so that a bad file can be aborted without freezing the page.
const post = (message: ReviewResponse | CompareResponse): void => postMessage(message);

// The playbooks are read here and never pass through the page: copying them between threads would block it.
const resources = (): ReviewResources => ({ playbooks: reviewPlaybooks(), model: clauseModel(), loadLaw });

// Fetch them while the visitor looks for the document.
reviewPlaybooks().catch(() => undefined);
void clauseModel();

const review = async (request: ReviewRequest): Promise<void> => {
  const { requestId } = request;
  const done = await runReview(request, (update) => post({ ...update, requestId }), resources());
  if (done.ok) post({ type: "done", requestId, reviewed: done.value });
  else post({ type: "problem", requestId, problem: done.problem });
};

const compare = async (request: CompareRequest): Promise<void> => {
  const { requestId } = request;
  const done = await runComparison(request, (stage) => post({ type: "stage", requestId, stage }), resources());
  if (done.ok) post({ type: "compared", requestId, compared: done.value });
  else post({ type: "problem", requestId, problem: done.problem });
};

addEventListener("message", ({ data }: MessageEvent<Partial<ReviewRequest | CompareRequest>>) => {
  // The page learns of a failure by the error event of the worker.
  // pdf.js shares this worker; both sides ignore messages that are not theirs.
  if (data.type === "review") review(data as ReviewRequest).catch(reportError);
  if (data.type === "compare") compare(data as CompareRequest).catch(reportError);
});
