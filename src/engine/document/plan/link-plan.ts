import { link } from "../../../feel/evaluate/link/link.ts";
import type {
  ClausePlan,
  DocumentPlan,
  Each,
  ExecutionPlan,
  Item,
  NotaryPlan,
  Passage,
  SchedulePlan,
  SignaturePlan,
  TablePlan,
  Variant,
} from "../../../model/document-plan.ts";
import type { ClauseStyle } from "../../../model/clause-style.ts";
import type { Expression } from "../../../model/expression.ts";
import type { Text } from "../../../model/text.ts";
import { linkText } from "../../../text/templates/link-text.ts";
import type { LinkedText } from "../../../text/templates/link-text.ts";
import type { TextSettings } from "../../../text/templates/text-settings.ts";
import type { FieldIndex, RowAliases } from "./field-index.ts";
import type {
  Condition,
  LinkedBody,
  LinkedClause,
  LinkedEach,
  LinkedExecution,
  LinkedItem,
  LinkedNotary,
  LinkedPassage,
  LinkedPlan,
  LinkedSchedule,
  LinkedSignatures,
  LinkedTable,
} from "./linked-plan.ts";
import { pathsReadBy } from "./formula-values.ts";

/** Context for linking a text: the fields, the row aliases of the enclosing `each`, and the settings of texts there. */
type LinkContext = { readonly fields: FieldIndex; readonly aliases: RowAliases; readonly settings: TextSettings };

const contextOf = (fields: FieldIndex, aliases: RowAliases): LinkContext => ({
  fields,
  aliases,
  settings: fields.settings(aliases),
});

const condition = (when: Expression | undefined, context: LinkContext): Condition | null =>
  when
    ? {
        test: link(when.ast),
        source: when.source,
        reads: pathsReadBy(when, Object.keys(context.aliases), context.fields.figures),
      }
    : null;

const textAt = (context: LinkContext, text: Text): LinkedText => linkText(text, context.settings);

const maybeText = (context: LinkContext, text: Text | undefined): LinkedText | null =>
  text ? textAt(context, text) : null;

const eachOf = (each: Each | undefined): LinkedEach | null =>
  each ? { as: each.as, field: each.field ?? each.as, rows: link(each.in.ast), source: each.in.source } : null;

const withRowAlias = (context: LinkContext, each: Each | undefined): LinkContext =>
  each ? contextOf(context.fields, { ...context.aliases, [each.as]: each.field ?? each.as }) : context;

const linkItem = (item: Item, context: LinkContext): LinkedItem => ({
  when: condition(item.when, withRowAlias(context, item.each)),
  each: eachOf(item.each),
  text: textAt(withRowAlias(context, item.each), item.text),
});

const endsWithColon = (text: Text | undefined): boolean => {
  const last = text?.at(-1);
  return typeof last === "string" && /[:：]\s*$/.test(last);
};

const linkBody = (body: Variant, context: LinkContext): LinkedBody => ({
  when: condition(body.when, context),
  text: maybeText(context, body.text),
  items: body.items.map((item) => linkItem(item, context)),
  join: body.join,
  after: maybeText(context, body.after),
  introduces: endsWithColon(body.text),
});

const linkTable = (table: TablePlan | undefined, context: LinkContext): LinkedTable | null => {
  if (!table) return null;
  const row = withRowAlias(context, table.each);
  return {
    each: eachOf(table.each),
    columns: table.columns.map(({ title, cell, align }) => ({
      title: textAt(context, title),
      cell: textAt(row, cell),
      align,
    })),
    rows: (table.rows ?? []).map(({ when, cells }) => ({
      when: condition(when, context),
      cells: cells.map((cell) => textAt(context, cell)),
    })),
    total: table.total?.map((cell) => textAt(context, cell)) ?? null,
    empty: maybeText(context, table.empty),
  };
};

const NO_STYLE: ClauseStyle = {};

const linkClause = (clause: ClausePlan, outer: LinkContext): LinkedClause => {
  const context = withRowAlias(outer, clause.each);
  return {
    id: clause.id,
    title: maybeText(context, clause.title),
    part: maybeText(outer, clause.part),
    plain: maybeText(context, clause.plain),
    when: condition(clause.when, context),
    each: eachOf(clause.each),
    detail: clause.detail,
    style: clause.style ?? NO_STYLE,
    bodies: clause.variants.map((body) => linkBody(body, context)),
    table: linkTable(clause.table, context),
    clauses: clause.clauses.map((child) => linkClause(child, context)),
    fields: clause.fields,
  };
};

