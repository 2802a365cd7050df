import type { ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { ScreeningQuestion } from "../../../model/definition.ts";
import { screenField } from "../../../fields/screen-field.ts";
import { Button } from "../../primitives/button.tsx";
import { answerText } from "../question/answer-text.ts";
import type { OpenForm } from "../context/open-form.ts";
import { PageHeading } from "../context/page-heading.tsx";

type Props = {
  readonly form: OpenForm;
  readonly reason: { readonly id: string; readonly text: string };
  readonly takesFocus: boolean;
  readonly onChange: () => void;
};

/** Explains why this document does not fit: the answer that decided it, and alternatives. */
export function IneligiblePage({ form, reason, takesFocus, onChange }: Props): ReactNode {
  const { definition, session, locale } = form;
  const messages = outputMessages(locale);
  const screen = definition.screen.find((question) => question.id === reason.id);
  const view = session.field(reason.id);
  const answer = view && screen ? answerText(session, screenField(screen), view) : "";
  return (
    <div className="grid gap-6">
      <PageHeading page="exit" takesFocus={takesFocus}>
        {messages.exitTitle}
      </PageHeading>
      <p className="max-w-prose text-lg">{reason.text}</p>
      {view && (
        <dl className="max-w-prose rounded-md bg-well p-4">
          <dt className="text-sm text-soft">{messages.youAnswered}</dt>
          <dd>
            {view.label} <strong>{answer}</strong>
          </dd>
        </dl>
      )}
      <AlternativeLinks title={messages.waysOn} ways={screen?.help ?? []} />
      <div>
        <Button onClick={onChange}>{stepsMessages(locale).changeAnswer}</Button>
      </div>
    </div>
  );
}

function AlternativeLinks({ title, ways }: { title: string; ways: ScreeningQuestion["help"] }): ReactNode {
  if (ways.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {ways.map((way) => (
          <li key={way.href}>
            <a href={way.href}>{way.label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
