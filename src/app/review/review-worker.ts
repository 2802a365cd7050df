import { clauseModel } from "./worker/clause-model.ts";
import { loadLaw } from "./worker/load-law.ts";
import type { ReviewResponse, ReviewRequest } from "./worker/worker-messages.ts";
import { runReview } from "./run-review.ts";

// Parse files in a worker, so that a bad file can be aborted without freezing the page.
const post = (message: ReviewResponse): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<Partial<ReviewRequest>>) => {
  // pdf.js shares this worker; both sides ignore messages that are not theirs.
  if (data.type !== "review") return;
  const request = data as ReviewRequest;
  const { requestId } = request;
  void runReview(request, (update) => post({ ...update, requestId }), { model: clauseModel, loadLaw }).then((done) =>
    post(
      done.ok
        ? { type: "done", requestId, reviewed: done.value }
        : { type: "problem", requestId, problem: done.problem },
    ),
  );
});
