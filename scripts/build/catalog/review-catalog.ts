import type { CompiledCatalog } from "../../../src/compiler/catalog/catalog.ts";
import type { ReviewPlaybooks } from "../../../src/engine/review/report/begin-review.ts";
import type { ReviewRequests } from "../../../src/model/review/playbook.ts";
import { reviewPlaces } from "./review-places.ts";

/** The playbook that fits any document. */
const GENERAL = "general";

type ReviewCatalog = {
  readonly tools: ReviewPlaybooks;
  /**
   * The requests of all playbooks. Loading those of a single playbook would reveal to the server which kind of contract
   * a visitor has.
   */
  readonly requests: ReviewRequests;
};

/** What reviews read from the catalog, in two parts: the playbooks, and the requests for what they find. */
export const reviewCatalog = ({
  playbooks,
  jurisdictions,
}: Pick<CompiledCatalog, "playbooks" | "jurisdictions">): ReviewCatalog => {
  const all = [...playbooks.values()];
  const withoutRequests = all.map((playbook) => {
    const { requests: _, ...rest } = playbook;
    return rest;
  });
  const general = withoutRequests.find(({ id }) => id === GENERAL);
  if (!general) throw new Error(`unknown playbook: ${GENERAL}`);
  return {
    tools: {
      general,
      playbooks: withoutRequests.filter((withoutRequest) => withoutRequest !== general),
      places: reviewPlaces(jurisdictions),
    },
    requests: Object.fromEntries(all.map(({ id, requests }) => [id, requests])),
  };
};
