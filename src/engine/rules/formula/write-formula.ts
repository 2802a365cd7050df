import type { Ast } from "../../../feel/evaluate/ast.ts";
import { isDecimal } from "../../../values/decimal.ts";
import { pathOf } from "../scope/formula-reads.ts";
import type { ReadPath } from "../scope/formula-reads.ts";
import {
  LOGICAL,
  COMPARISON,
  LOWEST,
  POWER,
  PRODUCT,
  SUM,
  atom,
  isBareZero,
  memberLabel,
  writeResult,
  valueText,
  parenthesized,
} from "./formula-text.ts";
import type { FormulaText, FormulaTextOptions, FormulaWriter } from "./formula-text.ts";
import { writeCall } from "./write-calls.ts";
import { writeLawStatus } from "./write-law-status.ts";
import { isListOperation, writeList, writeMember } from "./write-lists.ts";
import { bareNumber } from "../scope/format-figure.ts";

const isPercent = (ast: Ast, { entryNamed }: FormulaWriter): boolean => {
  const path = pathOf(ast);
  return path !== null && entryNamed(path).unit === "percent";
};

const isHundred = (ast: Ast): boolean => Array.isArray(ast) && ast[0] === "n" && ast[1] === "100";

const UNIT_DURATIONS: { readonly [duration: string]: string } = { P1D: "day", P1M: "month", P1Y: "year" };

/** Whether a factor is a duration of one unit that the other one is counted in: "24 months" × 1 month. */
const isOwnUnit = (ast: Ast, other: Ast, { entryNamed }: FormulaWriter): boolean => {
  const path = pathOf(other);
  if (!Array.isArray(ast) || ast[0] !== "duration" || path === null) return false;
  const unit = UNIT_DURATIONS[String(ast[1])];
  return unit !== undefined && entryNamed(path).unit === unit;
};

const writePath = (path: ReadPath, ast: Ast, writer: FormulaWriter, isFactor: boolean): FormulaText => {
  const name = writer.entryNamed(path);
  if (writer.as === "words") return atom(name.label);
  const value = writer.evaluate(ast);
  const isBare = isFactor && name.unit === "percent";
  const text = isBare ? bareNumber(value, writer.format) : valueText(value, name, writer);
  return isDecimal(value) && value.lt(0) ? { text, precedence: SUM } : atom(text);
};

const OPERATOR_TEXTS: { readonly [operator: string]: readonly [sign: string, precedence: number] } = {
  "+": ["+", SUM],
  "-": ["−", SUM],
  "*": ["×", PRODUCT],
  "/": ["÷", PRODUCT],
  "**": ["to the power of", POWER],
  "=": ["is", COMPARISON],
  "!=": ["is not", COMPARISON],
  "<": ["<", COMPARISON],
  "<=": ["≤", COMPARISON],
  ">": [">", COMPARISON],
  ">=": ["≥", COMPARISON],
};

/** A true equality, written with the label: "Is there a will: no" instead of "no is no". */
const writeEqual = (subject: Ast, text: string, writer: FormulaWriter): FormulaText => {
  const path = pathOf(subject);
  return atom(path ? `${writer.entryNamed(path).label.replace(/[?？]$/, "")}: ${text}` : text);
};

const STATUSES = ["confirmed", "secondary", "disputed", "unknown", "none"];

/** A comparison with the status of the law, as a question in words and a statement in figures. */
const writeStatusTest = (operator: string, a: Ast, b: Ast, writer: FormulaWriter): FormulaText | null => {
  if ((operator !== "=" && operator !== "!=") || typeof b !== "string") return null;
  const asked = operator === "=" ? [b] : STATUSES.filter((one) => one !== b);
  return writeLawStatus(pathOf(a), asked, writer);
};

