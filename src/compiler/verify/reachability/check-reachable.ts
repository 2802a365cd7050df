import type { Expression } from "../../../model/expression.ts";
import type { Field } from "../../../model/field.ts";
import type { ClauseInput, FieldInput } from "../../input/schema-types.ts";
import { contradict } from "../../logic/facts.ts";
import type { Guard } from "../../logic/facts.ts";
import { withQuestionGuards } from "../../logic/question-guards.ts";
import type { PrintedClause } from "../../document/clause-context.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { CheckedDocument, CheckedForm, DocumentCheck, FormCheck } from "../check-inputs.ts";

const guardOf = (when: Expression | undefined): readonly Guard[] => (when ? [{ ast: when.ast, isTrue: true }] : []);

const neverTrue = ({ domains, questionGuards }: CheckedForm, guards: readonly Guard[]): boolean =>
  guards.some((guard) => guard.isTrue) && contradict(withQuestionGuards(guards, questionGuards), domains);

const never = "Its condition is never true.";
const correct = "Correct the condition, or delete what it is for.";

const checkOptions = (checked: CheckedForm, field: Field, input: FieldInput, ofField: readonly Guard[]): void => {
  for (const option of field.options ?? []) {
    const source = input.options?.find((one) => one.is === option.value);
    if (!source || !option.when || !neverTrue(checked, [...ofField, ...guardOf(option.when)])) continue;
    const message = `The option "${option.value}" can never be chosen. ${never}`;
    checked.report("CW027", rangeOf(source, "when"), message, correct);
  }
};

/** Reports steps, questions, options and warnings that no answers lead to. */
export const checkFormReachable: FormCheck = (checked) => {
  const { input, definition, report } = checked;
  for (const step of definition.steps) {
    const source = input.steps?.find((one) => one.id === step.id);
    const ofStep = guardOf(step.when);
    if (source && neverTrue(checked, ofStep)) {
      report("CW027", rangeOf(source, "when"), `The step "${step.id}" is never shown. ${never}`, correct);
      continue;
    }
    for (const field of step.fields) {
      const own = source?.fields?.find((one) => one.id === field.id);
      if (!own) continue;
      const ofField = [...ofStep, ...guardOf(field.when)];
      if (!field.when || !neverTrue(checked, ofField)) checkOptions(checked, field, own, ofField);
      else report("CW027", rangeOf(own, "when"), `The question "${field.id}" is never asked. ${never}`, correct);
    }
  }
  for (const check of definition.checks) {
    const source = input.checks?.find((one) => one.id === check.id);
    if (!source || !neverTrue(checked, guardOf(check.when))) continue;
    report("CW027", rangeOf(source, "when"), `The warning "${check.id}" is never given. ${never}`, correct);
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
      const why = taken ? "One before it has no condition and always fits." : never;
      const remedy = taken ? "Put the variant without a condition last." : correct;
      checked.report("CW027", range, `This variant is never printed. ${why}`, remedy);
    }
    // A condition with an error was left out; it must not be taken for one that is always true.
    const isWrong = variant.when === undefined && input?.when !== undefined;
    if (!isWrong) before.push({ ast: variant.when?.ast ?? true, isTrue: false });
  }
};

/** Reports parts of a document that no answers lead to. */
export const checkReachable: DocumentCheck = (checked) => {
  checkFormReachable(checked);
  for (const clause of checked.printed.clauses) {
    if (clause.owner.when !== undefined && neverTrue(checked, clause.guards)) {
      checked.report(
        "CW027",
        rangeOf(clause.owner, "when"),
        `The clause "${clause.id}" is never printed. ${never}`,
        correct,
      );
    } else checkVariants(checked, clause);
  }
};
