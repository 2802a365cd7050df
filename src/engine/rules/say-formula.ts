import type { Ast } from "../../feel/evaluate/ast.ts";
import { isDecimal } from "../../values/decimal.ts";
import { pathOf } from "./reads.ts";
import type { ReadPath } from "./reads.ts";
import { CHAIN, COMPARED, LOOSE, POWER, PRODUCT, SUM, atom, memberOf, sayValue, valueText, wrapped } from "./said.ts";
import type { Said, Saying, Speaker } from "./said.ts";
import { sayCall } from "./say-calls.ts";
import { isOfLists, sayList, sayMember } from "./say-lists.ts";
import { bareNumber } from "./show-value.ts";

const isPercent = (ast: Ast, { entryNamed }: Speaker): boolean => {
  const path = pathOf(ast);
  return path !== null && entryNamed(path).unit === "percent";
};

const isHundred = (ast: Ast): boolean => Array.isArray(ast) && ast[0] === "n" && ast[1] === "100";

const sayPath = (path: ReadPath, ast: Ast, speaker: Speaker, isFactor: boolean): Said => {
  const name = speaker.entryNamed(path);
  if (speaker.as === "words") return atom(name.label);
  const value = speaker.look(ast);
  const isBare = isFactor && name.unit === "percent";
  const text = isBare ? bareNumber(value, speaker.how) : valueText(value, name, speaker);
  return isDecimal(value) && value.lt(0) ? { text, tight: SUM } : atom(text);
};

const SIGNS: { readonly [operator: string]: readonly [sign: string, tight: number] } = {
  "+": ["+", SUM],
  "-": ["−", SUM],
  "*": ["×", PRODUCT],
  "/": ["÷", PRODUCT],
  "**": ["to the power of", POWER],
  "=": ["is", COMPARED],
  "!=": ["is not", COMPARED],
  "<": ["<", COMPARED],
  "<=": ["≤", COMPARED],
  ">": [">", COMPARED],
  ">=": ["≥", COMPARED],
};

/** A value equal to what it is compared with, by its name: "Is there a will: no", never "no is no". */
const sayEqual = (subject: Ast, text: string, speaker: Speaker): Said => {
  const path = pathOf(subject);
  return atom(path ? `${speaker.entryNamed(path).label.replace(/[?？]$/, "")}: ${text}` : text);
};

const sayArithmetic = (operator: string, [a = null, b = null]: readonly Ast[], speaker: Speaker): Said => {
  const [sign, tight] = SIGNS[operator]!;
  // "9.5% of" is what a percentage over a hundred means.
  if (operator === "/" && isPercent(a, speaker) && isHundred(b)) return speaker.say(a);
  const isCompared = tight === COMPARED;
  const left = speaker.say(a, !isCompared);
  const right = isCompared ? sayAs(a, b, speaker) : speaker.say(b, true);
  if (operator === "=" && speaker.as === "figures" && left.text === right.text) return sayEqual(a, left.text, speaker);
  const isOrdered = operator === "-" || operator === "/" || operator === "**";
  return { text: `${wrapped(left, tight)} ${sign} ${wrapped(right, isOrdered ? tight + 1 : tight)}`, tight };
};

/** A word held against a question is said as the question says it. */
const sayAs = (subject: Ast, word: Ast, speaker: Speaker): Said => {
  const path = pathOf(subject);
  if (typeof word !== "string" || !path) return speaker.say(word);
  return atom(speaker.entryNamed(path).says?.(word) ?? word);
};

const ENDS = { "[": "from", "(": "above", "]": "to", ")": "below" } as const;

/** One test of `x in (…)`, as it is said behind "is". */
const sayTest = (subject: Ast, test: Ast, speaker: Speaker): string => {
  if (typeof test !== "object" || test === null) return "";
  const [kind, ...operands] = test;
  const [first = null, second = null, third = null, close = ""] = operands;
  switch (kind) {
    case "same":
      return sayAs(subject, first, speaker).text;
    case "to":
      return `${SIGNS[String(first)]?.[0] ?? String(first)} ${speaker.say(second).text}`;
    case "range":
      return `${first === "(" ? ENDS["("] : ENDS["["]} ${speaker.say(second).text} ${close === ")" ? ENDS[")"] : ENDS["]"]} ${speaker.say(third).text}`;
    default:
      return speaker.say(first).text;
  }
};

