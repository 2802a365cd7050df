import { screenField } from "../../../fields/screen-field.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import { link } from "../../../feel/evaluate/link/evaluate.ts";
import { hasAnswerWarnings } from "../nodes/has-answer-warnings.ts";
import type { FigureNode, FormNode, NodeText } from "../nodes/form-node.ts";
import { linkLaw } from "../../../law/law-in-force.ts";
import type { LinkedLaw } from "../../../law/law-in-force.ts";
import { linkField } from "./link-field.ts";
import { linkSteps } from "./link-steps.ts";
import type { StepNode } from "./link-steps.ts";
import { linkCheck, linkLawNodes } from "./link-checks.ts";
import type { CheckNode, LawNodes } from "./link-checks.ts";
import { linkScreening } from "./link-screening.ts";
import type { ScreeningNode } from "./link-screening.ts";
import { topologicalOrder } from "../nodes/topological-order.ts";
import { inSentence, jurisdictionNamesOf } from "../../../fields/jurisdiction-names.ts";
import { textNames } from "../nodes/text-names.ts";
import type { TextSettings } from "../../../text/templates/text-settings.ts";
import { textSettings } from "./form-text-settings.ts";
import { linkNodeText } from "../nodes/node-text.ts";

/** The part of a definition that a form is made from. */
export type FormDefinition = Pick<DocumentDefinition, "language" | "screen" | "steps" | "checks" | "law" | "roles"> & {
  readonly document?: Pick<DocumentDefinition["document"], "title">;
  readonly figures?: DocumentDefinition["figures"];
};

/** A definition with every formula linked, in evaluation order. */
export type FormPlan = {
  readonly definition: FormDefinition;
  /** Screen questions, then the questions of every step. */
  readonly nodes: readonly FormNode[];
  /** Index in `nodes` by id. */
  readonly indexById: ReadonlyMap<string, number>;
  readonly figures: readonly FigureNode[];
  /** Indexes into `nodes`; indexes beyond its length are the law, the title, then the figures in order. */
  readonly order: readonly number[];
  readonly roleFields: ReadonlyMap<string, readonly string[]>;
  readonly law: LinkedLaw | null;
  readonly title: NodeText;
  readonly steps: readonly StepNode[];
  readonly checks: readonly CheckNode[];
  readonly lawNodes: LawNodes;
  /** Indexes of the questions whose kinds have warnings about answers. */
  readonly warners: readonly number[];
  /** Names of the jurisdictions the form asks for, by code; found when a warning first cites law. */
  readonly placeNames: () => ReadonlyMap<string, string>;
  readonly screening: readonly ScreeningNode[];
  readonly textSettings: TextSettings;
};

const roleFieldsOf = (nodes: readonly FormNode[]): ReadonlyMap<string, readonly string[]> => {
  const roles = new Set(nodes.map((node) => node.field.role).filter((role) => role !== undefined));
  const holders = (role: string) => nodes.filter((node) => node.field.role === role).map((node) => node.field.id);
  return new Map([...roles].map((role) => [role, holders(role)]));
};

/** Links every formula of a definition once and determines the evaluation order. */
export const planForm = (definition: FormDefinition): FormPlan => {
  const { screen, steps, law } = definition;
  const screenFields = screen.map(screenField);
  const stepFields = steps.flatMap((step) => step.fields);
  const text = textSettings(definition.language, [...screenFields, ...stepFields]);
  const screeningNodes = screenFields.map((field) => linkField(field, text));
  const stepNodes = steps.flatMap((step) =>
    step.fields.map((field) => linkField(field, text, { shownWhen: step.when })),
  );
  const nodes = [...screeningNodes, ...stepNodes];
  const title = definition.document?.title ?? [];
  let placeNames: ReadonlyMap<string, string> | undefined;
  const linkedLaw = law ? linkLaw(law) : null;
  const figures = (definition.figures ?? []).map(({ id, formula }) => ({
    id,
    formula: link(formula.ast),
    names: formula.deps,
  }));
  const named = [
    ...nodes.map((node) => ({ name: node.field.id, needs: node.valueNames })),
    { name: "law", needs: linkedLaw?.names ?? [] },
    { name: "title", needs: textNames(title) },
    ...figures.map(({ id, names }) => ({ name: id, needs: names })),
  ];
  return {
    definition,
    nodes,
    indexById: new Map(nodes.map((node, index) => [node.field.id, index])),
    figures,
    order: topologicalOrder(named),
    roleFields: roleFieldsOf(nodes),
    law: linkedLaw,
    title: linkNodeText(title, text),
    steps: linkSteps(steps, screeningNodes.length, text),
    checks: definition.checks.map((check) => linkCheck(check, figures, text)),
    warners: [...nodes.keys()].filter((at) => hasAnswerWarnings(nodes[at]!)),
    lawNodes: linkLawNodes(law, nodes, text),
    placeNames: () =>
      (placeNames ??= jurisdictionNamesOf([...screenFields, ...stepFields], definition.language, inSentence)),
    screening: screen.map((question) => linkScreening(question, text)),
    textSettings: text,
  };
};
