import { clauseModel } from "./clause-model.ts";
import type { FromReviewer, ToReviewer } from "./messages.ts";
import { reviewSource } from "./review-source.ts";

// Files are taken apart beside the page: whatever one of them does, the page stays alive and can end the work.
const tell = (message: FromReviewer): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<Partial<ToReviewer>>) => {
  // The PDF reader listens in this thread too and is told of every message; it knows its own, and so do we.
  if (data.type !== "review") return;
  const asked = data as ToReviewer;
  const { turn } = asked;
  void reviewSource(asked, (news) => tell({ ...news, turn }), clauseModel).then((done) =>
    tell(done.ok ? { type: "done", turn, reviewed: done.value } : { type: "problem", turn, problem: done.problem }),
  );
});
