import type { Decimal } from "../../../values/decimal.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";
import { feelEqualsOrBothNull, compareValues } from "../compare.ts";
import { isList } from "../value-kinds.ts";
import { boundedList } from "../bounded-list.ts";
import { MAX_LIST_LENGTH, nullBecause, spendSteps } from "../evaluation-state.ts";
import type { EvaluationState } from "../evaluation-state.ts";
import { toWholeNumber } from "../whole-number.ts";
import { oneParam, spreadParam, threeParams, twoParams } from "./builtin.ts";
import type { Builtin, BuiltinTable } from "./builtin.ts";
import { elementParam, listParam, numberParam, optionalParam, orderedListParam, yesNoOrNullParam } from "./params.ts";

/** Removes duplicates; every comparison is charged to the step budget. */
const distinct = (entries: readonly Value[], run: EvaluationState): Value => {
  const found: Value[] = [];
  for (const entry of entries) {
    if (!spendSteps(run, found.length + 1)) return null;
    if (!found.some((known) => feelEqualsOrBothNull(known, entry))) found.push(entry);
  }
  return boundedList(found, run);
};

const MAX_DEPTH = 50;

const flattened = (entries: readonly Value[], into: Value[], run: EvaluationState, depth: number): boolean => {
  if (depth > MAX_DEPTH || !spendSteps(run, entries.length + 1)) return false;
  return entries.every((entry) => (isList(entry) ? flattened(entry, into, run, depth + 1) : into.push(entry) > 0));
};

const flatten = (entries: readonly Value[], run: EvaluationState): Value => {
  const into: Value[] = [];
  return flattened(entries, into, run, 0) ? boundedList(into, run) : nullBecause(run, "too_much_work");
};

const places = (entries: readonly Value[], wanted: Value, run: EvaluationState): Value => {
  if (!spendSteps(run, entries.length)) return null;
  return entries.flatMap((entry, i) => (feelEqualsOrBothNull(entry, wanted) ? [decimal(i + 1)] : []));
};

const sorted = (entries: readonly Value[], run: EvaluationState): Value => {
  if (!spendSteps(run, entries.length * 4)) return null;
  const [first] = entries;
  if (entries.some((entry) => entry === null)) return null;
  if (entries.some((entry) => compareValues(entry, first ?? null) === null)) return nullBecause(run, "wrong_type");
  return boundedList(
    [...entries].sort((a, b) => compareValues(a, b) ?? 0),
    run,
  );
};

const part = (entries: readonly Value[], start: Decimal, length: Decimal, run: EvaluationState): Value => {
  const first = toWholeNumber(start);
  const count = toWholeNumber(length);
  if (first === null || count === null || first === 0 || count < 0) return null;
  const begin = first > 0 ? first - 1 : entries.length + first;
  return begin < 0 ? null : boundedList(entries.slice(begin, begin + count), run);
};

/** `decisive` determines the result; otherwise one unknown entry makes it unknown. */
const combined = (decisive: boolean): Builtin =>
  spreadParam(yesNoOrNullParam("value"), "boolean", (entries, run) => {
    if (!spendSteps(run, entries.length)) return null;
    if (entries.some((entry) => entry === decisive)) return decisive;
    return entries.every((entry) => entry === !decisive) ? !decisive : null;
  });

const joined = (lists: readonly (readonly Value[])[], run: EvaluationState): Value => boundedList(lists.flat(), run);

/** List functions. Positions count from 1. */
export const listFunctions: BuiltinTable = {
  append: twoParams(listParam("list"), elementParam("entry"), "longer list", (entries, entry, run) =>
    boundedList([...entries, entry], run),
  ),
  concatenate: twoParams(listParam("list"), listParam("other"), "list", (a, b, run) => joined([a, b], run)),
  union: twoParams(listParam("list"), listParam("other"), "list", (a, b, run) => distinct([...a, ...b], run)),
  "distinct values": oneParam(listParam("list"), "list", distinct),
  flatten: oneParam(listParam("list"), "flat list", flatten),
  reverse: oneParam(listParam("list"), "list", (entries, run) => boundedList([...entries].reverse(), run)),
  "index of": twoParams(listParam("list"), elementParam("entry"), "numbers", places),
  sublist: threeParams(
    [listParam("list"), numberParam("start"), optionalParam(numberParam("length"), decimal(MAX_LIST_LENGTH))],
    "list",
    part,
  ),
  sort: oneParam(orderedListParam("list"), "list", sorted),
  all: combined(false),
  any: combined(true),
};
