import type { Ast } from "../../feel/evaluate/ast.ts";
import { nameOf } from "./say-lists.ts";
import { CHAIN, COMPARED, LOOSE, SUM, atom, sayValue, valueText, wrapped } from "./said.ts";
import type { Said, Speaker } from "./said.ts";
import { shortList } from "./show-value.ts";

type SayCall = (operands: readonly Ast[], speaker: Speaker, ast: Ast) => Said;

const listed = (asts: readonly Ast[], speaker: Speaker): readonly string[] => {
  const [only = null] = asts;
  const value = asts.length === 1 && speaker.as === "figures" ? speaker.look(only) : null;
  if (!Array.isArray(value))
    return asts.map((ast) => (asts.length > 1 ? wrapped(speaker.say(ast), SUM) : speaker.say(ast).text));
  const name = nameOf(only, speaker);
  return shortList(value, (one) => valueText(one, name, speaker));
};

const among =
  (word: string): SayCall =>
  (asts, speaker) => ({ text: `the ${word} of ${listed(asts, speaker).join(" and ")}`, tight: CHAIN });

const digitsOf = (ast: Ast | undefined): string => {
  const places = Array.isArray(ast) && ast[0] === "n" ? String(ast[1]) : "0";
  if (places === "0") return "to a whole number";
  return places === "1" ? "to 1 decimal" : `to ${places} decimals`;
};

const rounded =
  (way: string): SayCall =>
  ([x = null, digits], speaker) => ({ text: `${speaker.say(x).text}, rounded ${way}${digitsOf(digits)}`, tight: 1 });

/** In words as `say` has it, in figures what comes out. */
const inWords =
  (say: (said: readonly Said[]) => string, tight = LOOSE): SayCall =>
  (operands, speaker, ast) =>
    speaker.as === "figures" ? sayValue(ast, speaker) : { text: say(operands.map((one) => speaker.say(one))), tight };

const span = (unit: string): SayCall =>
  inWords(([from, to]) => `whole ${unit} from ${from?.text ?? ""} to ${to?.text ?? ""}`);

const CALLS: { readonly [name: string]: SayCall } = {
  min: among("smallest"),
  max: among("largest"),
  sum: (asts, speaker) => {
    const parts = listed(asts, speaker);
    if (speaker.as === "words") return { text: `the sum of ${parts.join(" and ")}`, tight: CHAIN };
    const [first = "0"] = parts;
    return parts.length > 1 ? { text: parts.join(" + "), tight: SUM } : atom(first);
  },
  count: inWords(([list]) => `the number of ${list?.text ?? ""}`),
  "round half up": rounded(""),
  "round half even": rounded("half to even "),
  "round up": rounded("up "),
  "round down": rounded("down "),
  floor: rounded("down "),
  ceiling: rounded("up "),
  coalesce: (asts, speaker) => {
    if (speaker.as === "words") return speaker.say(asts[0] ?? null);
    return speaker.say(asts.find((ast) => speaker.look(ast) !== null) ?? null);
  },
  "is answered": inWords(([x]) => `${x ? wrapped(x, COMPARED) : ""} is known`, COMPARED),
  "bracket total": inWords(([amount, table]) => `${table?.text ?? ""} on ${amount?.text ?? ""}`),
  "whole years": span("years"),
  "whole months": span("months"),
  abs: inWords(([x]) => `${x ? wrapped(x) : ""} without its sign`),
  modulo: inWords(([a, b]) => `what ${a?.text ?? ""} leaves when divided by ${b?.text ?? ""}`),
  concatenate: inWords((lists) => lists.map((one) => wrapped(one, CHAIN)).join(" followed by ")),
  flatten: inWords(([list]) => list?.text ?? ""),
  sort: inWords(([list]) => `${list?.text ?? ""}, in order`),
  sublist: inWords(([list, start, length]) =>
    length === undefined
      ? `${list?.text ?? ""} from place ${start?.text ?? ""} on`
      : `${length.text} of ${list?.text ?? ""} from place ${start?.text ?? ""} on`,
  ),
  "list contains": inWords(([list, one]) => `${one?.text ?? ""} is among ${list?.text ?? ""}`),
};

/** A function as a person would say it; one without words of its own by its name. */
export const sayCall = ([name = "", ...operands]: readonly Ast[], speaker: Speaker, ast: Ast): Said => {
  const known = typeof name === "string" && Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (known) return known(operands, speaker, ast);
  if (speaker.as === "figures") return sayValue(ast, speaker);
  return atom(`${String(name)} of ${operands.map((one) => speaker.say(one).text).join(" and ")}`);
};
