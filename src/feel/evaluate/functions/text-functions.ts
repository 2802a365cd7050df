import type { Decimal } from "../../../values/decimal.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";
import { scalarText } from "../scalar-text.ts";
import { MAX_TEXT_LENGTH, nullBecause, spendSteps } from "../evaluation-state.ts";
import type { EvaluationState } from "../evaluation-state.ts";
import { toWholeNumber } from "../whole-number.ts";
import { oneParam, threeParams, twoParams } from "./builtin.ts";
import type { BuiltinTable } from "./builtin.ts";
import { numberParam, optionalParam, scalarParam, textParam, textsParam } from "./params.ts";

/** Characters as users count them: a surrogate pair is one. */
const characters = (from: string, run: EvaluationState): readonly string[] | null =>
  spendSteps(run, from.length) ? [...from] : null;

const ALL = decimal(MAX_TEXT_LENGTH);

const substring = (from: string, start: Decimal, length: Decimal, run: EvaluationState): Value => {
  const all = characters(from, run);
  const first = toWholeNumber(start);
  const count = toWholeNumber(length);
  if (all === null || first === null || count === null || first === 0) return null;
  const begin = first > 0 ? first - 1 : all.length + first;
  if (begin < 0 || begin > all.length || count < 0) return null;
  return all.slice(begin, begin + count).join("");
};

const before = (from: string, mark: string): string => {
  const offset = from.indexOf(mark);
  return offset < 0 ? "" : from.slice(0, offset);
};

const after = (from: string, mark: string): string => {
  const offset = from.indexOf(mark);
  return offset < 0 ? "" : from.slice(offset + mark.length);
};

const join = (all: readonly string[], between: string, run: EvaluationState): Value => {
  const length = all.reduce((sum, entry) => sum + entry.length + between.length, 0);
  if (length > MAX_TEXT_LENGTH) return nullBecause(run, "too_long");
  return spendSteps(run, all.length) ? all.join(between) : null;
};

/** Text functions. Positions count from 1, in characters as users count them. */
export const textFunctions: BuiltinTable = {
  "string length": oneParam(textParam("text"), "number", (from, run) => {
    const all = characters(from, run);
    return all && decimal(all.length);
  }),
  "upper case": oneParam(textParam("text"), "string", (from) => from.toUpperCase()),
  trim: oneParam(textParam("text"), "string", (from) => from.trim()),
  contains: twoParams(textParam("text"), textParam("part"), "boolean", (from, part) => from.includes(part)),
  "starts with": twoParams(textParam("text"), textParam("part"), "boolean", (from, part) => from.startsWith(part)),
  substring: threeParams(
    [textParam("text"), numberParam("start"), optionalParam(numberParam("length"), ALL)],
    "string",
    substring,
  ),
  "substring before": twoParams(textParam("text"), textParam("mark"), "string", before),
  "substring after": twoParams(textParam("text"), textParam("mark"), "string", after),
  "string join": twoParams(textsParam("texts"), optionalParam(textParam("between"), ""), "string", join),
  string: oneParam(scalarParam("value"), "string", scalarText),
};
