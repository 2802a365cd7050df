import { isFormulaName } from "../../../feel/compile/syntax/formula-names.ts";
import type { DocumentInput } from "../../input/document-input.ts";
import type { ClauseInput, FieldInput } from "../../input/schema-types.ts";
import { didYouMean, quoted } from "../../problems/problem.ts";
import type { Report } from "../../problems/problem.ts";
import { reservedNames } from "../../formula/scope.ts";
import { rangeOf, filePosition } from "../../position/yaml-file.ts";
import type { FormCheck } from "../check-inputs.ts";
import { allClauses } from "../../input/all-clauses.ts";

type Named = { readonly id?: string };

/** Where an id is given: its line, with the file if that is not the one of `from`. */
const lineOf = (taken: Named, from: Named): string => {
  const [first, second] = [filePosition(rangeOf(taken, "id")), filePosition(rangeOf(from, "id"))];
  return first.path === second.path ? String(first.line) : `${first.line} of ${first.path}`;
};

/** Reports ids used twice among items that share a namespace. */
const reportDuplicates = (things: readonly Named[], what: string, report: Report): void => {
  const seen = new Map<string, Named>();
  for (const taken of things) {
    const { id } = taken;
    if (id === undefined) continue;
    const other = seen.get(id);
    if (other) {
      const message = `There are two ${what} with the id "${id}"; the other is on line ${lineOf(other, taken)}.`;
      report("CW020", rangeOf(taken, "id"), message, "Give one of them another id.");
    } else seen.set(id, taken);
  }
};

const reportUnusable = (taken: Named, report: Report): void => {
  const { id } = taken;
  if (id === undefined) return;
  if (Object.hasOwn(reservedNames, id)) {
    report("CW023", rangeOf(taken, "id"), `"${id}" has a fixed meaning in formulas.`, "Choose another id.");
  } else if (/^[a-z][a-z0-9_]*$/.test(id) && !isFormulaName(id)) {
    report("CW023", rangeOf(taken, "id"), `"${id}" is a keyword of the formula language.`, "Choose another id.");
  }
};

const checkRow = (field: FieldInput, outer: ReadonlySet<string>, report: Report): void => {
  const fields = field.fields ?? [];
  reportDuplicates(fields, "questions of a row", report);
  for (const inner of fields) {
    reportUnusable(inner, report);
    if (inner.id !== undefined && outer.has(inner.id)) {
      const message = `"${inner.id}" also has a meaning outside the rows, so formulas could not tell them apart.`;
      report("CW020", rangeOf(inner, "id"), message);
    }
    checkRow(inner, outer, report);
  }
};

/** The ids of what is printed around the clauses: every place in a document has an id of its own. */
const FRAME_IDS: ReadonlySet<string> = new Set(["title", "opening", "recitals", "signatures"]);

const reportFrameIds = (clauses: readonly Named[], report: Report): void => {
  for (const clause of clauses) {
    if (clause.id === undefined || !FRAME_IDS.has(clause.id)) continue;
    const message = `The document's own ${clause.id} has the id "${clause.id}" already.`;
    report("CW020", rangeOf(clause, "id"), message, "Give the clause another id.");
  }
};

const checkClauseIds = ({ document }: DocumentInput, report: Report): void => {
  const clauses = [
    ...allClauses(document?.clauses),
    ...(document?.schedules ?? []).flatMap((schedule) => allClauses(schedule.clauses)),
  ];
  const written = clauses.filter((clause) => clause.use === undefined);
  for (const clause of written) {
    if (clause.id === undefined) report("CW014", rangeOf(clause), 'The clause needs an id, or "use".');
  }
  const named = [...clauses, ...(document?.schedules ?? [])].filter((one) => one.id !== undefined);
  reportDuplicates(named, "clauses", report);
  reportFrameIds(named, report);
  reportUsedTwice(clauses, report);
};

const reportUsedTwice = (clauses: readonly ClauseInput[], report: Report): void => {
  const seen = new Set(
    clauses.flatMap((clause) => (clause.use === undefined && clause.id !== undefined ? [clause.id] : [])),
  );
  for (const clause of clauses) {
    if (clause.use === undefined || clause.id !== undefined) continue;
    const id = clause.use.replaceAll("-", "_");
    if (seen.has(id))
      report("CW020", rangeOf(clause, "use"), `There is already a clause "${id}".`, "Give this one an id.");
    seen.add(id);
  }
};

/** Checks that ids are unique and usable in formulas, and that references to ids are valid. */
export const checkNames: FormCheck = ({ input, context, report }) => {
  const fields = (input.steps ?? []).flatMap((step) => step.fields ?? []);
  const questions = [...(input.screen ?? []), ...fields];
  reportDuplicates(questions, "questions", report);
  reportDuplicates(input.steps ?? [], "steps", report);
  reportDuplicates(input.checks ?? [], "warnings", report);
  for (const question of questions) reportUnusable(question, report);
  const outer = new Set([...fields.flatMap((field) => field.id ?? []), ...context.figures.keys()]);
  for (const field of fields) checkRow(field, outer, report);
  checkClauseIds(input, report);
  checkUses(input, context.fields, report);
};

const checkUses = (input: DocumentInput, fields: ReadonlyMap<string, FieldInput>, report: Report): void => {
  const expectField = (owner: object, key: string | number, id: string | undefined): void => {
    if (id === undefined || fields.has(id)) return;
    report("CW021", rangeOf(owner, key), `There is no question ${quoted(id)}.`, didYouMean(id, fields.keys()));
  };
  for (const check of input.checks ?? []) expectField(check, "at", check.at);
  const { signatures } = input.document ?? {};
  if (signatures && typeof signatures.each === "string") expectField(signatures, "each", signatures.each);
  if (signatures && Array.isArray(signatures.each)) {
    for (const [index, id] of signatures.each.entries()) expectField(signatures.each, index, id);
  }
  for (const group of signatures?.groups ?? []) expectField(group, "field", group.field);
  const roles = Object.keys(input.roles ?? {});
  for (const field of fields.values()) {
    if (field.role === undefined || roles.includes(field.role)) continue;
    report("CW021", rangeOf(field, "role"), `There is no role ${quoted(field.role)}.`, didYouMean(field.role, roles));
  }
};
