import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { StepView } from "../../../model/form-view.ts";
import { useFormSteps } from "../../form-state/use-form-state.ts";
import { focusQuestion } from "../context/focus-question.ts";
import { firstUnanswered, newQuestions } from "./new-questions.ts";
import type { OpenForm } from "../context/open-form.ts";

type NewQuestions = {
  /** Announces questions that appear on the page. */
  readonly announcement: ReactNode;
  /** Focuses a new question if only new questions remain unanswered; returns false if Continue should proceed. */
  readonly askFirst: () => boolean;
};

const pathsOf = (steps: readonly StepView[]): readonly string[] => steps.flatMap(({ paths }) => paths);

/** Questions that appear on a page because of an answer given on it; `step` names the step of the page, null all of them. */
export function useNewQuestions(form: OpenForm, step: string | null): NewQuestions {
  const { session, locale } = form;
  const shown = useFormSteps(session).filter((stepView) => stepView.visible && (step === null || stepView.id === step));
  const paths = pathsOf(shown);
  // Questions on the page when Continue was last pressed, and at the last render.
  const [asked, setAsked] = useState(paths);
  const [seen, setSeen] = useState({ paths, text: "" });
  if (paths.join() !== seen.paths.join()) {
    const view = session.view();
    const added = newQuestions(seen.paths, paths).filter((path) => view.fields[path]?.answered === false);
    const text = stepsMessages(locale).newQuestions(added.map((path) => view.fields[path]?.label ?? ""));
    setSeen({ paths, text: added.length === 0 ? seen.text : text });
  }
  const askFirst = useCallback((): boolean => {
    const now = pathsOf(session.view().steps.filter((one) => one.visible && (step === null || one.id === step)));
    const isTyped = (path: string): boolean => (session.rawAt(path) ?? null) !== null;
    const first = firstUnanswered(session.view(), now, newQuestions(asked, now), isTyped);
    setAsked(now);
    return first !== null && focusQuestion(first);
  }, [session, step, asked]);
  const announcement = (
    <p role="status" className="sr-only">
      {seen.text}
    </p>
  );
  return { announcement, askFirst };
}
