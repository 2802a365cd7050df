import type { FieldView, FormView } from "../../../model/form-view.ts";

type Records = readonly FieldView[];

const changedIn = (before: Records, after: Records): readonly string[] => {
  const byPath = new Map(before.map((field) => [field.path, field]));
  const changed = after.filter((field) => byPath.get(field.path) !== field);
  const currentPaths = new Set(after.map((field) => field.path));
  const removed = before.filter((field) => !currentPaths.has(field.path));
  return [...changed, ...removed].map((field) => field.path);
};

/** Paths whose record differs between two views of one form, including added and removed ones. */
export const changedPaths = (before: FormView, after: FormView): readonly string[] => {
  const paths: string[] = [];
  if (before.questions === after.questions) return paths;
  const { questions } = before;
  after.questions.forEach((question, index) => {
    if (question !== questions[index]) paths.push(...changedIn(questions[index] ?? [], question));
  });
  return paths;
};
