import type { Value } from "../values/value.ts";
import type { FieldView, FormView } from "./form-view.ts";

type Lookup = Pick<FormView, "index" | "questions">;
type Records = readonly FieldView[];

/** Up to this many records, a search is faster than an index. */
const FEW_RECORDS = 16;

const indexes = new WeakMap<Records, ReadonlyMap<string, FieldView>>();

const indexOf = (records: Records): ReadonlyMap<string, FieldView> => {
  const known = indexes.get(records) ?? new Map(records.map((record) => [record.path, record]));
  indexes.set(records, known);
  return known;
};

/**
 * The record at a path, undefined if there is none.
 *
 * Unlike `view.fields[path]`, it makes no record of all questions, which a keystroke in a large form would pay for.
 */
export const fieldViewAt = (view: Lookup, path: string): FieldView | undefined => {
  const end = path.indexOf(".");
  const at = view.index.get(end === -1 ? path : path.slice(0, end));
  if (at === undefined) return undefined;
  const records = view.questions[at]!;
  if (end === -1) return records[0];
  return records.length > FEW_RECORDS ? indexOf(records).get(path) : records.find((record) => record.path === path);
};

/** The value of a name that formulas read: of a top-level question, else a reserved one; null if it has none. */
export const valueAt = (view: Lookup & Pick<FormView, "reserved">, name: string): Value => {
  const at = view.index.get(name);
  if (at !== undefined) return view.questions[at]![0]!.value;
  return Object.hasOwn(view.reserved, name) ? (view.reserved[name] ?? null) : null;
};
