import { CalendarPlus, Copy, Link, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { result as messages } from "../../i18n/english-only/result.ts";
import type { OpenForm } from "../form/context/open-form.ts";
import { Button } from "../primitives/button.tsx";

export type ResultActionsProps = {
  readonly form: Pick<OpenForm, "definition" | "messages">;
  readonly onPrint: () => void;
  readonly onCopy: () => void;
  readonly onLink: () => void;
  /** Null if no next step has a date. */
  readonly onCalendar: (() => void) | null;
  /** Confirmation of the last action. */
  readonly status: string | null;
};

/** Buttons to print, copy or link the result, and to add its dates to a calendar. */
export function ResultActions({ form, onPrint, onCopy, onLink, onCalendar, status }: ResultActionsProps): ReactNode {
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button small icon={<Printer aria-hidden className="size-4" />} onClick={onPrint}>
          {messages.print}
        </Button>
        <Button small icon={<Copy aria-hidden className="size-4" />} onClick={onCopy}>
          {messages.copy}
        </Button>
        <Button small icon={<Link aria-hidden className="size-4" />} onClick={onLink}>
          {messages.link}
        </Button>
        {onCalendar && (
          <Button small icon={<CalendarPlus aria-hidden className="size-4" />} onClick={onCalendar}>
            {messages.calendar}
          </Button>
        )}
      </div>
      {onCalendar && form.definition.sensitive && <p className="text-soft">{form.messages.fileReadable}</p>}
      <p role="status" className="text-soft empty:hidden">
        {status}
      </p>
    </div>
  );
}
