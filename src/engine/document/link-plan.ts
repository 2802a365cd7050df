import { link } from "../../feel/evaluate/link.ts";
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
} from "../../model/document-plan.ts";
import type { Expression } from "../../model/expression.ts";
import type { Text } from "../../model/text.ts";
import { linkText } from "../../text/link-text.ts";
import type { LinkedText } from "../../text/link-text.ts";
import type { FieldIndex, Aliases } from "./field-index.ts";
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
import { readsOf } from "./reads.ts";

/** What texts at one place of the plan are linked with: the fields, and what the entries of the `each` around it are. */
type Place = { readonly fields: FieldIndex; readonly aliases: Aliases };

const condition = (when: Expression | undefined, place: Place): Condition | null =>
  when
    ? {
        holds: link(when.ast),
        source: when.source,
        reads: readsOf(when, Object.keys(place.aliases), place.fields.figures),
      }
    : null;

const textAt = (place: Place, text: Text): LinkedText => linkText(text, place.fields.settings(place.aliases));

const maybeText = (place: Place, text: Text | undefined): LinkedText | null => (text ? textAt(place, text) : null);

const eachOf = (each: Each | undefined): LinkedEach | null =>
  each ? { as: each.as, field: each.field ?? each.as, rows: link(each.in.ast), source: each.in.source } : null;

const inside = (place: Place, each: Each | undefined): Place =>
  each ? { ...place, aliases: { ...place.aliases, [each.as]: each.field ?? each.as } } : place;

const linkItem = (item: Item, place: Place): LinkedItem => ({
  when: condition(item.when, inside(place, item.each)),
  each: eachOf(item.each),
  text: textAt(inside(place, item.each), item.text),
});

const linkBody = (body: Variant, place: Place): LinkedBody => ({
  when: condition(body.when, place),
  text: maybeText(place, body.text),
  items: body.items.map((item) => linkItem(item, place)),
  join: body.join,
  after: maybeText(place, body.after),
});

const linkTable = (table: TablePlan | undefined, place: Place): LinkedTable | null => {
  if (!table) return null;
  const row = inside(place, table.each);
  return {
    each: eachOf(table.each),
    columns: table.columns.map(({ title, cell, align }) => ({
      title: textAt(place, title),
      cell: textAt(row, cell),
      align,
    })),
    rows: (table.rows ?? []).map(({ when, cells }) => ({
      when: condition(when, place),
      cells: cells.map((cell) => textAt(place, cell)),
    })),
    total: table.total?.map((cell) => textAt(place, cell)) ?? null,
    empty: maybeText(place, table.empty),
  };
};

const linkClause = (clause: ClausePlan, outer: Place): LinkedClause => {
  const place = inside(outer, clause.each);
  return {
    id: clause.id,
    title: maybeText(place, clause.title),
    part: maybeText(outer, clause.part),
    plain: maybeText(place, clause.plain),
    when: condition(clause.when, place),
    each: eachOf(clause.each),
    essential: clause.essential,
    detail: clause.detail,
    conspicuous: clause.conspicuous ?? false,
    bodies: clause.variants.map((body) => linkBody(body, place)),
    table: linkTable(clause.table, place),
    clauses: clause.clauses.map((child) => linkClause(child, place)),
    fields: clause.fields,
  };
};

const linkSchedule = (schedule: SchedulePlan, place: Place): LinkedSchedule => ({
  id: schedule.id,
  title: textAt(place, schedule.title),
  when: condition(schedule.when, place),
  body: linkBody({ text: schedule.text, items: schedule.items, join: "and" }, place),
  table: linkTable(schedule.table, place),
  clauses: schedule.clauses.map((clause) => linkClause(clause, place)),
  generate: schedule.generate
    ? {
        name: schedule.generate.name,
        figures: Object.fromEntries(
          Object.entries(schedule.generate.with).map(([name, formula]) => [name, link(formula.ast)]),
        ),
      }
    : null,
});

const linkPassage = (passage: Passage, index: number, place: Place): LinkedPassage => ({
  id: passage.id ?? `recitals.${index + 1}`,
  when: condition(passage.when, place),
  text: textAt(place, passage.text),
});

const linkSignatures = (plan: SignaturePlan | undefined, place: Place): LinkedSignatures | null =>
  plan
    ? {
        text: maybeText(place, plan.text),
        page: plan.page === true,
        initials: plan.initials === true,
        groups: plan.groups.map(({ field, label, when, as }) => ({
          field,
          label: maybeText(place, label),
          when: condition(when, place),
          as: maybeText(place, as),
        })),
      }
    : null;

const linkNotary = ({ kind, when, apart, of, certificate, notice }: NotaryPlan, place: Place): LinkedNotary => ({
  kind,
  when: condition(when, place),
  apart: apart ? link(apart.ast) : null,
  of: of ?? null,
  certificate: certificate ? link(certificate.ast) : null,
  notice: maybeText(place, notice),
});

const linkExecution = (plan: ExecutionPlan | undefined, place: Place): LinkedExecution | null =>
  plan
    ? {
        when: condition(plan.when, place),
        witnesses: plan.witnesses ? link(plan.witnesses.ast) : null,
        witnessNames: (plan.witnessNames ?? []).map(({ ast }) => link(ast)),
        witnessTexts: (plan.witnessTexts ?? (plan.witnessText ? [{ text: plan.witnessText }] : [])).map(
          (passage, index) => linkPassage(passage, index, place),
        ),
        notaries: (plan.notaries ?? (plan.notary ? [plan.notary] : [])).map((one) => linkNotary(one, place)),
      }
    : null;

/** The plan with every formula and text linked once. */
export const linkPlan = (plan: DocumentPlan, fields: FieldIndex): LinkedPlan => {
  const place: Place = { fields, aliases: {} };
  return {
    title: textAt(place, plan.title),
    opening: maybeText(place, plan.opening),
    openings: (plan.openings ?? []).map((passage, index) => linkPassage(passage, index, place)),
    recitals: plan.recitals.map((passage, index) => linkPassage(passage, index, place)),
    clauses: plan.clauses.map((clause) => linkClause(clause, place)),
    schedules: plan.schedules.map((schedule) => linkSchedule(schedule, place)),
    signatures: linkSignatures(plan.signatures, place),
    execution: linkExecution(plan.execution, place),
  };
};
