import type { Expression } from "../../../model/expression.ts";
import type { ClauseInput } from "../../input/schema-types.ts";
import { contradict } from "../../logic/facts.ts";
import type { Guard } from "../../logic/facts.ts";
import { withQuestionGuards } from "../../logic/question-guards.ts";
import type { PrintedClause } from "../../document/clause-context.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { CheckedDocument, CheckedForm, DocumentCheck, FormCheck } from "../check-inputs.ts";

const guardOf = (when: Expression | undefined): readonly Guard[] => (when ? [{ ast: when.ast, holds: true }] : []);

const neverTrue = ({ domains, questionGuards }: CheckedForm, guards: readonly Guard[]): boolean =>
  guards.some((guard) => guard.holds) && contradict(withQuestionGuards(guards, questionGuards), domains);

const never = "Its condition can never hold";

/** Reports steps, questions and warnings that no answers lead to. */
export const checkFormReachable: FormCheck = (checked) => {
  const { input, definition, report } = checked;
  for (const step of definition.steps) {
    const source = input.steps?.find((one) => one.id === step.id);
    const ofStep = guardOf(step.when);
    if (source && neverTrue(checked, ofStep)) {
      report("CW027", rangeOf(source, "when"), `The step "${step.id}" is never shown. ${never}.`);
      continue;
    }
    for (const field of step.fields) {
      const own = source?.fields?.find((one) => one.id === field.id);
      if (!own || !field.when) continue;
      if (!neverTrue(checked, [...ofStep, ...guardOf(field.when)])) continue;
      report("CW027", rangeOf(own, "when"), `The question "${field.id}" is never asked. ${never}.`);
    }
  }
  for (const check of definition.checks) {
    const source = input.checks?.find((one) => one.id === check.id);
    if (!source || !neverTrue(checked, guardOf(check.when))) continue;
    report("CW027", rangeOf(source, "when"), `The warning "${check.id}" is never given. ${never}.`);
  }
};

const checkVariants = (checked: CheckedDocument, clause: PrintedClause): void => {
  const inputs = "variants" in clause.owner ? (clause.owner as ClauseInput).variants : undefined;
  if (!inputs) return;
  const before: Guard[] = [];
  for (const [index, variant] of clause.plan.variants.entries()) {
    const input = inputs[index];
    const guards = [...clause.guards, ...before, ...guardOf(variant.when)];
    const taken = before.some(({ ast }) => ast === true);
    if (input && (taken || (variant.when && neverTrue(checked, guards)))) {
      const range = rangeOf(input, input.when === undefined ? undefined : "when");
      const why = taken ? "One before it has no condition and always fits" : never;
      checked.report("CW027", range, `This variant is never printed. ${why}.`);
    }
    before.push({ ast: variant.when?.ast ?? true, holds: false });
  }
};

/** Reports parts of a document that no answers lead to. */
export const checkReachable: DocumentCheck = (checked) => {
  checkFormReachable(checked);
  for (const clause of checked.printed.clauses) {
    if (clause.owner.when !== undefined && neverTrue(checked, clause.guards)) {
      checked.report("CW027", rangeOf(clause.owner, "when"), `The clause "${clause.id}" is never printed. ${never}.`);
    } else checkVariants(checked, clause);
  }
};
