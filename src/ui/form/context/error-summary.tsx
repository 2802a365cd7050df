import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { MouseEvent, ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { focusQuestion } from "./focus-question.ts";

/** One problem to correct, with its question. */
export type SummaryLine = {
  readonly path: string;
  /** The group or row of the question, to distinguish equal problems. */
  readonly group: string | null;
  readonly text: string;
};

type Props = {
  readonly lines: readonly SummaryLine[];
  /** Counts presses of Continue: each failed one moves the focus here. */
  readonly attempt: number;
  readonly locale: string;
};

/** "There is a problem": lists the errors, each linked to its control and worded as beside it. */
export function ErrorSummary({ lines, attempt, locale }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const messages = stepsMessages(locale);
  const isShown = lines.length > 0;
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  useEffect(() => {
    if (!isShown) return;
    const plain = document.title;
    document.title = messages.problemTitlePrefix + plain;
    return () => {
      if (document.title === messages.problemTitlePrefix + plain) document.title = plain;
    };
  }, [isShown, messages]);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="rounded-md border-2 border-danger bg-paper p-5 focus:outline-3 focus:outline-offset-2 focus:outline-focus"
    >
      <h2 id="error-summary-title" className="flex items-center gap-2 text-xl">
        <CircleAlert aria-hidden className="size-6 shrink-0 text-danger" />
        {messages.problemTitle}
      </h2>
      <ul className="mt-2 grid gap-1">
        {lines.map((line) => (
          <li key={`${line.path} ${line.text}`}>
            {line.group !== null && <span>{line.group}: </span>}
            <a
              href={`#q-${line.path}`}
              onClick={(event) => lead(event, line.path)}
              className="py-0.5 font-semibold text-danger underline underline-offset-4"
            >
              {line.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function lead(event: MouseEvent, path: string): void {
  event.preventDefault();
  focusQuestion(path);
}
