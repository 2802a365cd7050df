import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { NameLabel } from "../scope/name-labels.ts";
import { pathOf } from "../scope/formula-reads.ts";
import type { ReadPath } from "../scope/formula-reads.ts";
import { LOGICAL, LOWEST, NO_LABEL, atom, memberLabel, writeResult, parenthesized } from "./formula-text.ts";
import type { FormulaText, FormulaWriter } from "./formula-text.ts";

type Operands = readonly Ast[];

/** Functions whose result has the entries of their first list. */
const PICKING = new Set(["coalesce", "sublist", "sort", "reverse", "distinct values"]);

/** The path of the list a formula picks from; null if the formula builds the list. */
const listOf = (ast: Ast): ReadPath | null => {
  const path = pathOf(ast);
  if (path || typeof ast !== "object" || ast === null) return path;
  const [operator, first = null, second = null] = ast;
  if (operator === "filter" || operator === "index") return listOf(first);
  return operator === "call" && PICKING.has(String(first)) ? listOf(second) : null;
};

/** Label and unit of a member of list entries. */
const memberLabelOf = (list: Ast, key: string, writer: FormulaWriter): NameLabel => {
  const path = listOf(list);
  return path ? memberLabel(path, [key], writer) : { ...NO_LABEL, label: key.replaceAll("_", " ") };
};

/** Label and unit of a formula that only selects: "things[…].net" has those of "net". */
export const selectionLabel = (ast: Ast, writer: FormulaWriter): NameLabel => {
  const path = pathOf(ast);
  if (path) return writer.entryNamed(path);
  if (typeof ast !== "object" || ast === null || ast[0] !== "at") return NO_LABEL;
  return memberLabelOf(ast[1] ?? null, String(ast[2]), writer);
};

const ORDINAL_TEXTS: { readonly [at: string]: string } = {
  "1": "the first of",
  "2": "the second of",
  "-1": "the last of",
};

const literalIndex = (ast: Ast): string | null => {
  if (typeof ast !== "object" || ast === null) return null;
  const [operator, first = null] = ast;
  if (operator === "n" && typeof first === "string") return first;
  const inner = operator === "neg" ? literalIndex(first) : null;
  return inner === null ? null : `-${inner}`;
};

const writeIndex = ([list = null, at = null]: Operands, writer: FormulaWriter): FormulaText => {
  const place = literalIndex(at);
  const ordinal = place === null ? undefined : ORDINAL_TEXTS[place];
  const start = ordinal ?? `entry ${writer.write(at).text} of`;
  if (typeof list === "object" && list?.[0] === "filter") return writeFiltered(start, list.slice(1), writer);
  return { text: `${start} ${parenthesized(writer.write(list))}`, precedence: LOWEST };
};

const writeFiltered = (start: string, [list = null, test = null]: Operands, writer: FormulaWriter): FormulaText => ({
  text: `${start} ${parenthesized(writer.write(list))} where ${writer.within("item", listOf(list)).write(test).text}`,
  precedence: LOWEST,
});

const LOOP_TEXTS: { readonly [operator: string]: string } = {
  for: "for each of",
  some: "for one of",
  every: "for all of",
};

const writeLoop = (
  operator: string,
  [name = "", list = null, body = null]: Operands,
  writer: FormulaWriter,
): FormulaText => {
  const text = writer.within(String(name), listOf(list)).write(body);
  return {
    text: `${parenthesized(text, LOGICAL)} ${LOOP_TEXTS[operator]} ${parenthesized(writer.write(list))}`,
    precedence: LOWEST,
  };
};

const LIST_OPERATIONS: { readonly [operator: string]: (operands: Operands, writer: FormulaWriter) => FormulaText } = {
  index: writeIndex,
  filter: (operands, writer) => writeFiltered("those of", operands, writer),
  for: (operands, writer) => writeLoop("for", operands, writer),
  some: (operands, writer) => writeLoop("some", operands, writer),
  every: (operands, writer) => writeLoop("every", operands, writer),
  list: (operands, writer) => atom(operands.map((operand) => writer.write(operand).text).join(", ")),
  seq: ([low = null, high = null], writer) =>
    atom(`the numbers from ${writer.write(low).text} to ${writer.write(high).text}`),
  join: ([list = null], writer) => writer.write(list),
};

export const isListOperation = (operator: string): boolean => Object.hasOwn(LIST_OPERATIONS, operator);

/** A list operation: its value in figures, its description in words. */
export const writeList = (operator: string, operands: Operands, writer: FormulaWriter, ast: Ast): FormulaText =>
  writer.as === "figures" ? writeResult(ast, writer) : LIST_OPERATIONS[operator]!(operands, writer);

const PART_TEXTS: { readonly [part: string]: string } = { days: "in days", months: "in months", years: "in years" };

/** A member of a selected or computed value: "Fee of the first of Fees with …", "(End − Start) in days". */
export const writeMember = ([target = null, key = ""]: Operands, writer: FormulaWriter, ast: Ast): FormulaText => {
  const name = String(key);
  const known = memberLabelOf(target, name, writer);
  const part = listOf(target) === null && Object.hasOwn(PART_TEXTS, name) ? PART_TEXTS[name] : undefined;
  if (part !== undefined) return { text: `${parenthesized(writer.write(target))} ${part}`, precedence: LOGICAL };
  if (writer.as === "figures") return writeResult(ast, writer, listOf(target) ? known : NO_LABEL);
  const text = writer.write(target);
  return { text: `${known.label} of ${text.text}`, precedence: LOWEST };
};
