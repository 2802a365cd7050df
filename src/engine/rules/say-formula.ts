import type { Ast } from "../../feel/evaluate/ast.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import type { Look } from "./look.ts";
import type { Named } from "./names.ts";
import { pathOf } from "./reads.ts";
import type { ReadPath } from "./reads.ts";
import { bareNumber, shortList, showValue } from "./show-value.ts";
import type { Showing } from "./show-value.ts";

/** How a formula is said: with the names of its figures, or with the figures themselves. */
export type Saying = {
  readonly as: "words" | "figures";
  readonly look: Look;
  readonly named: (path: ReadPath) => Named;
  readonly how: Showing;
};

/** A piece of a formula, and how tightly it holds together. */
type Said = { readonly text: string; readonly tight: number };

const SUM = 4;
const PRODUCT = 5;
const POWER = 6;
const ATOM = 9;

const atom = (text: string): Said => ({ text, tight: ATOM });

const wrapped = ({ text, tight }: Said, least: number): string => (tight < least ? `(${text})` : text);

const isPercent = (ast: Ast, { named }: Saying): boolean => {
  const path = pathOf(ast);
  return path !== null && named(path).unit === "percent";
};

const isHundred = (ast: Ast): boolean => Array.isArray(ast) && ast[0] === "n" && ast[1] === "100";

const valueText = (value: Value, name: Named, saying: Saying): string => showValue(value, name, saying.how);

/** `amount` is set where the figure stands in a sum that takes a percentage for a plain number. */
const sayPath = (path: ReadPath, ast: Ast, saying: Saying, isFactor: boolean): Said => {
  const name = saying.named(path);
  if (saying.as === "words") return atom(name.label);
  const value = saying.look(ast);
  const text = isFactor && name.unit === "percent" ? bareNumber(value, saying.how) : valueText(value, name, saying);
  return isDecimal(value) && value.lt(0) ? { text, tight: SUM } : atom(text);
};

const SIGNS: { readonly [operator: string]: readonly [sign: string, tight: number] } = {
  "+": ["+", SUM],
  "-": ["−", SUM],
  "*": ["×", PRODUCT],
  "/": ["÷", PRODUCT],
  "**": ["to the power of", POWER],
  "=": ["is", 3],
  "!=": ["is not", 3],
  "<": ["<", 3],
  "<=": ["≤", 3],
  ">": [">", 3],
  ">=": ["≥", 3],
};

const sayArithmetic = (operator: string, [a = null, b = null]: readonly Ast[], saying: Saying): Said => {
  const [sign, tight] = SIGNS[operator]!;
  // "9.5% of" is what a percentage over a hundred means.
  if (operator === "/" && isPercent(a, saying) && isHundred(b)) return sayOne(a, saying);
  const isCompared = tight === 3;
  const left = sayOne(a, saying, !isCompared);
  const right = isCompared ? sayCompared(a, b, saying) : sayOne(b, saying, true);
  const isOrdered = operator === "-" || operator === "/" || operator === "**";
  return { text: `${wrapped(left, tight)} ${sign} ${wrapped(right, isOrdered ? tight + 1 : tight)}`, tight };
};

/** A word held against a question is said as the question says it. */
const sayCompared = (a: Ast, b: Ast, saying: Saying): Said => {
  const path = pathOf(a);
  if (typeof b !== "string" || !path) return sayOne(b, saying);
  return atom(saying.named(path).says?.(b) ?? b);
};

const listed = (asts: readonly Ast[], saying: Saying): readonly string[] => {
  const [only] = asts;
  const value = asts.length === 1 && saying.as === "figures" ? saying.look(only ?? null) : null;
  if (!Array.isArray(value)) return asts.map((ast) => sayOne(ast, saying).text);
  const path = pathOf(only ?? null);
  const name: Named = path ? saying.named(path) : { label: "", unit: null, says: null };
  return shortList(value, (one) => valueText(one, name, saying));
};

const among =
  (word: string) =>
  (asts: readonly Ast[], saying: Saying): Said =>
    atom(`the ${word} of ${listed(asts, saying).join(" and ")}`);

const digitsOf = (ast: Ast | undefined): string => {
  const places = Array.isArray(ast) && ast[0] === "n" ? String(ast[1]) : "0";
  if (places === "0") return "to a whole number";
  return places === "1" ? "to 1 decimal" : `to ${places} decimals`;
};

const rounded =
  (way: string) =>
  ([x = null, digits]: readonly Ast[], saying: Saying): Said => ({
    text: `${sayOne(x, saying).text}, rounded ${way}${digitsOf(digits)}`,
    tight: 1,
  });

