import type { DocumentDefinition, PageDefinition } from "../../model/definition.ts";
import type { ClausePlan } from "../../model/document-plan.ts";
import type { Expression } from "../../model/expression.ts";
import type { Field } from "../../model/field.ts";
import type { ComputeNode, ToolDefinition } from "../../model/tool.ts";
import type { ShownDefinition } from "./compiler/compiler-messages.ts";

export type Effect = {
  readonly kind:
    "step" | "question" | "figure" | "check" | "clause" | "variant" | "exit" | "refusal" | "answer" | "limit";
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

const ofQuestions = ({ screen, steps, checks }: PageDefinition): readonly Rule[] => [
  ...screen.map((exit): Rule => ({ kind: "exit", id: exit.id, when: exit.exitWhen })),
  ...steps.flatMap((step) => [
    { kind: "step", id: step.id, when: step.when } as const,
    ...step.fields.flatMap(ofField),
  ]),
  ...checks.map((check): Rule => ({ kind: "check", id: check.id, when: check.when })),
];

const ofDocument = ({ document, figures = [] }: DocumentDefinition): readonly Rule[] => [
  ...figures.map(({ id, formula }): Rule => ({ kind: "figure", id, when: formula })),
  ...document.clauses.flatMap(ofClause),
  ...document.schedules.flatMap((schedule): readonly Rule[] => [
    { kind: "clause", id: schedule.id, when: schedule.when },
    ...schedule.clauses.flatMap(ofClause),
  ]),
];

const formulasOf = (node: ComputeNode): readonly Expression[] => {
  switch (node.type) {
    case "step":
      return node.variants.flatMap(({ formula, when }) => (when ? [when, formula] : [formula]));
    case "table":
      return node.inputs;
    case "rows":
      return node.compute.flatMap((inner) => [...inner.when, ...formulasOf(inner)]);
  }
};

const numbered = (kind: Effect["kind"], id: string, when: Expression | undefined, index: number): Rule => ({
  kind,
  id: `${id} ${index + 1}`,
  when,
});

const ofTool = ({ refuse, compute, answer, notCovered }: ToolDefinition): readonly Rule[] => [
  ...refuse.map(({ when }, index) => numbered("refusal", "refuse", when, index)),
  ...compute.flatMap((node) =>
    [...node.when, ...formulasOf(node)].map((when): Rule => ({ kind: "figure", id: node.id, when })),
  ),
  ...answer.map(({ when }, index) => numbered("answer", "answer", when, index)),
  ...notCovered.map(({ when }, index) => numbered("limit", "not_covered", when, index)),
];

/** The names that each figure of a document, or each step of a tool, reads. */
const figuresRead = (shown: ShownDefinition): ReadonlyMap<string, readonly string[]> =>
  new Map(
    shown.type === "document"
      ? (shown.definition.figures ?? []).map(({ id, formula }) => [id, formula.deps])
      : shown.definition.compute.map((node) => [
          node.id,
          [...node.when, ...formulasOf(node)].flatMap(({ deps }) => deps),
        ]),
  );

/** Everything that a name depends on, itself included; the compiler rules out cycles. */
const namesBehind = (figures: ReadonlyMap<string, readonly string[]>): ((name: string) => ReadonlySet<string>) => {
  const found = new Map<string, ReadonlySet<string>>();
  const behind = (name: string): ReadonlySet<string> => {
    const known = found.get(name) ?? new Set([name, ...(figures.get(name) ?? []).flatMap((read) => [...behind(read)])]);
    found.set(name, known);
    return known;
  };
  return behind;
};

/** Which answer shows or hides what, in the order of the questions. */
export const logicMap = (shown: ShownDefinition): readonly LogicRow[] => {
  const own = shown.type === "tool" ? ofTool(shown.definition) : ofDocument(shown.definition);
  const rules = [...ofQuestions(shown.definition), ...own];
  const behind = namesBehind(figuresRead(shown));
  const effectsOf = (field: string): readonly Effect[] =>
    rules.flatMap(({ kind, id, when }) =>
      when?.deps.some((name) => behind(name).has(field)) === true ? [{ kind, id, when: when.source }] : [],
    );
  return shown.definition.steps.flatMap((step) => step.fields.map(({ id }) => ({ field: id, effects: effectsOf(id) })));
};
