import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { Item, Variant } from "../../../model/document-plan.ts";
import type { Text } from "../../../model/text.ts";
import { nameIfBare, operationOf } from "../../formula/ast-parts.ts";
import { implies } from "../../logic/facts.ts";
import type { Guard } from "../../logic/facts.ts";
import type { PrintedClause, PrintedText } from "../../document/clause-context.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { SourceRange } from "../../position/yaml-file.ts";
import type { CheckedDocument, DocumentCheck } from "../check-inputs.ts";
import { guardsAt } from "./guards-at.ts";
import { rangeOfInterpolation } from "../../formula/interpolation-range.ts";
import { flattenParts } from "../../../text/text-parts.ts";
import type { LeafPart } from "../../../text/text-parts.ts";

type Reference = Extract<LeafPart, { readonly type: "reference" }>;

const referencesIn = (text: Text): readonly Reference[] =>
  flattenParts(text).filter((part): part is Reference => typeof part !== "string" && part.type === "reference");

const both = (...conditions: readonly Ast[]): Ast => {
  const unmetGuard = conditions.filter((condition) => condition !== true);
  return unmetGuard.length === 0 ? true : unmetGuard.length === 1 ? unmetGuard[0]! : ["and", ...unmetGuard];
};

const either = (conditions: readonly Ast[]): Ast => {
  if (conditions.includes(true)) return true;
  return conditions.length === 1 ? conditions[0]! : ["or", ...conditions];
};

const notEmpty = (list: Ast): Ast => [">", ["call", "count", list], ["n", "0"]];

const hasRowsAlways = ({ questions, questionGuards }: CheckedDocument, list: Ast): boolean => {
  const name = nameIfBare(list) ?? "";
  const field = questions.get(name);
  const least = operationOf(field?.min?.ast ?? null);
  const sure = least?.operator === "n" && Number(least.operands[0]) > 0;
  return sure && field?.optional === false && (questionGuards.get(name) ?? []).length === 0;
};

/** The condition under which a list has rows. */
type Rows = (list: Ast) => Ast;

const itemCondition = ({ when, each }: Item, rows: Rows): Ast =>
  both(when?.ast ?? true, each ? rows(each.in.ast) : true);

const variantCondition = ({ when, items }: Variant, rows: Rows): Ast =>
  both(when?.ast ?? true, items.length > 0 ? either(items.map((item) => itemCondition(item, rows))) : true);

/** The condition under which a clause prints anything: text, a table with rows, or a subclause. */
const contentCondition = ({ variants, table, clauses }: PrintedClause["plan"], rows: Rows): Ast => {
  const conditions = variants.map((variant) => variantCondition(variant, rows));
  if (table) conditions.push(table.each && !table.empty ? rows(table.each.in.ast) : true);
  for (const inner of clauses) conditions.push(both(inner.when?.ast ?? true, contentCondition(inner, rows)));
  return conditions.length === 0 ? true : either(conditions);
};

/** Everything required for a clause to be printed where the text is. */
const needed = (checked: CheckedDocument, clause: PrintedClause, text: PrintedText): readonly Guard[] => {
  const shared = new Set(text.repeats.map(({ as }) => as));
  const foreign = clause.repeats.filter(({ as, list }) => !shared.has(as) && !hasRowsAlways(checked, list));
  const rows = foreign.map(({ list }): Guard => ({ ast: notEmpty(list), isTrue: true }));
  const content = contentCondition(clause.plan, (list) => (hasRowsAlways(checked, list) ? true : notEmpty(list)));
  return [...clause.guards, ...rows, ...(content === true ? [] : [{ ast: content, isTrue: true }])];
};

const describe = (guard: Guard, clause: PrintedClause): string => {
  const { when } = clause.owner;
  return guard.isTrue && typeof when === "string" ? `it is printed only when ${when}` : "it is not always printed";
};

const checkReference = (checked: CheckedDocument, text: PrintedText, reference: Reference): void => {
  const { printed, domains, report } = checked;
  const clause = printed.clauses.find((one) => one.id === reference.clause);
  if (!clause) return;
  const place = (): SourceRange => rangeOfInterpolation(text.location, reference);
  const ownGuards = guardsAt(text, checked);
  const unmetGuard = needed(checked, clause, text).find((guard) => !implies(ownGuards, guard, domains));
  if (unmetGuard) {
    const message = `This text may be printed without the clause "${reference.clause}": ${describe(unmetGuard, clause)}.`;
    report("CW032", place(), message, "Print the reference under the same condition, with `when` or a variant.");
  }
  if (text.detail < clause.detail) {
    const message = `The clause "${reference.clause}" is printed from level of detail ${clause.detail} up only, and this text before.`;
    report("CW032", place(), message, "Give both the same level of detail.");
  }
};

/** Reports attachments that the document never mentions, except separate notices. */
const checkAttachments = ({ printed, input, report }: CheckedDocument): void => {
  for (const schedule of input.document?.schedules ?? []) {
    const isNamed = printed.texts.some(
      ({ text, clause }) =>
        clause !== schedule.id && referencesIn(text).some((reference) => reference.clause === schedule.id),
    );
    if (isNamed || schedule.standalone || schedule.id === undefined) continue;
    const message = `No text refers to the attachment "${schedule.id}".`;
    report("CW041", rangeOf(schedule, "id"), message, `Say in a clause what it is for: {{ ref ${schedule.id} }}.`);
  }
};

/** Reports references to clauses that may be absent, and attachments without a reference. */
export const checkReferences: DocumentCheck = (checked) => {
  checkAttachments(checked);
  for (const text of checked.printed.texts) {
    for (const reference of referencesIn(text.text)) checkReference(checked, text, reference);
  }
};
