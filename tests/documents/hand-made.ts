import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import type { AssembledDefinition } from "../../src/engine/document/prepare-document.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { toRawAnswers } from "../../src/engine/form/answers/answers-file.ts";
import { compileExpression } from "../../src/feel/compile/compile-expression.ts";
import { compileTemplate } from "../../src/feel/compile/compile-template.ts";
import { valueTypeOf } from "../../src/fields/registry/kind-shapes.ts";
import type { Context } from "../../src/model/context.ts";
import type { ClausePlan, DocumentPlan, Each, Item, SchedulePlan, Variant } from "../../src/model/document-plan.ts";
import type { Block, Clause, LegalDocument } from "../../src/model/document.ts";
import type { Expression } from "../../src/model/expression.ts";
import type { Field } from "../../src/model/field.ts";
import type { FormView } from "../../src/model/form-view.ts";
import type { Text } from "../../src/model/text.ts";
import type { ValueType } from "../../src/values/value-type.ts";
import { context, form, step } from "../forms/hand-made.ts";

type Scope = { readonly [name: string]: ValueType };

/** Compiles texts and formulas against a set of questions; a fault in one is a fault of the test. */
export const writer = (fields: readonly Field[], locals: Scope = {}) => {
  const scope: Scope = { today: { type: "date" }, law: { type: "any" }, title: { type: "string" } };
  const names = {
    ...scope,
    ...Object.fromEntries(fields.map((field) => [field.id, valueTypeOf(field)])),
    ...locals,
  };
  const formula = (source: string): Expression => {
    const { ast, deps, diagnostics } = compileExpression(source, names, { locals: Object.keys(locals) });
    if (diagnostics.length > 0) throw new Error(`${source}: ${diagnostics[0]!.message}`);
    return { ast, deps, source };
  };
  const text = (source: string): Text => {
    const compiled = compileTemplate(source, names, { locals: Object.keys(locals) });
    if (compiled.diagnostics.length > 0) throw new Error(`${source}: ${compiled.diagnostics[0]!.message}`);
    return compiled.text;
  };
  const rows = (name: string, list: string) => {
    const type = names[list];
    const inner = type?.type === "list" ? type.of : { type: "any" as const };
    const each: Each = { as: name, in: formula(list), field: list };
    return { each, ...writer(fields, { ...locals, [name]: inner }) };
  };
  return { formula, text, rows };
};

/** One body without a condition. */
export const body = (text?: Text, items: readonly Item[] = [], more: Partial<Variant> = {}): Variant => ({
  text,
  items,
  join: "and",
  ...more,
});

/** A clause with what every clause has. */
export const clause = (id: string, more: Partial<ClausePlan> = {}): ClausePlan => ({
  id,
  detail: 1,
  defines: [],
  variants: [],
  clauses: [],
  sources: [],
  fields: [],
  ...more,
});

export const schedule = (id: string, title: string, more: Partial<SchedulePlan> = {}): SchedulePlan => ({
  id,
  title: [title],
  items: [],
  clauses: [],
  ...more,
});

export const plan = (more: Partial<DocumentPlan>): DocumentPlan => ({
  language: "en",
  numbering: "decimal",
  title: ["Test Agreement"],
  recitals: [],
  clauses: [],
  schedules: [],
  ...more,
});

type Made = {
  readonly definition: AssembledDefinition;
  readonly view: (answers: object, previous?: FormView) => FormView;
  readonly assemble: (answers: object, more?: Partial<Context>, previous?: LegalDocument) => LegalDocument;
  readonly numbers: (answers: object) => { readonly [id: string]: string };
  readonly explain: (answers: object) => ReturnType<ReturnType<typeof prepareDocument>["explain"]>;
};

/** A document of these questions and this plan, ready to be assembled with plain answers. */
export const made = (fields: readonly Field[], document: DocumentPlan): Made => {
  const steps = [step("all", fields)];
  const definition: AssembledDefinition = { id: "test", version: "1.0", hash: "h", steps, document };
  const prepared = prepareDocument(definition, { strict: true });
  const opened = prepareForm(form(steps, { document }));
  const view = (answers: object, previous?: FormView) =>
    opened.evaluate(toRawAnswers(opened, answers, context).answers, context, previous);
  return {
    definition,
    view,
    assemble: (answers, more = {}, previous) => prepared.assemble(view(answers), { ...context, ...more }, previous),
    numbers: (answers) => prepared.numbers(view(answers), context),
    explain: (answers) => prepared.explain(view(answers), context),
  };
};

/** The clause of an id, at any depth. */
export const clauseOf = (document: LegalDocument, id: string): Clause | undefined => {
  const find = (blocks: readonly { readonly type: string }[]): Clause | undefined => {
    for (const block of blocks as readonly Block[]) {
      if (block.type === "clause" && block.id === id) return block;
      const inner = "blocks" in block ? find(block.blocks) : undefined;
      if (inner) return inner;
    }
    return undefined;
  };
  return find(document.blocks);
};
