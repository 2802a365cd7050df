import { runChecks } from "../../src/engine/review/checks/run-checks.ts";
import type { ClauseModel } from "../../src/engine/review/model/clause-model.ts";
import { featuresOf } from "../../src/engine/review/model/features.ts";
import { findClauses } from "../../src/engine/review/detect/find-clauses.ts";
import type { Contract } from "../../src/engine/review/text/parse-contract.ts";
import { MISSING_THRESHOLD } from "../../src/engine/review/report/review-lines.ts";
import type { CheckId } from "../../src/model/review/playbook.ts";
import type { LabeledContract } from "./labeled-contracts.ts";
import type { QualityRow } from "./measure-clauses.ts";
import { editedContract, seededEdits } from "./seeded-edits.ts";
import type { SeededEdit } from "./seeded-edits.ts";

/** By kind of error: how many errors were seeded, and how many were reported only after seeding. */
export type EditCounts = ReadonlyMap<string, { readonly edits: number; readonly right: number }>;

const NEAR = 40;

/** Whether the checks report an error at its place, or by its name. */
export const isReportedIn = (contract: Contract, { check, at, term }: SeededEdit, terms?: Float32Array): boolean =>
  runChecks(contract, terms).some(({ check: by, start, found, also = [] }) => {
    if (check !== null && by !== check) return false;
    if (term !== undefined) return found.includes(term) || (found !== "" && term.includes(found));
    return [{ start }, ...(check === null ? also : [])].some((place) => Math.abs(place.start - at) < NEAR);
  });

const isMissingIn = (contract: Contract, category: string, model: ClauseModel): boolean =>
  (findClauses(model, contract, featuresOf(contract)).find((one) => one.category === category)?.score ?? 1) <
  MISSING_THRESHOLD;

/** By fold: what was learned from the other folds. `terms`: the weights for undefined terms. */
export type FoldModels = { readonly clauses: readonly ClauseModel[]; readonly terms: readonly Float32Array[] };

/** Every seeded edit, judged on both texts by models that saw neither. */
export const countEdits = (contracts: readonly LabeledContract[], { clauses, terms }: FoldModels): EditCounts => {
  const counts = new Map<string, { edits: number; right: number }>();
  for (const edit of seededEdits(contracts)) {
    const { labeled, category, kind } = edit;
    const isReported = (contract: Contract): boolean =>
      category === undefined
        ? isReportedIn(contract, edit, terms[labeled.fold])
        : isMissingIn(contract, category, clauses[labeled.fold]!);
    const count = counts.get(kind) ?? { edits: 0, right: 0 };
    count.edits++;
    if (!isReported(labeled.contract) && isReported(editedContract(edit))) count.right++;
    counts.set(kind, count);
  }
  return counts;
};

// Checks that no labeled contract sets off have a figure, too.
const RARE: readonly CheckId[] = ["missing_unit", "differing_amount", "differing_period", "swallowing_exception"];

/** Share of contracts on which each check fires, and how many findings there are on an average one. */
export const measureFindingRates = (
  contracts: readonly LabeledContract[],
  { terms }: FoldModels,
): { readonly each: number; readonly fires: ReadonlyMap<string, number> } => {
  const fires = new Map<string, number>(RARE.map((check) => [check, 0]));
  let total = 0;
  for (const { contract, fold } of contracts) {
    const hits = runChecks(contract, terms[fold]);
    total += hits.length;
    for (const check of new Set(hits.map((hit) => hit.check)))
      fires.set(check, (fires.get(check) ?? 0) + 1 / contracts.length);
  }
  return { each: total / contracts.length, fires };
};

/** The rows on seeded edits and on the number of findings. */
export const editRows = (counts: EditCounts, each: number): readonly QualityRow[] => {
  const counted = [...counts.values()];
  const edits = counted.reduce((sum, one) => sum + one.edits, 0);
  const right = counted.reduce((sum, one) => sum + one.right, 0);
  return [
    { what: "seeded edits right in both texts", ours: (100 * right) / edits, floor: 65, goal: 88 },
    {
      what: "findings on an average contract other than “missing” (count)",
      ours: each,
      floor: 6,
      goal: 3,
      fewerIsBetter: true,
    },
  ];
};