const writeArithmetic = (
  operator: string,
  [a = null, b = null]: readonly Ast[],
  writer: FormulaWriter,
): FormulaText => {
  const status = writeStatusTest(operator, a, b, writer);
  if (status) return status;
  const [sign, precedence] = OPERATOR_TEXTS[operator]!;
  // A percentage divided by 100 is written as the percentage.
  if (operator === "/" && isPercent(a, writer) && isHundred(b)) return writer.write(a);
  if (operator === "*" && isOwnUnit(b, a, writer)) return writer.write(a);
  if (operator === "*" && isOwnUnit(a, b, writer)) return writer.write(b);
  const isCompared = precedence === COMPARISON;
  const left = writer.write(a, !isCompared);
  const right = isCompared ? writeOption(a, b, writer) : writer.write(b, true);
  if (operator === "=" && writer.as === "figures" && left.text === right.text) return writeEqual(a, left.text, writer);
  // What an "otherwise 0" leaves of a sum says nothing.
  if (operator === "+" && isBareZero(left, writer)) return right;
  if ((operator === "+" || operator === "-") && isBareZero(right, writer)) return left;
  const isOrdered = operator === "-" || operator === "/" || operator === "**";
  return {
    text: `${parenthesized(left, precedence)} ${sign} ${parenthesized(right, isOrdered ? precedence + 1 : precedence)}`,
    precedence,
  };
};

/** A literal compared with a choice question is written as the option's text. */
const writeOption = (subject: Ast, word: Ast, writer: FormulaWriter): FormulaText => {
  const path = pathOf(subject);
  if (typeof word !== "string" || !path) return writer.write(word);
  return atom(writer.entryNamed(path).optionText?.(word) ?? word);
};

const ENDS = { "[": "from", "(": "above", "]": "to", ")": "below" } as const;

/** One test of `x in (…)`, as written after "is". */
const writeTest = (subject: Ast, test: Ast, writer: FormulaWriter): string => {
  if (typeof test !== "object" || test === null) return "";
  const [kind, ...operands] = test;
  const [first = null, second = null, third = null, close = ""] = operands;
  switch (kind) {
    case "same":
      return writeOption(subject, first, writer).text;
    case "to":
      return `${OPERATOR_TEXTS[String(first)]?.[0] ?? String(first)} ${writer.write(second).text}`;
    case "range":
      return `${first === "(" ? ENDS["("] : ENDS["["]} ${writer.write(second).text} ${close === ")" ? ENDS[")"] : ENDS["]"]} ${writer.write(third).text}`;
    default:
      return writer.write(first).text;
  }
};

/** The words a test compares with; empty unless it is a word. */
const wordIn = (test: Ast): readonly string[] =>
  Array.isArray(test) && test[0] === "same" && typeof test[1] === "string" ? [test[1]] : [];

const writeIn = ([subject = null, ...tests]: readonly Ast[], writer: FormulaWriter): FormulaText => {
  const status = writeLawStatus(pathOf(subject), tests.flatMap(wordIn), writer);
  if (status) return status;
  const texts = tests.map((test) => writeTest(subject, test, writer));
  const own = writer.write(subject).text;
  if (writer.as === "figures" && texts.includes(own)) return writeEqual(subject, own, writer);
  const last = texts.length > 1 ? ` or ${texts.pop() ?? ""}` : "";
  return {
    text: `${parenthesized(writer.write(subject), COMPARISON)} is ${texts.join(", ")}${last}`,
    precedence: COMPARISON,
  };
};

const writeIf = (
  [condition = null, yes = null, no = null]: readonly Ast[],
  writer: FormulaWriter,
  isFactor: boolean,
): FormulaText => {
  if (writer.as === "figures") return writer.write(writer.evaluate(condition) === true ? yes : no, isFactor);
  const [then, otherwise] = [parenthesized(writer.write(yes), LOWEST + 1), writer.write(no).text];
  return { text: `${then} if ${writer.write(condition).text}, otherwise ${otherwise}`, precedence: LOWEST };
};

