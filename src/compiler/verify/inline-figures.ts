import type { Check, Step } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import { bindAst, bindClause, bindExpression, bindTable, bindText, bindVariant } from "../formula/bind-clause.ts";
import type { Bindings } from "../formula/bind-clause.ts";
import type { CheckedDocument } from "./check-inputs.ts";
import type { Guard } from "../logic/facts.ts";
import { questionGuardsOf } from "../logic/question-guards.ts";
import type { PrintedParts, PrintedClause, Repetition } from "../document/clause-context.ts";
import { omitUndefined } from "../input/omit-undefined.ts";

const inField = (field: Field, bindings: Bindings): Field => {
  const { when, min, optional } = field;
  return {
    ...field,
    optional: typeof optional === "boolean" ? optional : bindExpression(optional, bindings),
    ...omitUndefined({ when: when && bindExpression(when, bindings), min: min && bindExpression(min, bindings) }),
  };
};

const inStep = (step: Step, bindings: Bindings): Step => ({
  ...step,
  ...omitUndefined({ when: step.when && bindExpression(step.when, bindings) }),
  fields: step.fields.map((field) => inField(field, bindings)),
});

const inCheck = (check: Check, bindings: Bindings): Check => ({ ...check, when: bindExpression(check.when, bindings) });

/** Maps each list only once, because all texts of a clause share theirs. */
const oncePerList = <Entry>(change: (entry: Entry) => Entry): ((list: readonly Entry[]) => readonly Entry[]) => {
  const known = new Map<readonly Entry[], readonly Entry[]>();
  return (list) => {
    const found = known.get(list) ?? list.map(change);
    known.set(list, found);
    return found;
  };
};

const inPlan = (plan: PrintedClause["plan"], bindings: Bindings): PrintedClause["plan"] => ({
  ...plan,
  variants: plan.variants.map((variant) => bindVariant(variant, bindings)),
  clauses: plan.clauses.map((clause) => bindClause(clause, bindings)),
  ...omitUndefined({ table: plan.table && bindTable(plan.table, bindings) }),
});

const inPrinted = ({ texts, clauses }: PrintedParts, bindings: Bindings): PrintedParts => {
  const guards = oncePerList<Guard>(({ ast, isTrue }) => ({ ast: bindAst(ast, bindings), isTrue }));
  const repeats = oncePerList<Repetition>(({ as, list }) => ({ as, list: bindAst(list, bindings) }));
  return {
    texts: texts.map((one) => ({
      ...one,
      text: bindText(one.text, bindings),
      guards: guards(one.guards),
      repeats: repeats(one.repeats),
    })),
    clauses: clauses.map((clause) => ({
      ...clause,
      plan: inPlan(clause.plan, bindings),
      guards: guards(clause.guards),
      repeats: repeats(clause.repeats),
    })),
  };
};

/** Replaces every named figure by its formula, so that checks see what figures depend on. */
export const inlineFigures = (checked: CheckedDocument): CheckedDocument => {
  const { definition, context } = checked;
  if (context.figures.size === 0) return checked;
  const bindings: Bindings = Object.fromEntries([...context.figures].map(([id, { expanded: whole }]) => [id, whole]));
  const steps = definition.steps.map((step) => inStep(step, bindings));
  return {
    ...checked,
    definition: { ...definition, steps, checks: definition.checks.map((check) => inCheck(check, bindings)) },
    printed: inPrinted(checked.printed, bindings),
    questionGuards: questionGuardsOf(steps),
    questions: new Map(steps.flatMap((step) => step.fields).map((field) => [field.id, field])),
  };
};