const CALLS: { readonly [name: string]: (operands: readonly Ast[], saying: Saying) => Said } = {
  min: among("smallest"),
  max: among("largest"),
  sum: (asts, saying) => {
    const parts = listed(asts, saying);
    if (saying.as === "words") return atom(`the sum of ${parts.join(" and ")}`);
    return parts.length === 0 ? atom("0") : { text: parts.join(" + "), tight: parts.length > 1 ? SUM : ATOM };
  },
  count: (asts, saying) =>
    saying.as === "words"
      ? atom(`the number of ${sayOne(asts[0] ?? null, saying).text}`)
      : sayValue(["call", "count", ...asts], saying),
  "round half up": rounded(""),
  "round half even": rounded("half to even "),
  "round up": rounded("up "),
  "round down": rounded("down "),
  floor: rounded("down "),
  ceiling: rounded("up "),
  coalesce: (asts, saying) => {
    if (saying.as === "words") return sayOne(asts[0] ?? null, saying);
    return sayOne(asts.find((ast) => saying.look(ast) !== null) ?? null, saying);
  },
  "bracket total": ([amount = null, table = null], saying) =>
    saying.as === "words"
      ? atom(`${sayOne(table, saying).text} on ${sayOne(amount, saying).text}`)
      : sayValue(["call", "bracket total", amount, table], saying),
};

/** A piece that is best said by what comes out of it. */
const sayValue = (ast: Ast, saying: Saying): Said =>
  atom(showValue(saying.look(ast), { unit: null, says: null }, saying.how));

const sayCall = ([name = "", ...operands]: readonly Ast[], saying: Saying): Said => {
  const known = typeof name === "string" && Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (known) return known(operands, saying);
  if (saying.as === "figures") return sayValue(["call", name, ...operands], saying);
  return atom(`${String(name)} of ${operands.map((one) => sayOne(one, saying).text).join(" and ")}`);
};

const sayIf = ([condition = null, yes = null, no = null]: readonly Ast[], saying: Saying, isFactor: boolean): Said => {
  if (saying.as === "figures") return sayOne(saying.look(condition) === true ? yes : no, saying, isFactor);
  const [then, otherwise] = [sayOne(yes, saying).text, sayOne(no, saying).text];
  return { text: `${then} if ${sayOne(condition, saying).text}, otherwise ${otherwise}`, tight: 0 };
};

const sayLogic = (operator: string, operands: readonly Ast[], saying: Saying): Said => ({
  text: operands.map((one) => wrapped(sayOne(one, saying), 3)).join(` ${operator} `),
  tight: 2,
});

const LOOPS = new Set(["some", "every", "for", "filter", "index", "list", "seq", "join"]);

const sayLoop = (operator: string, operands: readonly Ast[], saying: Saying, ast: Ast): Said => {
  if (saying.as === "figures") return sayValue(ast, saying);
  if (operator === "list") return atom(operands.map((one) => sayOne(one, saying).text).join(", "));
  const list = operands[operator === "filter" || operator === "index" || operator === "join" ? 0 : 1] ?? null;
  const said = sayOne(list, saying).text;
  return atom(operator === "filter" ? `those of ${said} that fit` : operator === "for" ? `for each of ${said}` : said);
};

const sayBetween = (operands: readonly Ast[], saying: Saying): Said => {
  const [x, low, high] = operands.map((one) => sayOne(one, saying).text);
  return { text: `${x} is between ${low} and ${high}`, tight: 3 };
};

const sayLiteral = (ast: Ast): Said =>
  atom(ast === true ? "yes" : ast === false ? "no" : ast === null ? "nothing" : String(ast));

const sayOperation = (ast: Ast & object, saying: Saying, isFactor: boolean): Said => {
  const [operator, ...operands] = ast;
  if (Object.hasOwn(SIGNS, operator)) return sayArithmetic(operator, operands, saying);
  if (LOOPS.has(operator)) return sayLoop(operator, operands, saying, ast);
  switch (operator) {
    case "n":
      return atom(String(operands[0]));
    case "date":
    case "duration":
      return sayValue(ast, saying);
    case "neg":
      return { text: `−${wrapped(sayOne(operands[0] ?? null, saying), POWER)}`, tight: SUM };
    case "if":
      return sayIf(operands, saying, isFactor);
    case "and":
    case "or":
      return sayLogic(operator, operands, saying);
    case "not":
      return { text: `not ${wrapped(sayOne(operands[0] ?? null, saying), ATOM)}`, tight: 2 };
    case "known":
      return { text: `${sayOne(operands[0] ?? null, saying).text} is known`, tight: 3 };
    case "call":
      return sayCall(operands, saying);
    case "between":
      return sayBetween(operands, saying);
    default:
      return saying.as === "figures"
        ? sayValue(ast, saying)
        : atom(
            operands
              .map((one) => (Array.isArray(one) ? sayOne(one, saying).text : ""))
              .join(" ")
              .trim(),
          );
  }
};

const sayOne = (ast: Ast, saying: Saying, isFactor = false): Said => {
  const path = pathOf(ast);
  if (path) return sayPath(path, ast, saying, isFactor);
  return typeof ast === "object" && ast !== null ? sayOperation(ast, saying, isFactor) : sayLiteral(ast);
};

/** A formula as a person would write it down: "Rent now × (1 + 9.5%)". */
export const sayFormula = (ast: Ast, saying: Saying): string => sayOne(ast, saying).text;
