import type { FormView } from "../../../model/form-view.ts";

const ROW = /^r\d+$/;

/** The row of a list a path lies in: "children.r2" for "children.r2.born"; null outside of rows. */
const rowOf = (path: string): string | null => {
  const parts = path.split(".");
  const index = parts.findIndex((part) => ROW.test(part));
  return index < 0 ? null : parts.slice(0, index + 1).join(".");
};

/**
 * The questions among `now` that were not asked before, outermost only.
 *
 * The questions of an added row are not new: the visitor asked for them.
 */
export const newQuestions = (before: readonly string[], now: readonly string[]): readonly string[] => {
  const known = new Set(before);
  const rows = new Set(before.map(rowOf));
  const added = now.filter((path) => !known.has(path));
  const own = new Set(added);
  const isInside = (path: string): boolean => {
    for (let end = path.lastIndexOf("."); end > 0; end = path.lastIndexOf(".", end - 1)) {
      if (own.has(path.slice(0, end))) return true;
    }
    return false;
  };
  return added.filter((path) => !isInside(path) && (rowOf(path) === null || rows.has(rowOf(path))));
};

/**
 * Where Continue leads when the only problem is unanswered new questions: to the first of them.
 *
 * Null if a question that was asked before has a problem, or an answer is invalid.
 */
export const firstUnanswered = (
  view: FormView,
  paths: readonly string[],
  added: readonly string[],
  isTyped: (path: string) => boolean,
): string | null => {
  const open = paths.filter((path) => view.fields[path]?.problem);
  const isNew = (path: string): boolean => added.some((one) => path === one || path.startsWith(`${one}.`));
  return open.every((path) => isNew(path) && !isTyped(path)) ? (open[0] ?? null) : null;
};
