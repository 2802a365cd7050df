import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readModel, readStatementModel } from "../src/engine/review/model-file.ts";
import type { Models } from "../src/engine/review/review-lines.ts";
import type { ReviewTools } from "../src/engine/review/review-text.ts";
import { ROOT, compiledCatalog } from "./compiled-catalog.ts";

const MODELS = join(ROOT, "src/engine/review/model");

/** The shipped models, read from disk. */
export const reviewModels = (): Models => ({
  clauses: readModel(readFileSync(join(MODELS, "clauses.bin"))),
  statements: readStatementModel(readFileSync(join(MODELS, "statements.bin"))),
});

/** The playbooks of the catalog, ready to review with. */
export const reviewTools = (): ReviewTools => {
  const { playbooks } = compiledCatalog();
  const general = playbooks.get("general");
  if (!general) throw new Error("unknown playbook: general");
  return { general, playbooks: [...playbooks.values()].filter((one) => one !== general) };
};
