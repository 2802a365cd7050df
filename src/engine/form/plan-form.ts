import { screenField } from "../../fields/screen-field.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import { link } from "../../feel/evaluate/evaluate.ts";
import type { FormNode, Linked, Words } from "./form-node.ts";
import { linkLaw } from "../../law/law-in-force.ts";
import type { LinkedLaw } from "../../law/law-in-force.ts";
import { linkField } from "./link-field.ts";
import { linkSteps } from "./open-steps.ts";
import type { StepNode } from "./open-steps.ts";
import { linkCheck, linkLawNodes } from "./link-checks.ts";
import type { CheckNode, LawNodes } from "./link-checks.ts";
import { linkScreen } from "./open-warnings.ts";
import type { ScreenNode } from "./open-warnings.ts";
import { orderNames } from "./order-names.ts";
import { placeNamesOf } from "./place-names.ts";
import { textNames } from "./text-names.ts";
import { textSettings } from "./text-settings.ts";
import { linkWords } from "./words.ts";

/** What the form reads of a definition. */
export type FormDefinition = Pick<DocumentDefinition, "language" | "screen" | "steps" | "checks" | "law" | "roles"> & {
  readonly document?: Pick<DocumentDefinition["document"], "title">;
  readonly figures?: DocumentDefinition["figures"];
};

/** A named figure with its formula linked, and the names it reads. */
export type FigureNode = { readonly id: string; readonly is: Linked; readonly names: readonly string[] };

/** Everything linked, in the order in which it is worked out. */
export type FormPlan = {
  readonly definition: FormDefinition;
  /** Screen questions, then the questions of every step. */
  readonly nodes: readonly FormNode[];
  readonly figures: readonly FigureNode[];
  /** Places in `nodes`; one past the end stands the law, then the title, then the figures in turn. */
  readonly order: readonly number[];
  readonly roleFields: ReadonlyMap<string, readonly string[]>;
  readonly law: LinkedLaw | null;
  readonly title: Words;
  readonly steps: readonly StepNode[];
  readonly checks: readonly CheckNode[];
  readonly lawNodes: LawNodes;
  readonly placeNames: ReadonlyMap<string, string>;
  readonly screens: readonly ScreenNode[];
};

const roleFieldsOf = (nodes: readonly FormNode[]): ReadonlyMap<string, readonly string[]> => {
  const roles = new Set(nodes.map((node) => node.field.role).filter((role) => role !== undefined));
  const holders = (role: string) => nodes.filter((node) => node.field.role === role).map((node) => node.field.id);
  return new Map([...roles].map((role) => [role, holders(role)]));
};

/** Links every formula of a definition once and finds the order to work them out in. */
export const planForm = (definition: FormDefinition): FormPlan => {
  const { screen, steps, law } = definition;
  const screenFields = screen.map(screenField);
  const stepFields = steps.flatMap((step) => step.fields);
  const text = textSettings(definition.language, [...screenFields, ...stepFields]);
  const screens = screenFields.map((field) => linkField(field, text));
  const asked = steps.flatMap((step) => step.fields.map((field) => linkField(field, text, step.when)));
  const nodes = [...screens, ...asked];
  const title = definition.document?.title ?? [];
  const linkedLaw = law ? linkLaw(law) : null;
  const figures = (definition.figures ?? []).map(({ id, is }) => ({ id, is: link(is.ast), names: is.deps }));
  const named = [
    ...nodes.map((node) => ({ name: node.field.id, needs: node.valueNames })),
    { name: "law", needs: linkedLaw?.names ?? [] },
    { name: "title", needs: textNames(title) },
    ...figures.map(({ id, names }) => ({ name: id, needs: names })),
  ];
  return {
    definition,
    nodes,
    figures,
    order: orderNames(named),
    roleFields: roleFieldsOf(nodes),
    law: linkedLaw,
    title: linkWords(title, text),
    steps: linkSteps(steps, screens.length, text),
    checks: definition.checks.map((check) => linkCheck(check, figures, text)),
    lawNodes: linkLawNodes(law, nodes, text),
    placeNames: placeNamesOf(nodes, definition.language),
    screens: screen.map((question) => linkScreen(question, text)),
  };
};
