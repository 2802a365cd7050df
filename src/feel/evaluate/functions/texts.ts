import type { Decimal } from "../../../values/decimal.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";
import { plainText } from "../plain-text.ts";
import { LONGEST_TEXT, noted, spend } from "../run.ts";
import type { Run } from "../run.ts";
import { countOf } from "../whole-number.ts";
import { one, three, two } from "./builtin.ts";
import type { BuiltinTable } from "./builtin.ts";
import { number, optional, scalar, text, texts } from "./params.ts";

/** Characters as people count them: a pair of surrogates is one. */
const characters = (from: string, run: Run): readonly string[] | null => (spend(run, from.length) ? [...from] : null);

const ALL = decimal(LONGEST_TEXT);

const substring = (from: string, start: Decimal, length: Decimal, run: Run): Value => {
  const all = characters(from, run);
  const first = countOf(start);
  const count = countOf(length);
  if (all === null || first === null || count === null || first === 0) return null;
  const begin = first > 0 ? first - 1 : all.length + first;
  if (begin < 0 || begin > all.length || count < 0) return null;
  return all.slice(begin, begin + count).join("");
};

const before = (from: string, mark: string): string => {
  const at = from.indexOf(mark);
  return at < 0 ? "" : from.slice(0, at);
};

const after = (from: string, mark: string): string => {
  const at = from.indexOf(mark);
  return at < 0 ? "" : from.slice(at + mark.length);
};

const join = (all: readonly string[], between: string, run: Run): Value => {
  const length = all.reduce((sum, entry) => sum + entry.length + between.length, 0);
  if (length > LONGEST_TEXT) return noted(run, "too_long");
  return spend(run, all.length) ? all.join(between) : null;
};

/** Text. Places count from 1, and characters are counted as people count them. */
export const textFunctions: BuiltinTable = {
  "string length": one(text("text"), "number", (from, run) => {
    const all = characters(from, run);
    return all && decimal(all.length);
  }),
  "upper case": one(text("text"), "string", (from) => from.toUpperCase()),
  "lower case": one(text("text"), "string", (from) => from.toLowerCase()),
  trim: one(text("text"), "string", (from) => from.trim()),
  contains: two(text("text"), text("part"), "boolean", (from, part) => from.includes(part)),
  "starts with": two(text("text"), text("part"), "boolean", (from, part) => from.startsWith(part)),
  "ends with": two(text("text"), text("part"), "boolean", (from, part) => from.endsWith(part)),
  substring: three([text("text"), number("start"), optional(number("length"), ALL)], "string", substring),
  "substring before": two(text("text"), text("mark"), "string", before),
  "substring after": two(text("text"), text("mark"), "string", after),
  "string join": two(texts("texts"), optional(text("between"), ""), "string", join),
  string: one(scalar("value"), "string", plainText),
};
