import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readModel, readStatementModel } from "../../src/engine/review/detect/model-file.ts";
import type { Models } from "../../src/engine/review/report/review-lines.ts";
import type { ReviewPlaybooks } from "../../src/engine/review/report/review-text.ts";
import { ROOT, openCatalog } from "../build/catalog/compiled-catalog.ts";

const MODELS = join(ROOT, "src/engine/review/model");

/** The shipped models, read from disk. */
export const reviewModels = (): Models => ({
  clauses: readModel(readFileSync(join(MODELS, "clauses.bin"))),
  statements: readStatementModel(readFileSync(join(MODELS, "statements.bin"))),
});

/** The playbooks of the catalog, ready to review with. */
export const reviewPlaybooks = (): ReviewPlaybooks => {
  const { playbooks } = openCatalog().compilePage(null, ["playbook", "block"]);
  const general = playbooks.get("general");
  if (!general) throw new Error("unknown playbook: general");
  return { general, playbooks: [...playbooks.values()].filter((one) => one !== general) };
};
