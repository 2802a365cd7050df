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
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="result-answers" className="text-xl print:text-base">
          {messages.answers}
        </h2>
        <p className="text-sm text-soft print:hidden">{messages.answersText}</p>
      </div>
      <dl className="mt-2 grid items-start gap-x-8 @3xl:grid-cols-2 print:grid-cols-2 print:gap-x-4">
        {fields.map((field) => (
          <AnswerRow key={field.id} {...props} field={field} />
        ))}
      </dl>
    </section>
  );
}
