import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { result as words } from "../../i18n/en/result.ts";
import type { OpenForm } from "../form/open-form.ts";
import { AnswerRow } from "./answer-row.tsx";
import type { Pending } from "./pending.ts";
import type { OpenRows } from "./use-open-rows.ts";

type Props = {
  readonly form: OpenForm;
  /** The answer on the page: shown again beside an open question, where the top of the page is out of sight. */
  readonly answer: string;
  readonly pending: Pending | null;
  readonly rows: OpenRows;
  /** The visitor left a question. */
  readonly onLeave: () => void;
};

/** All answers; each can be changed in place, and the result follows. */
export function YourAnswers(props: Props): ReactNode {
  const { definition, session } = props.form;
  useSyncExternalStore(session.onView, session.view);
  const fields = definition.steps.flatMap((step) => step.fields);
  return (
    <section
      aria-labelledby="result-answers"
      className="rounded-lg border border-rule bg-paper p-5 shadow-paper print:p-3 print:shadow-none"
    >
      <h2 id="result-answers" className="text-xl">
        {words.answers}
      </h2>
      <p className="text-sm text-soft print:hidden">{words.answersText}</p>
      <dl className="mt-2">
        {fields.map((field) => (
          <AnswerRow key={field.id} {...props} field={field} />
        ))}
      </dl>
    </section>
  );
}
