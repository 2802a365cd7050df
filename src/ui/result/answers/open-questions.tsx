import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { FormView } from "../../../model/form-view.ts";
import { focusQuestion } from "../../form/context/focus-question.ts";
import type { FormNavigation } from "../../form/context/form-navigation.ts";
import type { OpenForm } from "../../form/context/open-form.ts";
import { PageHeading } from "../../form/context/page-heading.tsx";
import { FieldSlot } from "../../form/question/field-slot.tsx";
import { neededPaths, pathLabel } from "../../form/question/path-labels.ts";
import { StepWarnings } from "../../form/step/step-warnings.tsx";
import { useWarnings } from "../../form-state/use-form-state.ts";
import { Button } from "../../primitives/button.tsx";

type Props = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly takesFocus: boolean;
  readonly view: FormView;
  /** Called when the visitor begins to answer here: the page must then stay until the answer is finished. */
  readonly onStart: () => void;
  /** Called when the last question is answered. */
  readonly onDone: () => void;
};

type Open = { readonly root: string; readonly path: string; readonly text: string };

const rootOf = (path: string): string => path.split(".")[0] ?? path;

/** The questions without an answer, then the rules that prevent a result; one entry for each question. */
const openIn = (form: OpenForm, view: FormView): readonly Open[] => {
  const needed = neededPaths(form.definition, view).map((path) => ({ path, text: pathLabel(form, view, path) }));
  const stops = view.warnings.filter(({ stop }) => stop).map(({ at, text }) => ({ path: at, text }));
  const all = [...needed, ...stops].map((one) => ({ ...one, root: rootOf(one.path) }));
  return all.filter(({ root }, index) => all.findIndex((other) => other.root === root) === index);
};

/** Shown in place of a result: the first open question to be answered here, and the names of the others. */
export function OpenQuestions({ form, navigation, takesFocus, view, onStart, onDone }: Props): ReactNode {
  const { session, definition } = form;
  const open = openIn(form, view);
  const [asked, setAsked] = useState<string | null>(null);
  const [isNext, setNext] = useState(false);
  const root = asked ?? open[0]?.root ?? null;
  const field = definition.steps.flatMap((step) => step.fields).find(({ id }) => id === root);
  const warnings = new Set(useWarnings(session).map(({ id }) => id));
  const others = open.filter((one) => !field || one.root !== root);
  const missing = neededPaths(definition, view).length;
  useEffect(() => {
    if (isNext && root !== null) focusQuestion(root);
  }, [isNext, root]);
  const onContinue = async (): Promise<void> => {
    const [fault] = root === null ? [] : await session.validate([root]);
    if (fault) return void focusQuestion(fault.path);
    const [next] = openIn(form, session.view());
    if (!next) return onDone();
    if (next.root === root) focusQuestion(next.path);
    setAsked(next.root);
    setNext(true);
  };
  return (
    <div className="grid max-w-form gap-6">
      <form
        noValidate
        className="grid gap-4 rounded-lg border border-rule bg-paper p-3 shadow-paper @2xl:p-5"
        onFocus={({ target }) => {
          // The heading takes the focus when the page opens.
          if (target instanceof HTMLHeadingElement) return;
          setAsked(root);
          onStart();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void onContinue();
        }}
      >
        <div className="margin-line">
          <PageHeading page="check" takesFocus={takesFocus} sentence="heading">
            {missing > 0 || asked !== null
              ? messages.missingTitle(others.length + (field ? 1 : 0))
              : messages.brokenTitle}
          </PageHeading>
        </div>
        {field && (
          <>
            <FieldSlot form={form} field={field} path={field.id} />
            <StepWarnings form={form} field={field.id} seen={warnings} />
            <div>
              <Button type="submit" variant="main">
                {others.length > 0 ? form.messages.continue : messages.showAnswer}
              </Button>
            </div>
          </>
        )}
      </form>
      {others.length > 0 && (
        <section aria-labelledby="result-then">
          <h2 id="result-then" className="text-xl">
            {messages.then}
          </h2>
          <ul className="mt-2">
            {others.map(({ path, text }) => (
              <li key={path} className="border-t border-rule py-2">
                <a
                  href={navigation.question(path, true)}
                  onClick={(event) => navigation.onLinkClick(event, path, true)}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
