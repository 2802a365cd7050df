import type { ClauseInput, TableInput } from "../../input/schema-types.ts";
import { contradict } from "../../logic/facts.ts";
import type { Guard } from "../../logic/facts.ts";
import { answeredNames } from "../../logic/question-guards.ts";
import type { Report } from "../../problems/problem.ts";
import { rangeOf, rangeOfKey } from "../../position/yaml-file.ts";
import type { CheckedDocument, DocumentCheck } from "../check-inputs.ts";

const bodyKeys = ["text", "items", "variants", "table", "clauses"] as const;
const reportKeys = (clause: ClauseInput, keys: readonly (keyof ClauseInput)[], why: string, report: Report): void => {
  for (const key of keys) {
    if (clause[key] !== undefined) report("CW017", rangeOfKey(clause, key), `"${key}" has no effect here: ${why}.`);
  }
};

const checkKeys = (clause: ClauseInput, report: Report): void => {
  reportKeys(clause, ["with", "as", "without"], "no block is used", report);
  if (clause.variants) reportKeys(clause, ["text", "items", "after", "join"], "the variants hold the text", report);
  if (bodyKeys.every((key) => clause[key] === undefined)) {
    report("CW040", rangeOf(clause), "The clause has no text.", "Give it text, items, variants, a table or clauses.");
  }
};

const hasOwnText = (clause: ClauseInput): boolean =>
  clause.text !== undefined ||
  clause.items !== undefined ||
  clause.variants !== undefined ||
  clause.table !== undefined;

const checkPlain = (clause: ClauseInput, report: Report): void => {
  if (clause.plain !== undefined) return;
  const inner = clause.clauses ?? [];
  if (!hasOwnText(clause) && inner.every((clauseInput) => clauseInput.plain !== undefined)) return;
  const message = `The clause "${clause.id ?? ""}" does not say in plain words what it means.`;
  report("CW037", rangeOf(clause, "id"), message, "Add `plain: …`, one or two short sentences.");
};

const checkItems = (clause: ClauseInput, report: Report): void => {
  for (const body of [clause, ...(clause.variants ?? [])]) {
    const [only] = body.items ?? [];
    if (body.items?.length !== 1 || (typeof only === "object" && only.each !== undefined)) continue;
    report("CW044", rangeOf(body, "items"), "A list of one item reads oddly.", "Write it as part of the text.");
  }
};

/** Columns, rows and totals of a table must match. */
const checkTable = (table: TableInput | undefined, report: Report): void => {
  if (!table) return;
  const columns = table.columns ?? [];
  if (table.each !== undefined && table.rows) {
    report("CW017", rangeOfKey(table, "rows"), '"rows" has no effect here: the table repeats over a list.');
  }
  if (table.each === undefined && !table.rows) {
    report("CW040", rangeOf(table), "The table has no rows.", "Give it `each` with cells, or `rows`.");
  }
  const bare = table.each === undefined ? undefined : columns.find((column) => column.cell === undefined);
  if (bare) report("CW040", rangeOf(bare), "This column has no cell.", 'Write its content: cell: "{{ … }}"');
  for (const [key, cells, owner] of [
    ...(table.rows ?? []).map((row) => ["cells", row.cells, row] as const),
    ["total", table.total, table] as const,
  ]) {
    if (!cells || cells.length === columns.length) continue;
    report("CW045", rangeOf(owner, key), `There are ${columns.length} columns and ${cells.length} cells here.`);
  }
};

const checkVariants = ({ printed, domains, report }: CheckedDocument): void => {
  for (const { plan, owner, guards, id } of printed.clauses) {
    if (!("variants" in owner) || plan.variants.some(({ when }) => !when)) continue;
    const none = plan.variants.map(({ when }): Guard => ({ ast: when?.ast ?? true, isTrue: false }));
    const names = plan.variants.flatMap(({ when }) => (when ? answeredNames(when.ast) : []));
    const answered = names.map((name): Guard => ({ ast: ["known", ["get", name]], isTrue: true }));
    if (contradict([...guards, ...none, ...answered], domains)) continue;
    const message = `With some answers no variant of "${id}" fits, and the clause is left out.`;
    report("CW043", rangeOf(owner, "variants"), message, "Leave the last variant without a condition.");
  }
};

/** Checks that a clause and its subclauses have text, an explanation, and compatible keys. */
export const checkClauseShape = (clause: ClauseInput, report: Report): void => {
  checkKeys(clause, report);
  checkPlain(clause, report);
  checkItems(clause, report);
  checkTable(clause.table, report);
  for (const inner of clause.clauses ?? []) checkClauseShape(inner, report);
};

/** Only clauses of the document itself may have chapters. */
const checkNoParts = (clauses: readonly ClauseInput[] | undefined, report: Report): void => {
  for (const clause of clauses ?? []) {
    reportKeys(clause, ["part"], "only an outermost clause can start a chapter", report);
    checkNoParts(clause.clauses, report);
  }
};

/** Checks that clauses have text, an explanation, and compatible keys. */
export const checkClauses: DocumentCheck = (checked) => {
  const { input, report } = checked;
  for (const clause of input.document?.clauses ?? []) {
    checkClauseShape(clause, report);
    checkNoParts(clause.clauses, report);
  }
  for (const schedule of input.document?.schedules ?? []) {
    checkTable(schedule.table, report);
    for (const clause of schedule.clauses ?? []) checkClauseShape(clause, report);
    checkNoParts(schedule.clauses, report);
    if (
      [schedule.text, schedule.items, schedule.table, schedule.clauses, schedule.generate].some(
        (one) => one !== undefined,
      )
    )
      continue;
    report("CW040", rangeOf(schedule), "The attachment is empty.", "Give it text, items, a table or clauses.");
  }
  checkVariants(checked);
};