const sayIn = ([subject = null, ...tests]: readonly Ast[], speaker: Speaker): Said => {
  const said = tests.map((test) => sayTest(subject, test, speaker));
  const own = speaker.say(subject).text;
  if (speaker.as === "figures" && said.includes(own)) return sayEqual(subject, own, speaker);
  const last = said.length > 1 ? ` or ${said.pop() ?? ""}` : "";
  return { text: `${wrapped(speaker.say(subject), COMPARED)} is ${said.join(", ")}${last}`, tight: COMPARED };
};

const sayIf = (
  [condition = null, yes = null, no = null]: readonly Ast[],
  speaker: Speaker,
  isFactor: boolean,
): Said => {
  if (speaker.as === "figures") return speaker.say(speaker.look(condition) === true ? yes : no, isFactor);
  const [then, otherwise] = [wrapped(speaker.say(yes), LOOSE + 1), speaker.say(no).text];
  return { text: `${then} if ${speaker.say(condition).text}, otherwise ${otherwise}`, tight: LOOSE };
};

const sayLogic = (operator: string, operands: readonly Ast[], speaker: Speaker): Said => ({
  text: operands.map((one) => wrapped(speaker.say(one), COMPARED)).join(` ${operator} `),
  tight: CHAIN,
});

const sayBetween = (operands: readonly Ast[], speaker: Speaker): Said => {
  const [x, low, high] = operands.map((one) => speaker.say(one).text);
  return { text: `${x} is between ${low} and ${high}`, tight: COMPARED };
};

const sayLiteral = (ast: Ast): Said =>
  atom(ast === true ? "yes" : ast === false ? "no" : ast === null ? "nothing" : String(ast));

type SayOperation = (operands: readonly Ast[], speaker: Speaker, ast: Ast, isFactor: boolean) => Said;

const OPERATIONS: { readonly [operator: string]: SayOperation } = {
  n: ([number = ""]) => atom(String(number)),
  date: (_, speaker, ast) => sayValue(ast, speaker),
  duration: (_, speaker, ast) => sayValue(ast, speaker),
  neg: ([x = null], speaker) => ({ text: `−${wrapped(speaker.say(x), POWER)}`, tight: SUM }),
  if: (operands, speaker, _, isFactor) => sayIf(operands, speaker, isFactor),
  and: (operands, speaker) => sayLogic("and", operands, speaker),
  or: (operands, speaker) => sayLogic("or", operands, speaker),
  not: ([x = null], speaker) => ({ text: `not ${wrapped(speaker.say(x))}`, tight: CHAIN }),
  known: ([x = null], speaker) => ({ text: `${wrapped(speaker.say(x), COMPARED)} is known`, tight: COMPARED }),
  call: sayCall,
  between: sayBetween,
  in: sayIn,
  at: sayMember,
};

const sayOne = (ast: Ast, speaker: Speaker, isFactor: boolean): Said => {
  const path = pathOf(ast);
  if (path) return sayPath(path, ast, speaker, isFactor);
  if (typeof ast !== "object" || ast === null) return sayLiteral(ast);
  const [operator, ...operands] = ast;
  if (Object.hasOwn(SIGNS, operator)) return sayArithmetic(operator, operands, speaker);
  if (isOfLists(operator)) return sayList(operator, operands, speaker, ast);
  const known = Object.hasOwn(OPERATIONS, operator) ? OPERATIONS[operator] : undefined;
  return known ? known(operands, speaker, ast, isFactor) : sayValue(ast, speaker);
};

/** The lists whose entries names stand for. */
type Lists = { readonly [name: string]: ReadPath };

const speakerFor = (saying: Saying, lists: Lists): Speaker => {
  const speaker: Speaker = {
    ...saying,
    say: (ast, isFactor = false) => sayOne(ast, speaker, isFactor),
    entryNamed: (path) => {
      const [head = "", ...rest] = path;
      const list = Object.hasOwn(lists, head) ? lists[head] : undefined;
      return list ? memberOf(list, rest, saying) : saying.named(path);
    },
    within: (name, list) => (list === null ? speaker : speakerFor(saying, { ...lists, [name]: list })),
  };
  return speaker;
};

/** A formula as a person would write it down: "Rent now × (1 + 9.5%)". */
export const sayFormula = (ast: Ast, saying: Saying): string => speakerFor(saying, {}).say(ast).text;
