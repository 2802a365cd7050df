import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readModel, readStatementModel } from "../../src/engine/review/detect/model-file.ts";
import type { Models } from "../../src/engine/review/report/review-lines.ts";
import type { ReviewPlaybooks } from "../../src/engine/review/report/begin-review.ts";
import type { ReviewRequests } from "../../src/model/review/playbook.ts";
import type { LoadedReviewLaw } from "../../src/engine/review/report/review-text.ts";
import type { CalendarDate } from "../../src/values/date.ts";
import { reviewCatalog } from "../build/catalog/review-catalog.ts";
import { ROOT, openCatalog } from "../build/catalog/compiled-catalog.ts";

const MODELS = join(ROOT, "src/engine/review/model");

/** The shipped models, read from disk. */
export const reviewModels = (): Models => ({
  clauses: readModel(readFileSync(join(MODELS, "clauses.bin"))),
  statements: readStatementModel(readFileSync(join(MODELS, "statements.bin"))),
});

const compiled = () =>
  reviewCatalog(openCatalog().compilePage(null, ["playbook", "block", "law", "law-sources", "places"]));

/** The playbooks of the catalog, ready to review with. */
export const reviewPlaybooks = (): ReviewPlaybooks => compiled().tools;

/** The requests of the playbooks. */
export const reviewRequests = (): ReviewRequests => compiled().requests;

/** The law of the catalog, looked up as of a day. */
export const reviewLaw = (today: CalendarDate): LoadedReviewLaw => {
  const { law } = openCatalog().compilePage(null, ["law", "law-sources", "places"]);
  return { today, topics: law };
};
