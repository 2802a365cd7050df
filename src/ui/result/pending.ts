import { result as words } from "../../i18n/en/result.ts";
import { steps } from "../../i18n/en/steps.ts";
import type { FormView } from "../../model/form-view.ts";
import type { OpenForm } from "../form/open-form.ts";
import { neededPaths, pathLabel } from "../form/path-labels.ts";
import { sayProblem } from "../form/say-problem.ts";

/** A question that must be answered, or answered differently, before the result can be updated. */
export type OpenAnswer = {
  readonly path: string;
  /** Id of the question of the step it belongs to. */
  readonly root: string;
  readonly label: string;
  /** What to do, in words. */
  readonly says: string;
  /** It was not asked for the result on the page. */
  readonly isNew: boolean;
};

/** Why the page still shows the result of the earlier answers. */
export type Pending =
  | { readonly type: "answers"; readonly open: readonly OpenAnswer[] }
  | { readonly type: "law" }
  | { readonly type: "law_failed"; readonly onRetry: () => void };

const rootOf = (path: string): string => path.split(".")[0] ?? path;

/** The questions that keep a form from being complete; `earlier` is the view of the result on the page. */
export const openAnswers = (form: OpenForm, view: FormView, earlier: FormView): readonly OpenAnswer[] => {
  const needed = neededPaths(form.definition, view).map((path): OpenAnswer => {
    const problem = view.fields[path]?.problem ?? { code: "check" };
    return {
      path,
      root: rootOf(path),
      label: pathLabel(form, view, path),
      says: sayProblem(form, path, problem),
      isNew: earlier.fields[path]?.visible !== true,
    };
  });
  const stops = view.warnings.filter(({ stop }) => stop);
  return [
    ...needed,
    ...stops.map(({ at, text }) => ({
      path: at,
      root: rootOf(at),
      label: pathLabel(form, view, at),
      says: text,
      isNew: false,
    })),
  ];
};

/** What is announced about the result on the page. */
export const sayStatus = (pending: Pending | null, answer: string): string => {
  if (pending === null) return words.ready(answer);
  if (pending.type !== "answers") {
    return `${words.earlier} ${pending.type === "law" ? words.earlierLaw : words.earlierLawFailed}`;
  }
  const asked = pending.open.filter(({ isNew }) => isNew).map(({ label }) => label);
  const other = pending.open.filter(({ isNew }) => !isNew).map(({ label }) => label);
  return [
    words.earlier,
    ...(asked.length > 0 ? [steps.newQuestions(asked)] : []),
    ...(other.length > 0 ? [words.earlierAnswers(other)] : []),
  ].join(" ");
};
