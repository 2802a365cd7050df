import type {
  DocumentPlan,
  ExecutionPlan,
  NotaryPlan,
  SchedulePlan,
  SignaturePlan,
} from "../../model/document-plan.ts";
import { pageConventions } from "../../text/language-registry/language-packs.ts";
import { compileItems, compileTable } from "./compile-body.ts";
import { clauseId } from "../input/clause-id.ts";
import { compileClause, compileOpenings, compilePassages } from "./compile-clause.ts";
import { compileFormula, formulaAt } from "../formula/compile-formula.ts";
import type {
  ClauseInput,
  ExecutionInput,
  Formula,
  NotaryInput,
  DocumentTextInput,
  ScheduleInput,
  SignaturesInput,
} from "../input/schema-types.ts";
import type { Expression } from "../../model/expression.ts";
import { compileConditionAt, rootContext, withGuard, compileProseAt } from "./clause-context.ts";
import type { ClauseContext, DocumentContext, PrintedParts } from "./clause-context.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import type { CompilationContext } from "../formula/compilation-context.ts";

const idsOf = (clauses: readonly ClauseInput[] | undefined): readonly string[] =>
  (clauses ?? []).flatMap((clause) => [clauseId(clause), ...idsOf(clause.clauses)]);

/** Ids that references in the document may name. */
const targetsOf = (input: DocumentTextInput): ReadonlySet<string> =>
  new Set([
    ...idsOf(input.clauses),
    ...(input.schedules ?? []).flatMap((schedule) => [schedule.id ?? "", ...idsOf(schedule.clauses)]),
  ]);

const compileGenerated = ({ document }: ClauseContext, input: ScheduleInput): SchedulePlan["generate"] => {
  const made = input.generate;
  if (!made?.name) return undefined;
  const { context } = document;
  const figures = Object.keys(made.with ?? {}).flatMap((name) => {
    const formula = formulaAt(context, made.with ?? {}, name, context.scope);
    return formula ? [[name, formula] as const] : [];
  });
  return { name: made.name, with: Object.fromEntries(figures) };
};

/** A schedule with a generated table always prints something. */
const recordPrinted = (
  { document, guards, repeats, detail }: ClauseContext,
  owner: ScheduleInput,
  schedule: SchedulePlan,
): void => {
  const { id, text, items, table, clauses, generate } = schedule;
  const hasBody = text !== undefined || items.length > 0 || generate !== undefined;
  const body = { ...omitUndefined({ text }), items: generate ? [] : items, join: "and" as const };
  const plan = { variants: hasBody ? [body] : [], clauses, defines: [], ...omitUndefined({ table }) };
  document.printed.clauses.push({ id, owner, plan, guards, repeats, detail });
};

const compileSchedule = (outer: ClauseContext, input: ScheduleInput): SchedulePlan => {
  const when = compileConditionAt(outer, input);
  const id = input.id ?? "";
  const inner: ClauseContext = { ...withGuard(outer, when), clause: id };
  const plan: SchedulePlan = {
    id,
    title: compileProseAt(inner, input, "title") ?? [],
    ...omitUndefined({
      when,
      text: compileProseAt(inner, input, "text"),
      table: compileTable(inner, input.table),
      generate: compileGenerated(inner, input),
    }),
    items: compileItems(inner, input.items),
    clauses: (input.clauses ?? []).map((clause) => compileClause(inner, clause)),
  };
  recordPrinted(inner, input, plan);
  return plan;
};

const compileSignatures = (outer: ClauseContext, input: SignaturesInput | undefined): SignaturePlan | undefined => {
  if (!input) return undefined;
  const each = input.each === undefined ? [] : [input.each].flat().map((field) => ({ field }));
  const groups = (input.groups ?? []).flatMap((group) => {
    if (!group.field) return [];
    const when = compileConditionAt(outer, group);
    const inner = withGuard(outer, when);
    const texts = { label: compileProseAt(inner, group, "label"), as: compileProseAt(inner, group, "as") };
    const sealed = formulaAt(outer.document.context, group, "sealed", inner.scope, "boolean");
    return [{ field: group.field, ...omitUndefined({ ...texts, when, sealed }) }];
  });
  const { page, initials } = input;
  return {
    ...omitUndefined({
      text: compileProseAt(outer, input, "text"),
      document: compileProseAt(outer, input, "document"),
      page,
      initials,
    }),
    groups: [...each, ...groups],
  };
};

