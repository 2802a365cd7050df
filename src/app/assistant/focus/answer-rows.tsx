import { useState } from "react";
import type { ReactNode } from "react";
import { questionsOf } from "../../../engine/assistant/page-questions.ts";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import { answerText } from "../../../ui/form/question/answer-text.ts";
import type { OpenForm } from "../../../ui/form/context/open-form.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { wholeAmounts } from "../../../ui/result/text/whole-amounts.ts";
import type { LoadedPage } from "./open-page.ts";

type Props = {
  readonly open: LoadedPage;
  readonly form: OpenForm;
  readonly labels: ChatPageMessages;
  readonly onChange: (question: string) => void;
};

/** From here the panel is beside the conversation and has room for the answers. Unit: px. */
const BESIDE = 1200;

/** The answers given so far, each with a button that asks its question again. */
export const AnswerRows = ({ open, form, labels, onChange }: Props): ReactNode => {
  const [isOpen] = useState(() => globalThis.innerWidth >= BESIDE);
  const { session } = form;
  const rows = questionsOf(open.definition).flatMap((field) => {
    const view = session.field(field.id);
    if (!view?.visible || !Object.hasOwn(open.slots, field.id)) return [];
    const answer = view.unsure ? labels.unsure : wholeAmounts(answerText(session, field, view));
    return answer === "" ? [] : [{ id: field.id, label: view.label, answer }];
  });
  if (rows.length === 0) return null;
  return (
    <Disclosure summary={`${labels.answers} (${rows.length})`} open={isOpen} className="text-sm no-print">
      <ul className="divide-y divide-rule">
        {rows.map(({ id, label, answer }) => (
          <li key={id} className="flex items-start gap-2 py-2">
            <p className="min-w-0 grow text-xs text-soft">
              {label}
              <span className="block text-sm font-semibold text-ink">{answer}</span>
            </p>
            <Button small variant="bare" className="-me-3 shrink-0" onClick={() => onChange(id)}>
              {labels.change}
              <span className="sr-only">: {label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};
