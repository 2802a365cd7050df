import type { FocusEvent, ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { Field } from "../../../model/field.ts";
import { checkLines } from "../../form/check/check-lines.ts";
import { FieldSlot } from "../../form/question/field-slot.tsx";
import type { OpenForm } from "../../form/context/open-form.ts";
import { StepWarnings } from "../../form/step/step-warnings.tsx";
import { useErrors, useWarnings } from "../../form-state/use-form-state.ts";
import { Button } from "../../primitives/button.tsx";
import { classes } from "../../primitives/classes.ts";
import { GivenAnswer } from "./given-answer.tsx";
import { AnswerNote } from "./update-status.tsx";
import type { PendingUpdate } from "./pending-update.ts";
import type { OpenRows } from "./use-open-rows.ts";

type Props = {
  readonly form: OpenForm;
  readonly field: Field;
  /** The answer on the page. */
  readonly answer: string;
  readonly pending: PendingUpdate | null;
  readonly rows: OpenRows;
  /** Called when the visitor leaves the question. */
  readonly onLeave: () => void;
};

// More rows of a list than these would take a screen if each of their parts had a line of its own.
const MAX_TABLES = 3;

/** True when the focus moves elsewhere on the page, but not when the window loses it. */
const isLeft = ({ currentTarget, relatedTarget, target }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget) && document.activeElement !== target;

/** The question of an answer that is open for a change, with its warnings. */
const OpenAnswer = ({ form, field, answer, pending, rows }: Omit<Props, "onLeave">) => {
  const { session } = form;
  const warnings = new Set(useWarnings(session).map((warning) => warning.id));
  const withErrors = new Set(useErrors(session).map(({ path }) => path));
  const isNew =
    pending?.type === "answers" && pending.open.some((question) => question.isNew && question.path === field.id);
  return (
    <>
      {isNew && (
        <p className="justify-self-start rounded-sm bg-marker px-2 py-0.5 text-sm font-semibold print:hidden">
          {messages.newQuestion}
        </p>
      )}
      <FieldSlot form={form} field={field} path={field.id} />
      <StepWarnings form={form} field={field.id} seen={warnings} />
      <AnswerNote {...{ pending, answer }} shown={withErrors} field={field.id} onGo={rows.goTo} />
    </>
  );
};

/** One answer, and its question while it is open for a change. */
export function AnswerRow({ form, field, answer, pending, rows, onLeave }: Props): ReactNode {
  const { session } = form;
  const view = session.field(field.id);
  if (!view?.visible) return null;
  const isOpen = rows.ids.has(field.id);
  const lines = checkLines(form, { path: field.id, field });
  const isLong = lines.length > 1 || (lines[0]?.parts.length ?? 0) > 2;
  const isTable = lines.length <= MAX_TABLES;
  // Leaving an invalid question shows its error.
  const close = async (): Promise<void> => {
    const [fault] = await session.validate([field.id]);
    if (fault) return rows.goTo(fault.path);
    rows.close(field.id);
    onLeave();
  };
  const open = (): void => {
    onLeave();
    rows.open(field.id);
  };
  return (
    <div
      data-answer-row={field.id}
      onBlur={(event) => isLeft(event) && onLeave()}
      className={classes(
        "grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-rule py-1.5 leading-snug print:grid-cols-2 print:py-0.5",
      )}
    >
      <dt className={isOpen ? "sr-only print:not-sr-only" : "text-sm text-soft"}>{view.label}</dt>
      <dd
        className={classes(
          "min-w-0",
          isOpen ? "col-span-full grid gap-4 py-2" : "col-start-1 font-medium",
          isLong ? "col-span-full print:grid print:grid-cols-3 print:gap-x-4" : "print:col-start-2",
        )}
      >
        {isOpen ? (
          <OpenAnswer {...{ form, field, answer, pending, rows }} />
        ) : (
          lines.map((line) => (
            <GivenAnswer key={line.path} locale={form.locale} question={view.label} {...{ line, isTable }} />
          ))
        )}
      </dd>
      <dd
        className={classes(
          "print:hidden",
          isOpen ? "col-span-full" : "col-start-2 row-start-1 -me-3",
          !isOpen && !isLong && "row-span-2",
        )}
      >
        <Button
          small
          variant={isOpen ? "quiet" : "bare"}
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : messages.changeWhat(view.label)}
          onClick={() => (isOpen ? void close() : open())}
        >
          {isOpen ? messages.done : messages.change}
        </Button>
      </dd>
    </div>
  );
}
