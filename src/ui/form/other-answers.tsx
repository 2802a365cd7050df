import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { fieldKindOf } from "../../fields/registry.ts";
import { isUnsure } from "../../fields/is-unsure.ts";
import { plainText } from "../../fields/raw-shape.ts";
import { sameRaw } from "../../fields/same-raw.ts";
import { stepsWords } from "../../i18n/steps.ts";
import type { OtherAnswer } from "../../model/answers.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";
import { answerText } from "./answer-text.ts";
import { placedFields } from "./field-at.ts";
import type { OpenForm } from "./open-form.ts";

/** What other tabs answered differently, and how to settle it. */
export type OtherTabs = {
  readonly all: () => readonly OtherAnswer[];
  readonly onChange: (listener: () => void) => () => void;
  readonly settle: (other: OtherAnswer, isUsed: boolean) => void;
};

type Props = { readonly form: OpenForm; readonly others: OtherTabs };

/** Offers every answer of another tab that was replaced by one given here, or the other way round. */
export function OtherAnswers({ form, others }: Props): ReactNode {
  const { session, locale } = form;
  const waiting = useSyncExternalStore(others.onChange, others.all);
  useSyncExternalStore(session.onView, session.view);
  const words = stepsWords(locale);
  const open = waiting.filter(
    ({ path, value }) => session.field(path) !== undefined && !sameRaw(session.rawAt(path), value),
  );
  if (open.length === 0) return null;
  return (
    <Notice tone="caution" role="status" title={words.otherTabTitle}>
      <ul className="grid gap-3">
        {open.map((other) => (
          <li key={`${other.path} ${JSON.stringify(other.value)}`} className="grid gap-2">
            <p className="break-words">
              {session.field(other.path)?.label} <strong>{otherText(form, other)}</strong>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button small onClick={() => others.settle(other, true)}>
                {words.otherTabUse}
              </Button>
              <Button small look="bare" onClick={() => others.settle(other, false)}>
                {words.otherTabDrop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** An answer in words; as it was typed where it cannot be read as one. */
function otherText({ definition, session, locale }: OpenForm, { path, value }: OtherAnswer): string {
  if (isUnsure(value)) return stepsWords(locale).unsure;
  const field = placedFields(definition, session.view()).find((placed) => placed.path === path)?.field;
  const view = session.field(path);
  const parsed = field && fieldKindOf(field.kind).parse(value, field, session.context());
  const text = field && parsed?.ok && view ? answerText(session, field, { ...view, value: parsed.value }) : "";
  return text || (plainText(value) ?? JSON.stringify(value));
}
