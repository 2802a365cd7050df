import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { OpenForm } from "../../form/context/open-form.ts";
import { AnswerRow } from "./answer-row.tsx";
import type { PendingUpdate } from "./pending-update.ts";
import type { OpenRows } from "./use-open-rows.ts";

type Props = {
  readonly form: OpenForm;
  /** The answer on the page, repeated beside an open question because the top of the page may be out of sight. */
  readonly answer: string;
  readonly pending: PendingUpdate | null;
  readonly rows: OpenRows;
  /** Called when the visitor leaves a question. */
  readonly onLeave: () => void;
};

/** All answers; each can be changed in place, and the result updates. */
export function YourAnswers(props: Props): ReactNode {
  const { definition, session } = props.form;
  useSyncExternalStore(session.onViewChange, session.view);
  const fields = definition.steps.flatMap((step) => step.fields);
  return (
    <section aria-labelledby="result-answers">
      <h2 id="result-answers" className="text-xl print:text-base">
        {messages.answers}
      </h2>
      <p className="text-sm text-soft print:hidden">{messages.answersText}</p>
      <dl className="mt-2 border-b border-rule print:border-0">
        {fields.map((field) => (
          <AnswerRow key={field.id} {...props} field={field} />
        ))}
      </dl>
    </section>
  );
}
