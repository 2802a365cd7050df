import type { DocumentDefinition } from "../../model/definition.ts";
import type { ClausePlan } from "../../model/document-plan.ts";
import type { Expression } from "../../model/expression.ts";
import type { Field } from "../../model/field.ts";

export type Effect = {
  readonly kind: "step" | "question" | "figure" | "check" | "clause" | "variant" | "exit";
  readonly id: string;
  readonly when: string;
};

/** A question with everything its answer decides. */
export type LogicRow = { readonly field: string; readonly effects: readonly Effect[] };

type Rule = Omit<Effect, "when"> & { readonly when: Expression | undefined };

const ofField = (field: Field): readonly Rule[] => [
  { kind: "question", id: field.id, when: field.when },
  ...(field.fields ?? []).flatMap(ofField),
];

const ofClause = (clause: ClausePlan): readonly Rule[] => [
  { kind: "clause", id: clause.id, when: clause.when },
  ...clause.variants.map(({ when }): Rule => ({ kind: "variant", id: clause.id, when })),
  ...clause.clauses.flatMap(ofClause),
];

const rulesOf = (definition: DocumentDefinition): readonly Rule[] => {
  const { document } = definition;
  return [
    ...definition.screen.map((exit): Rule => ({ kind: "exit", id: exit.id, when: exit.exitWhen })),
    ...definition.steps.flatMap((step) => [
      { kind: "step", id: step.id, when: step.when } as const,
      ...step.fields.flatMap(ofField),
    ]),
    ...(definition.figures ?? []).map(({ id, formula }): Rule => ({ kind: "figure", id, when: formula })),
    ...definition.checks.map((check): Rule => ({ kind: "check", id: check.id, when: check.when })),
    ...document.clauses.flatMap(ofClause),
    ...document.schedules.flatMap((schedule): readonly Rule[] => [
      { kind: "clause", id: schedule.id, when: schedule.when },
      ...schedule.clauses.flatMap(ofClause),
    ]),
  ];
};

/** Which answer shows or hides what, in the order of the questions. */
export const logicMap = (definition: DocumentDefinition): readonly LogicRow[] => {
  const rules = rulesOf(definition);
  const figures = new Map((definition.figures ?? []).map(({ id, formula }) => [id, formula.deps]));
  // A figure depends on what its answers decide; the compiler rules out cycles.
  const behind = (name: string): readonly string[] => [name, ...(figures.get(name) ?? []).flatMap(behind)];
  const effectsOf = (field: string): readonly Effect[] =>
    rules.flatMap(({ kind, id, when }) =>
      when?.deps.some((name) => behind(name).includes(field)) === true ? [{ kind, id, when: when.source }] : [],
    );
  return definition.steps.flatMap((step) => step.fields.map(({ id }) => ({ field: id, effects: effectsOf(id) })));
};
