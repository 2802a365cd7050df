import type { FieldView } from "../../model/form-view.ts";
import type { NodeView } from "./open-view.ts";

const changedIn = (before: readonly FieldView[], after: readonly FieldView[]): readonly string[] => {
  const known = new Map(before.map((field) => [field.path, field]));
  const changed = after.filter((field) => known.get(field.path) !== field);
  const here = new Set(after.map((field) => field.path));
  const gone = before.filter((field) => !here.has(field.path));
  return [...changed, ...gone].map((field) => field.path);
};

/** Paths whose record differs between two openings of one form, those that came or went included. */
export const changedPaths = (before: readonly NodeView[], after: readonly NodeView[]): readonly string[] => {
  const paths: string[] = [];
  if (before === after) return paths;
  for (const [at, view] of after.entries()) {
    if (view !== before[at]) paths.push(...changedIn(before[at]?.all ?? [], view.all));
  }
  return paths;
};
