import type { DocumentPlan, ExecutionPlan, NotaryPlan, SchedulePlan, SignaturePlan } from "../model/document-plan.ts";
import { compileItems, compileTable } from "./body-plan.ts";
import { clauseId } from "./clause-id.ts";
import { compileClause, compileOpenings, compileRecitals } from "./clause-plan.ts";
import { compileFormula, formulaAt } from "./formulas.ts";
import type {
  ClauseInput,
  ExecutionInput,
  Formula,
  NotaryInput,
  PaperInput,
  ScheduleInput,
  SignaturesInput,
} from "./input.ts";
import type { Expression } from "../model/expression.ts";
import { conditionAt, outermost, under, wordsAt } from "./paper.ts";
import type { Inside, Library, Paper, Printed } from "./paper.ts";
import { present } from "./present.ts";
import type { Unit } from "./unit.ts";

const idsOf = (clauses: readonly ClauseInput[] | undefined): readonly string[] =>
  (clauses ?? []).flatMap((one) => [clauseId(one), ...idsOf(one.clauses)]);

/** Everything a text of the document may refer to. */
const targetsOf = (input: PaperInput): ReadonlySet<string> =>
  new Set([
    ...idsOf(input.clauses),
    ...(input.schedules ?? []).flatMap((schedule) => [schedule.id ?? "", ...idsOf(schedule.clauses)]),
  ]);

const compileGenerated = ({ paper }: Inside, input: ScheduleInput): SchedulePlan["generate"] => {
  const made = input.generate;
  if (!made?.name) return undefined;
  const { unit } = paper;
  const figures = Object.keys(made.with ?? {}).flatMap((name) => {
    const formula = formulaAt(unit, made.with ?? {}, name, unit.scope);
    return formula ? [[name, formula] as const] : [];
  });
  return { name: made.name, with: Object.fromEntries(figures) };
};

/** A schedule with a computed table always has something to print. */
const notePrinted = (
  { paper, guards, repeats, detail }: Inside,
  owner: ScheduleInput,
  schedule: SchedulePlan,
): void => {
  const { id, text, items, table, clauses, generate } = schedule;
  const hasBody = text !== undefined || items.length > 0 || generate !== undefined;
  const body = { ...present({ text }), items: generate ? [] : items, join: "and" as const };
  const plan = { variants: hasBody ? [body] : [], clauses, essential: true, defines: [], ...present({ table }) };
  paper.printed.clauses.push({ id, owner, plan, guards, repeats, detail, fromLibrary: false });
};

const compileSchedule = (outer: Inside, input: ScheduleInput): SchedulePlan => {
  const when = conditionAt(outer, input);
  const id = input.id ?? "";
  const inside: Inside = { ...under(outer, when), clause: id };
  const plan: SchedulePlan = {
    id,
    title: wordsAt(inside, input, "title") ?? [],
    ...present({
      when,
      text: wordsAt(inside, input, "text"),
      table: compileTable(inside, input.table),
      generate: compileGenerated(inside, input),
    }),
    items: compileItems(inside, input.items),
    clauses: (input.clauses ?? []).flatMap((one) => compileClause(inside, one) ?? []),
  };
  notePrinted(inside, input, plan);
  return plan;
};

const compileSignatures = (outer: Inside, input: SignaturesInput | undefined): SignaturePlan | undefined => {
  if (!input) return undefined;
  const each = input.each === undefined ? [] : [input.each].flat().map((field) => ({ field }));
  const groups = (input.groups ?? []).flatMap((group) => {
    if (!group.field) return [];
    const when = conditionAt(outer, group);
    const inside = under(outer, when);
    const texts = { label: wordsAt(inside, group, "label"), as: wordsAt(inside, group, "as") };
    return [{ field: group.field, ...present({ ...texts, when }) }];
  });
  const { page, initials } = input;
  return { ...present({ text: wordsAt(outer, input, "text"), page, initials }), groups: [...each, ...groups] };
};

const compileNotary = (outer: Inside, input: NotaryInput | undefined): NotaryPlan | undefined => {
  if (!input?.kind) return undefined;
  const when = conditionAt(outer, input);
  const inside = under(outer, when);
  const notice = wordsAt(inside, input, "notice");
  const apart = formulaAt(outer.paper.unit, input, "apart", inside.scope, "boolean");
  const certificate = formulaAt(outer.paper.unit, input, "certificate", inside.scope, "string");
  return { kind: input.kind, ...present({ when, apart, of: input.of, certificate, notice }) };
};

const compileNotaries = (outer: Inside, list: readonly NotaryInput[]): readonly NotaryPlan[] => {
  let rest = outer;
  return list.flatMap((one) => {
    const notary = compileNotary(rest, one);
    rest = under(rest, notary?.when, false);
    return notary ?? [];
  });
};

const compileNames = (unit: Unit, names: readonly Formula[] | undefined): readonly Expression[] | undefined =>
  names?.flatMap((source, at) => {
    const typed = compileFormula(unit, source, { owner: names, key: String(at) }, unit.scope, "string");
    return typed ? [typed.expression] : [];
  });

const compileExecution = (outer: Inside, input: ExecutionInput | undefined): ExecutionPlan | undefined => {
  if (!input) return undefined;
  const when = conditionAt(outer, input);
  const inside = under(outer, when);
  const { unit } = outer.paper;
  const { witness_text: witnessText, notary } = input;
  const several = Array.isArray(witnessText);
  return present({
    when,
    witnesses: formulaAt(unit, input, "witnesses", unit.scope, "number"),
    witnessNames: compileNames(unit, input.witness_names),
    witnessText: several ? undefined : wordsAt(inside, input, "witness_text"),
    witnessTexts: several ? compileOpenings(inside, witnessText) : undefined,
    notary: Array.isArray(notary) ? undefined : compileNotary(inside, notary),
    notaries: Array.isArray(notary) ? compileNotaries(inside, notary) : undefined,
  });
};

/** The numbering scheme of a document language. */
const numberingOf = (language: string): DocumentPlan["numbering"] => (language === "ja" ? "jo" : "decimal");

/** A compiled body, and when each of its texts and clauses is printed. */
export type CompiledPaper = { readonly plan: DocumentPlan; readonly printed: Printed };

/** The body of a document; `name` is its title where the author gives none. */
export const compileDocumentPlan = (unit: Unit, input: PaperInput, name: string, library: Library): CompiledPaper => {
  const printed: Printed = { texts: [], clauses: [] };
  const paper: Paper = { unit, targets: targetsOf(input), library, printed };
  const inside = outermost(paper);
  const { opening } = input;
  const plan: DocumentPlan = {
    language: unit.documentLanguage,
    numbering: numberingOf(unit.documentLanguage),
    title: wordsAt(inside, input, "title") ?? [name],
    ...present({
      opening: wordsAt(inside, input, "opening"),
      openings: Array.isArray(opening) ? compileOpenings(inside, opening) : undefined,
    }),
    recitals: compileRecitals(inside, input.recitals ?? []),
    clauses: (input.clauses ?? []).flatMap((one) => {
      const clause = compileClause(inside, one);
      return clause ? [{ ...clause, ...present({ part: wordsAt(inside, one, "part") }) }] : [];
    }),
    schedules: (input.schedules ?? []).map((one) => compileSchedule(inside, one)),
    ...present({
      signatures: compileSignatures(inside, input.signatures),
      execution: compileExecution(inside, input.execution),
    }),
  };
  return { plan, printed };
};