const linkSchedule = (schedule: SchedulePlan, context: LinkContext): LinkedSchedule => ({
  id: schedule.id,
  title: textAt(context, schedule.title),
  when: condition(schedule.when, context),
  body: linkBody({ text: schedule.text, items: schedule.items, join: "and" }, context),
  table: linkTable(schedule.table, context),
  clauses: schedule.clauses.map((clause) => linkClause(clause, context)),
  generate: schedule.generate
    ? {
        name: schedule.generate.name,
        figures: Object.fromEntries(
          Object.entries(schedule.generate.with).map(([name, formula]) => [name, link(formula.ast)]),
        ),
      }
    : null,
});

const linkPassage = (passage: Passage, id: string, context: LinkContext): LinkedPassage => ({
  id: passage.id ?? id,
  when: condition(passage.when, context),
  text: textAt(context, passage.text),
});

/** The words for a stored code, if its question has options. The words for the codes of a party's parts are fixed. */
const optionLabel = (field: string, value: string, { settings }: LinkContext): string | null => {
  const options = settings.optionTexts?.(field);
  return options && Object.hasOwn(options, value)
    ? options[value]!.filter((piece) => typeof piece === "string").join("")
    : null;
};

const linkSignatures = (plan: SignaturePlan | undefined, context: LinkContext): LinkedSignatures | null =>
  plan
    ? {
        text: maybeText(context, plan.text),
        document: maybeText(context, plan.document),
        page: plan.page === true,
        initials: plan.initials === true,
        groups: plan.groups.map(({ field, label, when, as, sealed }) => ({
          field,
          label: maybeText(context, label),
          when: condition(when, context),
          as: maybeText(context, as),
          sealed: condition(sealed, context),
          sayPart: (part, value) => optionLabel(`${field}.${part}`, value, context),
        })),
      }
    : null;

const linkNotary = (
  { kind, when, apart, of, certificate, representative, notice }: NotaryPlan,
  context: LinkContext,
): LinkedNotary => ({
  kind,
  when: condition(when, context),
  apart: apart ? link(apart.ast) : null,
  of: of ?? null,
  certificate: certificate ? link(certificate.ast) : null,
  representative: representative ? link(representative.ast) : null,
  notice: maybeText(context, notice),
});

const linkExecution = (plan: ExecutionPlan | undefined, context: LinkContext): LinkedExecution | null =>
  plan
    ? {
        when: condition(plan.when, context),
        witnesses: plan.witnesses ? link(plan.witnesses.ast) : null,
        witnessNames: (plan.witnessNames ?? []).map(({ ast }) => link(ast)),
        witnessTexts: (plan.witnessTexts ?? (plan.witnessText ? [{ text: plan.witnessText }] : [])).map(
          (passage, index) => linkPassage(passage, `witnesses.${index + 1}`, context),
        ),
        notaries: (plan.notaries ?? (plan.notary ? [plan.notary] : [])).map((notary) => linkNotary(notary, context)),
      }
    : null;

const chaptersOf = (clauses: readonly LinkedClause[]): ReadonlyMap<string, LinkedClause> => {
  const of = new Map<string, LinkedClause>();
  let current: LinkedClause | null = null;
  for (const clause of clauses) {
    if (clause.part) current = clause;
    if (current) of.set(clause.id, current);
  }
  return of;
};

/** Links every formula and text of a plan. */
export const linkPlan = (plan: DocumentPlan, fields: FieldIndex): LinkedPlan => {
  const context = contextOf(fields, {});
  const clauses = plan.clauses.map((clause) => linkClause(clause, context));
  return {
    title: textAt(context, plan.title),
    opening: maybeText(context, plan.opening),
    openings: (plan.openings ?? []).map((passage, index) => linkPassage(passage, `opening.${index + 1}`, context)),
    letter: plan.letter?.map((passage, index) => linkPassage(passage, `letter.${index + 1}`, context)) ?? null,
    recitals: plan.recitals.map((passage, index) => linkPassage(passage, `recitals.${index + 1}`, context)),
    clauses,
    chapterOf: chaptersOf(clauses),
    schedules: plan.schedules.map((schedule) => linkSchedule(schedule, context)),
    signatures: linkSignatures(plan.signatures, context),
    execution: linkExecution(plan.execution, context),
  };
};