/** With figures, writes only the deciding operand: the first true one of "or", the first false one of "and". */
const writeLogic = (operator: string, operands: readonly Ast[], writer: FormulaWriter): FormulaText => {
  const decisive = operator === "or";
  const deciding =
    writer.as === "figures" ? operands.find((operand) => writer.evaluate(operand) === decisive) : undefined;
  if (deciding !== undefined) return writer.write(deciding);
  const written = operands.map((operand) => writer.write(operand));
  // In figures, "no or no" says no more than "no".
  const telling = writer.as === "figures" ? written.filter(({ text }) => text !== "yes" && text !== "no") : written;
  const [only = written[0], ...others] = telling;
  if (only !== undefined && others.length === 0) return only;
  return { text: telling.map((one) => parenthesized(one, COMPARISON)).join(` ${operator} `), precedence: LOGICAL };
};

const writeBetween = (operands: readonly Ast[], writer: FormulaWriter): FormulaText => {
  const [x, low, high] = operands.map((operand) => writer.write(operand).text);
  return { text: `${x} is between ${low} and ${high}`, precedence: COMPARISON };
};

const writeLiteral = (ast: Ast): FormulaText =>
  atom(ast === true ? "yes" : ast === false ? "no" : ast === null ? "nothing" : String(ast));

type WriteOperation = (operands: readonly Ast[], writer: FormulaWriter, ast: Ast, isFactor: boolean) => FormulaText;

const OPERATIONS: { readonly [operator: string]: WriteOperation } = {
  n: ([number = ""]) => atom(String(number)),
  date: (_, writer, ast) => writeResult(ast, writer),
  duration: (_, writer, ast) => writeResult(ast, writer),
  neg: ([x = null], writer) => ({ text: `−${parenthesized(writer.write(x), POWER)}`, precedence: SUM }),
  if: (operands, writer, _, isFactor) => writeIf(operands, writer, isFactor),
  and: (operands, writer) => writeLogic("and", operands, writer),
  or: (operands, writer) => writeLogic("or", operands, writer),
  not: ([x = null], writer) => ({ text: `not ${parenthesized(writer.write(x))}`, precedence: LOGICAL }),
  known: ([x = null], writer) => ({
    text: `${parenthesized(writer.write(x), COMPARISON)} is known`,
    precedence: COMPARISON,
  }),
  call: writeCall,
  between: writeBetween,
  in: writeIn,
  at: writeMember,
};

const writeOne = (ast: Ast, writer: FormulaWriter, isFactor: boolean): FormulaText => {
  const path = pathOf(ast);
  if (path) return writePath(path, ast, writer, isFactor);
  if (typeof ast !== "object" || ast === null) return writeLiteral(ast);
  const [operator, ...operands] = ast;
  if (Object.hasOwn(OPERATOR_TEXTS, operator)) return writeArithmetic(operator, operands, writer);
  if (isListOperation(operator)) return writeList(operator, operands, writer, ast);
  const known = Object.hasOwn(OPERATIONS, operator) ? OPERATIONS[operator] : undefined;
  return known ? known(operands, writer, ast, isFactor) : writeResult(ast, writer);
};

/** Lists by the names bound to their entries. */
type Lists = { readonly [name: string]: ReadPath };

const writerFor = (options: FormulaTextOptions, lists: Lists): FormulaWriter => {
  const writer: FormulaWriter = {
    ...options,
    write: (ast, isFactor = false) => writeOne(ast, writer, isFactor),
    entryNamed: (path) => {
      const [head = "", ...rest] = path;
      const list = Object.hasOwn(lists, head) ? lists[head] : undefined;
      return list ? memberLabel(list, rest, options) : options.named(path);
    },
    within: (name, list) => (list === null ? writer : writerFor(options, { ...lists, [name]: list })),
  };
  return writer;
};

/** A formula as a person would write it: "Rent now × (1 + 9.5%)". */
export const writeFormula = (ast: Ast, options: FormulaTextOptions): string => writerFor(options, {}).write(ast).text;