const compileNotary = (outer: ClauseContext, input: NotaryInput | undefined): NotaryPlan | undefined => {
  if (!input?.kind) return undefined;
  const when = compileConditionAt(outer, input);
  const inner = withGuard(outer, when);
  const notice = compileProseAt(inner, input, "notice");
  const apart = formulaAt(outer.document.context, input, "apart", inner.scope, "boolean");
  const certificate = formulaAt(outer.document.context, input, "certificate", inner.scope, "string");
  const representative = formulaAt(outer.document.context, input, "representative", inner.scope, "string");
  return { kind: input.kind, ...omitUndefined({ when, apart, of: input.of, certificate, representative, notice }) };
};

const compileNotaries = (outer: ClauseContext, list: readonly NotaryInput[]): readonly NotaryPlan[] => {
  let rest = outer;
  return list.flatMap((notaryInput) => {
    const notary = compileNotary(rest, notaryInput);
    rest = withGuard(rest, notary?.when, false);
    return notary ?? [];
  });
};

const compileNames = (
  context: CompilationContext,
  names: readonly Formula[] | undefined,
): readonly Expression[] | undefined =>
  names?.flatMap((source, index) => {
    const typed = compileFormula(context, source, { owner: names, key: String(index) }, context.scope, "string");
    return typed ? [typed.expression] : [];
  });

const compileExecution = (outer: ClauseContext, input: ExecutionInput | undefined): ExecutionPlan | undefined => {
  if (!input) return undefined;
  const when = compileConditionAt(outer, input);
  const inner = withGuard(outer, when);
  const { context } = outer.document;
  const { witness_text: witnessText, notary } = input;
  const several = Array.isArray(witnessText);
  return omitUndefined({
    when,
    witnesses: formulaAt(context, input, "witnesses", context.scope, "number"),
    witnessNames: compileNames(context, input.witness_names),
    witnessText: several ? undefined : compileProseAt(inner, input, "witness_text"),
    witnessTexts: several ? compileOpenings(inner, witnessText) : undefined,
    notary: Array.isArray(notary) ? undefined : compileNotary(inner, notary),
    notaries: Array.isArray(notary) ? compileNotaries(inner, notary) : undefined,
  });
};

/** A compiled body, and when each of its texts and clauses is printed. */
export type CompiledDocumentPlan = { readonly plan: DocumentPlan; readonly printed: PrintedParts };

/** Compiles the body of a document; `name` is the title if the author gives none. */
export const compileDocumentPlan = (
  context: CompilationContext,
  input: DocumentTextInput,
  name: string,
): CompiledDocumentPlan => {
  const printed: PrintedParts = { texts: [], clauses: [] };
  const document: DocumentContext = { context, targets: targetsOf(input), printed };
  const inner = rootContext(document);
  const { opening } = input;
  const plan: DocumentPlan = {
    language: context.documentLanguage,
    numbering: pageConventions(context.documentLanguage).numbering,
    title: compileProseAt(inner, input, "title") ?? [name],
    ...omitUndefined({
      opening: compileProseAt(inner, input, "opening"),
      openings: Array.isArray(opening) ? compileOpenings(inner, opening) : undefined,
      letter: input.letter && compilePassages(inner, input.letter),
    }),
    recitals: compilePassages(inner, input.recitals ?? []),
    clauses: (input.clauses ?? []).map((clause) => ({
      ...compileClause(inner, clause),
      ...omitUndefined({ part: compileProseAt(inner, clause, "part") }),
    })),
    schedules: (input.schedules ?? []).map((schedule) => compileSchedule(inner, schedule)),
    ...omitUndefined({
      signatures: compileSignatures(inner, input.signatures),
      execution: compileExecution(inner, input.execution),
    }),
  };
  return { plan, printed };
};
