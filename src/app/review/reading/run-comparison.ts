import { compareVersions } from "../../../engine/review/compare/compare-versions.ts";
import { playbookTopics } from "../../../engine/review/law/playbook-topics.ts";
import type { ParseResult } from "../../../values/parse-result.ts";
import { runReview } from "./run-review.ts";
import type { ReviewResources } from "./run-review.ts";
import type { CompareRequest, ComparedVersions, Stage } from "../worker/worker-messages.ts";

/**
 * Reads the earlier version of a document and compares the current one with it. Both are reviewed with the same
 * playbook, side, law and weights, so that a difference is one of the text.
 *
 * Problems: those of `runReview`. Rejects: if the playbooks cannot be loaded.
 */
export const runComparison = async (
  request: CompareRequest,
  onStage: (stage: Stage) => void,
  { playbooks, model, loadLaw }: ReviewResources,
): Promise<ParseResult<ComparedVersions>> => {
  const { requestId, earlier, current, choice, today } = request;
  const loaded = await playbooks;
  const law = loadLaw(playbookTopics([loaded.general, ...loaded.playbooks]));
  const resources = { playbooks, model, loadLaw: () => law };
  const shared = { type: "review", requestId, choice, expected: undefined, today, anyText: true } as const;
  const before = await runReview(
    { ...shared, source: earlier },
    (update) => {
      if (update.type === "stage") onStage(update.stage);
    },
    resources,
  );
  if (!before.ok) return before;
  const after = await runReview({ ...shared, source: { type: "read", ...current } }, () => undefined, resources);
  if (!after.ok) return after;
  const { name, read, review, hasModel } = before.value;
  const comparison = compareVersions(
    { text: read.text, review },
    { text: after.value.read.text, review: after.value.review },
    loaded,
  );
  return { ok: true, value: { name, read, review: after.value.review, hasModel, comparison } };
};
