import { isUnsure } from "../../../fields/is-unsure.ts";
import { isRawList, isRawRecord } from "../../../fields/raw-shape.ts";
import { copyRecord } from "./copy-record.ts";
import type { RawAnswer, RawAnswers, RawList } from "../../../model/answers.ts";

const childOf = (raw: RawAnswer | undefined, key: string): RawAnswer | undefined => {
  const holder = isRawList(raw) ? raw.rows : raw;
  return isRawRecord(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
};

/** The raw answer at a path, undefined if there is none. Example: rawAt(answers, "children.r2.born") */
export const rawAt = (answers: RawAnswers, path: string): RawAnswer | undefined => {
  let found: RawAnswer | undefined = answers;
  for (const key of path.split(".")) found = childOf(found, key);
  return found;
};

/** Current row ids of the list at a path; null if the path is not a list. */
export type RowsAt = (path: string) => readonly string[] | null;

const withChild = (
  raw: RawAnswer | undefined,
  keys: readonly string[],
  index: number,
  value: RawAnswer,
  rowsAt: RowsAt,
): RawAnswer => {
  if (index === keys.length) return value;
  const key = keys[index]!;
  const below = withChild(childOf(raw, key), keys, index + 1, value, rowsAt);
  const rows = index === 0 ? null : rowsAt(keys.slice(0, index).join("."));
  if (!rows) {
    const copy = copyRecord<RawAnswer>(isRawRecord(raw) && !isUnsure(raw) ? raw : {});
    copy[key] = below;
    return copy;
  }
  const list: RawList = isRawList(raw) ? raw : { order: rows, rows: {} };
  return {
    order: list.order.includes(key) ? list.order : [...list.order, key],
    rows: { ...list.rows, [key]: isRawRecord(below) ? below : {} },
  };
};

/** The answers with one of them replaced; objects off the path are shared. */
export const withRawAt = (answers: RawAnswers, path: string, value: RawAnswer, rowsAt: RowsAt): RawAnswers => {
  const next = withChild(answers, path.split("."), 0, value, rowsAt);
  return isRawRecord(next) ? next : answers;
};
