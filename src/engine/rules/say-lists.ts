import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Named } from "./names.ts";
import { pathOf } from "./reads.ts";
import type { ReadPath } from "./reads.ts";
import { CHAIN, LOOSE, NO_NAME, atom, memberOf, sayValue, wrapped } from "./said.ts";
import type { Said, Speaker } from "./said.ts";

type Operands = readonly Ast[];

/** Functions whose result has the entries of their first list. */
const PICKING = new Set(["coalesce", "sublist", "sort", "reverse", "distinct values"]);

/** The list a formula picks from, as the visitor knows it; null where it is made by the formula. */
const listOf = (ast: Ast): ReadPath | null => {
  const path = pathOf(ast);
  if (path || typeof ast !== "object" || ast === null) return path;
  const [operator, first = null, second = null] = ast;
  if (operator === "filter" || operator === "index") return listOf(first);
  return operator === "call" && PICKING.has(String(first)) ? listOf(second) : null;
};

/** What is asked of each entry of a list, by its name there and its unit. */
const memberNamed = (list: Ast, key: string, speaker: Speaker): Named => {
  const path = listOf(list);
  return path ? memberOf(path, [key], speaker) : { ...NO_NAME, label: key.replaceAll("_", " ") };
};

/** Name and unit of what a formula comes to, where it only picks: "things[…].net" has those of "net". */
export const nameOf = (ast: Ast, speaker: Speaker): Named => {
  const path = pathOf(ast);
  if (path) return speaker.entryNamed(path);
  if (typeof ast !== "object" || ast === null || ast[0] !== "at") return NO_NAME;
  return memberNamed(ast[1] ?? null, String(ast[2]), speaker);
};

const ordinals: { readonly [at: string]: string } = { "1": "the first of", "2": "the second of", "-1": "the last of" };

const placeIn = (ast: Ast): string | null => {
  if (typeof ast !== "object" || ast === null) return null;
  const [operator, first = null] = ast;
  if (operator === "n" && typeof first === "string") return first;
  const inner = operator === "neg" ? placeIn(first) : null;
  return inner === null ? null : `-${inner}`;
};

const sayIndex = ([list = null, at = null]: Operands, speaker: Speaker): Said => {
  const place = placeIn(at);
  const ordinal = place === null ? undefined : ordinals[place];
  const start = ordinal ?? `entry ${speaker.say(at).text} of`;
  if (typeof list === "object" && list?.[0] === "filter") return sayPicked(start, list.slice(1), speaker);
  return { text: `${start} ${wrapped(speaker.say(list))}`, tight: LOOSE };
};

const sayPicked = (start: string, [list = null, test = null]: Operands, speaker: Speaker): Said => ({
  text: `${start} ${wrapped(speaker.say(list))} where ${speaker.within("item", listOf(list)).say(test).text}`,
  tight: LOOSE,
});

const loops: { readonly [operator: string]: string } = { for: "for each of", some: "for one of", every: "for all of" };

const sayLoop = (operator: string, [name = "", list = null, body = null]: Operands, speaker: Speaker): Said => {
  const said = speaker.within(String(name), listOf(list)).say(body);
  return { text: `${wrapped(said, CHAIN)} ${loops[operator]} ${wrapped(speaker.say(list))}`, tight: LOOSE };
};

const ways: { readonly [operator: string]: (operands: Operands, speaker: Speaker) => Said } = {
  index: sayIndex,
  filter: (operands, speaker) => sayPicked("those of", operands, speaker),
  for: (operands, speaker) => sayLoop("for", operands, speaker),
  some: (operands, speaker) => sayLoop("some", operands, speaker),
  every: (operands, speaker) => sayLoop("every", operands, speaker),
  list: (operands, speaker) => atom(operands.map((one) => speaker.say(one).text).join(", ")),
  seq: ([low = null, high = null], speaker) =>
    atom(`the numbers from ${speaker.say(low).text} to ${speaker.say(high).text}`),
  join: ([list = null], speaker) => speaker.say(list),
};

export const isOfLists = (operator: string): boolean => Object.hasOwn(ways, operator);

/** A piece about lists: in figures what comes out of it, in words what it does. */
export const sayList = (operator: string, operands: Operands, speaker: Speaker, ast: Ast): Said =>
  speaker.as === "figures" ? sayValue(ast, speaker) : ways[operator]!(operands, speaker);

const parts: { readonly [part: string]: string } = { days: "in days", months: "in months", years: "in years" };

/** A member of what a formula picks or works out: "Fee of the first of Fees with …", "(End − Start) in days". */
export const sayMember = ([target = null, key = ""]: Operands, speaker: Speaker, ast: Ast): Said => {
  const name = String(key);
  const known = memberNamed(target, name, speaker);
  const part = listOf(target) === null && Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part !== undefined) return { text: `${wrapped(speaker.say(target))} ${part}`, tight: CHAIN };
  if (speaker.as === "figures") return sayValue(ast, speaker, listOf(target) ? known : NO_NAME);
  const said = speaker.say(target);
  return { text: `${known.label} of ${said.text}`, tight: LOOSE };
};
