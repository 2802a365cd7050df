import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import { isUnsure } from "../../../fields/is-unsure.ts";
import { plainText } from "../../../fields/raw-shape.ts";
import { isSameRaw } from "../../../fields/is-same-raw.ts";
import { outputMessages } from "../../../i18n/output.ts";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { ConflictingAnswer } from "../../../model/answers.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";
import { answerText } from "../question/answer-text.ts";
import { fieldAt } from "../question/field-at.ts";
import type { OpenForm } from "../context/open-form.ts";

/** Answers that differ in other tabs, with a choice between them. */
export type AnswerConflicts = {
  readonly list: () => readonly ConflictingAnswer[];
  readonly onChange: (listener: () => void) => () => void;
  readonly resolve: (other: ConflictingAnswer, isUsed: boolean) => void;
};

type Props = { readonly form: OpenForm; readonly conflicts: AnswerConflicts };

/** Offers the answers of another tab that conflicted with answers given here. */
export function ConflictingAnswers({ form, conflicts }: Props): ReactNode {
  const { session, locale } = form;
  const waiting = useSyncExternalStore(conflicts.onChange, conflicts.list);
  useSyncExternalStore(session.onViewChange, session.view);
  const messages = outputMessages(locale);
  const open = waiting.filter(
    ({ path, value }) => session.field(path) !== undefined && !isSameRaw(session.rawAt(path), value),
  );
  if (open.length === 0) return null;
  return (
    <Notice tone="caution" role="status" title={messages.otherTabTitle}>
      <ul className="grid gap-3">
        {open.map((other) => (
          <li key={`${other.path} ${JSON.stringify(other.value)}`} className="grid gap-2">
            <p className="break-words">
              {session.field(other.path)?.label} <strong>{otherText(form, other)}</strong>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button small onClick={() => conflicts.resolve(other, true)}>
                {messages.otherTabUse}
              </Button>
              <Button small variant="bare" onClick={() => conflicts.resolve(other, false)}>
                {messages.otherTabDrop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** An answer in words; as it was typed where it cannot be read as one. */
function otherText({ definition, session, locale }: OpenForm, { path, value }: ConflictingAnswer): string {
  if (isUnsure(value)) return stepsMessages(locale).unsure;
  const field = fieldAt(definition, path);
  const view = session.field(path);
  const parsed = field && fieldKindOf(field.kind).parse(value, field, session.context());
  const text = field && parsed?.ok && view ? answerText(session, field, { ...view, value: parsed.value }) : "";
  return text || (plainText(value) ?? JSON.stringify(value));
}
