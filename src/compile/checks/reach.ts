import type { Expression } from "../../model/expression.ts";
import type { ClauseInput } from "../input.ts";
import { contradict } from "../logic/facts.ts";
import type { Guard } from "../logic/facts.ts";
import { withPresence } from "../logic/presence.ts";
import type { PrintedClause } from "../paper.ts";
import { placeOf } from "../yaml-file.ts";
import type { Checked, CheckedForm, DocumentCheck, FormCheck } from "./check.ts";

const guardOf = (when: Expression | undefined): readonly Guard[] => (when ? [{ ast: when.ast, holds: true }] : []);

const cannotHold = ({ domains, presence }: CheckedForm, guards: readonly Guard[]): boolean =>
  guards.some((guard) => guard.holds) && contradict(withPresence(guards, presence), domains);

const never = "Its condition can never hold";

/** Every step, question and warning can come about with some answers. */
export const checkFormReach: FormCheck = (checked) => {
  const { input, definition, report } = checked;
  for (const step of definition.steps) {
    const source = input.steps?.find((one) => one.id === step.id);
    const ofStep = guardOf(step.when);
    if (source && cannotHold(checked, ofStep)) {
      report("CW027", placeOf(source, "when"), `The step "${step.id}" is never shown. ${never}.`);
      continue;
    }
    for (const field of step.fields) {
      const own = source?.fields?.find((one) => one.id === field.id);
      if (!own || !field.when) continue;
      if (!cannotHold(checked, [...ofStep, ...guardOf(field.when)])) continue;
      report("CW027", placeOf(own, "when"), `The question "${field.id}" is never asked. ${never}.`);
    }
  }
  for (const check of definition.checks) {
    const source = input.checks?.find((one) => one.id === check.id);
    if (!source || !cannotHold(checked, guardOf(check.when))) continue;
    report("CW027", placeOf(source, "when"), `The warning "${check.id}" is never given. ${never}.`);
  }
};

const checkVariants = (checked: Checked, clause: PrintedClause): void => {
  const inputs = "variants" in clause.owner ? (clause.owner as ClauseInput).variants : undefined;
  if (!inputs) return;
  const before: Guard[] = [];
  for (const [at, variant] of clause.plan.variants.entries()) {
    const input = inputs[at];
    const guards = [...clause.guards, ...before, ...guardOf(variant.when)];
    const taken = before.some(({ ast }) => ast === true);
    if (input && (taken || (variant.when && cannotHold(checked, guards)))) {
      const place = placeOf(input, input.when === undefined ? undefined : "when");
      const why = taken ? "One before it has no condition and always fits" : never;
      checked.report("CW027", place, `This variant is never printed. ${why}.`);
    }
    before.push({ ast: variant.when?.ast ?? true, holds: false });
  }
};

/** Everything that is written can come about with some answers. */
export const checkReach: DocumentCheck = (checked) => {
  checkFormReach(checked);
  for (const clause of checked.printed.clauses) {
    if (clause.fromLibrary) continue;
    if (clause.owner.when !== undefined && cannotHold(checked, clause.guards)) {
      checked.report("CW027", placeOf(clause.owner, "when"), `The clause "${clause.id}" is never printed. ${never}.`);
    } else checkVariants(checked, clause);
  }
};
