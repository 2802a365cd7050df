import { isUnsure } from "../../fields/is-unsure.ts";
import { isRawList, isRawRecord } from "../../fields/raw-shape.ts";
import { copyRecord } from "./copy-record.ts";
import type { Raw, RawAnswers, RawList } from "../../model/answers.ts";

const childOf = (raw: Raw | undefined, key: string): Raw | undefined => {
  const holder = isRawList(raw) ? raw.rows : raw;
  return isRawRecord(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
};

/** The raw answer at a path, undefined where none was ever given. Example: rawAt(answers, "children.r2.born") */
export const rawAt = (answers: RawAnswers, path: string): Raw | undefined => {
  let found: Raw | undefined = answers;
  for (const key of path.split(".")) found = childOf(found, key);
  return found;
};

/** Row ids of the list at a path as it stands; null when the path is not a list. */
export type RowsAt = (path: string) => readonly string[] | null;

const withChild = (raw: Raw | undefined, keys: readonly string[], at: number, value: Raw, rowsAt: RowsAt): Raw => {
  if (at === keys.length) return value;
  const key = keys[at]!;
  const below = withChild(childOf(raw, key), keys, at + 1, value, rowsAt);
  const rows = at === 0 ? null : rowsAt(keys.slice(0, at).join("."));
  if (!rows) {
    const copy = copyRecord<Raw>(isRawRecord(raw) && !isUnsure(raw) ? raw : {});
    copy[key] = below;
    return copy;
  }
  const list: RawList = isRawList(raw) ? raw : { order: rows, rows: {} };
  return {
    order: list.order.includes(key) ? list.order : [...list.order, key],
    rows: { ...list.rows, [key]: isRawRecord(below) ? below : {} },
  };
};

/** The answers with one of them replaced; everything beside the path stays the same object. */
export const withRawAt = (answers: RawAnswers, path: string, value: Raw, rowsAt: RowsAt): RawAnswers => {
  const next = withChild(answers, path.split("."), 0, value, rowsAt);
  return isRawRecord(next) ? next : answers;
};
