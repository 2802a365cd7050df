import { result as messages } from "../../../i18n/english-only/result.ts";
import { steps } from "../../../i18n/en/steps.ts";
import type { FormView } from "../../../model/form-view.ts";
import type { OpenForm } from "../../form/context/open-form.ts";
import { neededPaths, pathLabel } from "../../form/question/path-labels.ts";
import { problemMessage } from "../../form/question/problem-message.ts";

/** A question that must be answered, or answered differently, before the result can be updated. */
export type OpenQuestion = {
  readonly path: string;
  /** Id of the top-level question it belongs to. */
  readonly root: string;
  readonly label: string;
  /** Instruction for the visitor. */
  readonly message: string;
  /** Whether the result on the page was calculated without this question. */
  readonly isNew: boolean;
};

/** Why the page still shows the result of the earlier answers. */
export type PendingUpdate =
  | { readonly type: "answers"; readonly open: readonly OpenQuestion[] }
  | { readonly type: "typing" }
  | { readonly type: "law" }
  | { readonly type: "law_failed"; readonly onRetry: () => void };

const rootOf = (path: string): string => path.split(".")[0] ?? path;

/** The questions that keep a form from being complete; `earlier` is the view of the result on the page. */
export const questionsToAnswer = (form: OpenForm, view: FormView, earlier: FormView): readonly OpenQuestion[] => {
  const needed = neededPaths(form.definition, view).map((path): OpenQuestion => {
    const problem = view.fields[path]?.problem ?? { code: "check" };
    return {
      path,
      root: rootOf(path),
      label: pathLabel(form, view, path),
      message: problemMessage(form, path, problem),
      isNew: earlier.fields[path]?.visible !== true,
    };
  });
  const stops = view.warnings.filter(({ stop }) => stop);
  return [
    ...needed,
    ...stops.map(({ path, text }) => ({
      path,
      root: rootOf(path),
      label: pathLabel(form, view, path),
      message: text,
      isNew: false,
    })),
  ];
};

/** The announcement about the result on the page. */
export const statusText = (pending: PendingUpdate | null, answer: string): string => {
  // Same text as before the first keystroke, so that nothing is announced in between.
  if (pending === null || pending.type === "typing") return messages.ready(answer);
  if (pending.type !== "answers") {
    return `${messages.earlier} ${pending.type === "law" ? messages.earlierLaw : messages.earlierLawFailed}`;
  }
  const asked = pending.open.filter(({ isNew }) => isNew).map(({ label }) => label);
  const other = pending.open.filter(({ isNew }) => !isNew).map(({ label }) => label);
  return [
    messages.earlier,
    ...(asked.length > 0 ? [steps.newQuestions(asked)] : []),
    ...(other.length > 0 ? [messages.earlierAnswers(other)] : []),
  ].join(" ");
};
