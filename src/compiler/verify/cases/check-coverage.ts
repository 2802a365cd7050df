import type { ClausePlan } from "../../../model/document-plan.ts";
import { copyOf } from "../../input/block-use.ts";
import { clauseId } from "../../input/clause-id.ts";
import type { DocumentInput } from "../../input/document-input.ts";
import type { ClauseInput } from "../../input/schema-types.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { Report } from "../../problems/problem.ts";
import { movedFrom, rangeOf } from "../../position/yaml-file.ts";
import { placementsOf } from "../../input/placements.ts";
import type { CoveredParts } from "./coverage.ts";
import type { CaseResult } from "./run-case.ts";

const add = "Add a case whose answers lead here, or delete this if no answers can.";

const checkVariants = (plan: ClausePlan, input: ClauseInput, covered: CoveredParts, report: Report): void => {
  if (plan.variants.length < 2) return;
  for (const [index, variant] of plan.variants.entries()) {
    const source = input.variants?.[index];
    if (covered.has(variant) || !source) continue;
    report("CW072", rangeOf(source), `No case prints this variant of "${plan.id}".`, add);
  }
};

/** Whether a value was copied from a block; blocks are covered by their own cases. */
const isFromBlock = (part: object): boolean => (copyOf(part)?.use.name ?? "") !== "";

/** Whether the document itself decides if a block's clause is printed; the block's own conditions have the block's cases. */
const isConditional = (clause: ClauseInput): boolean =>
  movedFrom(clause, "when") !== undefined || placementsOf(clause).length > 0;

const checkClauses = (
  plans: readonly ClausePlan[],
  inputs: readonly ClauseInput[] | undefined,
  covered: CoveredParts,
  report: Report,
): void => {
  for (const input of inputs ?? []) {
    const plan = plans.find(({ id }) => id === clauseId(input));
    if (!plan) continue;
    if (!covered.has(plan)) {
      if (isFromBlock(input) && !isConditional(input)) continue;
      report(
        "CW072",
        isFromBlock(input) ? rangeOf(copyOf(input)?.use.site ?? input, "use") : rangeOf(input, "id"),
        `No case prints the clause "${plan.id}".`,
        add,
      );
      continue;
    }
    if (isFromBlock(input)) continue;
    checkVariants(plan, input, covered, report);
    checkClauses(plan.clauses, input.clauses, covered, report);
  }
};

const checkPassages = (
  plans: readonly object[],
  inputs: unknown,
  what: string,
  covered: CoveredParts,
  report: Report,
): void => {
  if (!Array.isArray(inputs)) return;
  for (const [index, plan] of plans.entries()) {
    if (!covered.has(plan)) report("CW072", rangeOf(inputs, index), `No case prints this ${what}.`, add);
  }
};

const checkIds = (
  things: readonly { readonly id?: string }[] | undefined,
  seen: ReadonlySet<string>,
  say: (id: string) => string,
  report: Report,
): void => {
  for (const part of things ?? []) {
    if (part.id !== undefined && !seen.has(part.id) && !isFromBlock(part))
      report("CW072", rangeOf(part, "id"), say(part.id), add);
  }
};

/** Reports clauses, variants, warnings and exits that no case shows. */
export const checkCoverage = (
  input: DocumentInput,
  { document: plan }: DocumentDefinition,
  caseResults: readonly CaseResult[],
  covered: CoveredParts,
  report: Report,
): void => {
  checkPassages(plan.openings ?? [], input.document?.opening, "opening", covered, report);
  checkPassages(plan.letter ?? [], input.document?.letter, "line of the letter", covered, report);
  checkPassages(plan.recitals, input.document?.recitals, "recital", covered, report);
  checkClauses(plan.clauses, input.document?.clauses, covered, report);
  const { witnessTexts, notaries } = plan.execution ?? {};
  checkPassages(witnessTexts ?? [], input.document?.execution?.witness_text, "witness text", covered, report);
  checkPassages(notaries ?? [], input.document?.execution?.notary, "certificate", covered, report);
  for (const schedule of plan.schedules) {
    const source = input.document?.schedules?.find(({ id }) => id === schedule.id);
    if (!source) continue;
    if (covered.has(schedule)) checkClauses(schedule.clauses, source.clauses, covered, report);
    else if (!isFromBlock(source)) report("CW072", rangeOf(source, "id"), `No case attaches "${schedule.id}".`, add);
  }
  const warned = new Set(caseResults.flatMap(({ view }) => view.warnings.map(({ id }) => id)));
  checkIds(input.checks, warned, (id) => `No case gives the warning "${id}".`, report);
  const left = new Set(caseResults.flatMap(({ view }) => view.ineligible?.id ?? []));
  checkIds(input.screen, left, (id) => `No case leaves by the question "${id}".`, report);
};
