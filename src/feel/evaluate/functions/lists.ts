import type { Decimal } from "../../../values/decimal.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";
import { identical, order } from "../compare.ts";
import { isList } from "../kinds.ts";
import { madeList } from "../made-list.ts";
import { LONGEST_LIST, noted, spend } from "../run.ts";
import type { Run } from "../run.ts";
import { countOf } from "../whole-number.ts";
import { one, spread, three, two } from "./builtin.ts";
import type { Builtin, BuiltinTable } from "./builtin.ts";
import { element, list, number, optional, orderedList, yesNoOrNothing } from "./params.ts";

/** Entries that differ from all before them; every comparison is paid for. */
const distinct = (entries: readonly Value[], run: Run): Value => {
  const found: Value[] = [];
  for (const entry of entries) {
    if (!spend(run, found.length + 1)) return null;
    if (!found.some((known) => identical(known, entry))) found.push(entry);
  }
  return madeList(found, run);
};

const DEEPEST = 50;

const flattened = (entries: readonly Value[], into: Value[], run: Run, depth: number): boolean => {
  if (depth > DEEPEST || !spend(run, entries.length + 1)) return false;
  return entries.every((entry) => (isList(entry) ? flattened(entry, into, run, depth + 1) : into.push(entry) > 0));
};

const flatten = (entries: readonly Value[], run: Run): Value => {
  const into: Value[] = [];
  return flattened(entries, into, run, 0) ? madeList(into, run) : noted(run, "too_much_work");
};

const places = (entries: readonly Value[], wanted: Value, run: Run): Value => {
  if (!spend(run, entries.length)) return null;
  return entries.flatMap((entry, i) => (identical(entry, wanted) ? [decimal(i + 1)] : []));
};

const sorted = (entries: readonly Value[], run: Run): Value => {
  if (!spend(run, entries.length * 4)) return null;
  const [first] = entries;
  if (entries.some((entry) => entry === null)) return null;
  if (entries.some((entry) => order(entry, first ?? null) === null)) return noted(run, "wrong_type");
  return madeList(
    [...entries].sort((a, b) => order(a, b) ?? 0),
    run,
  );
};

const part = (entries: readonly Value[], start: Decimal, length: Decimal, run: Run): Value => {
  const first = countOf(start);
  const count = countOf(length);
  if (first === null || count === null || first === 0 || count < 0) return null;
  const begin = first > 0 ? first - 1 : entries.length + first;
  return begin < 0 ? null : madeList(entries.slice(begin, begin + count), run);
};

/** `decisive` settles it; otherwise one entry that is not known leaves it open. */
const combined = (decisive: boolean): Builtin =>
  spread(yesNoOrNothing("value"), "boolean", (entries, run) => {
    if (!spend(run, entries.length)) return null;
    if (entries.some((entry) => entry === decisive)) return decisive;
    return entries.every((entry) => entry === !decisive) ? !decisive : null;
  });

const joined = (lists: readonly (readonly Value[])[], run: Run): Value => madeList(lists.flat(), run);

/** Lists. Places count from 1. */
export const listFunctions: BuiltinTable = {
  append: two(list("list"), element("entry"), "longer list", (entries, entry, run) =>
    madeList([...entries, entry], run),
  ),
  concatenate: two(list("list"), list("other"), "list", (a, b, run) => joined([a, b], run)),
  union: two(list("list"), list("other"), "list", (a, b, run) => distinct([...a, ...b], run)),
  "distinct values": one(list("list"), "list", distinct),
  flatten: one(list("list"), "flat list", flatten),
  reverse: one(list("list"), "list", (entries, run) => madeList([...entries].reverse(), run)),
  "index of": two(list("list"), element("entry"), "numbers", places),
  sublist: three([list("list"), number("start"), optional(number("length"), decimal(LONGEST_LIST))], "list", part),
  sort: one(orderedList("list"), "list", sorted),
  all: combined(false),
  any: combined(true),
};
