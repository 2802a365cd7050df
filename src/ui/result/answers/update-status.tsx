import { Hourglass, Info } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { formMessages } from "../../../i18n/form.ts";
import { result as messages } from "../../../i18n/english-only/result.ts";
import { Button } from "../../primitives/button.tsx";
import { classes } from "../../primitives/classes.ts";
import type { OpenQuestion, PendingUpdate } from "./pending-update.ts";

type LineProps = { readonly pending: PendingUpdate | null };

/** Shown below the answer during editing: whether the answer is up to date. */
export function UpdateStatusLine({ pending }: LineProps): ReactNode {
  const Icon = pending === null ? Info : Hourglass;
  return (
    <p
      className={classes(
        "flex items-start gap-2 rounded-md px-3 py-2 text-sm font-medium",
        pending === null ? "bg-accent-tint print:hidden" : "bg-caution-tint",
      )}
    >
      <Icon
        aria-hidden
        className={classes("mt-0.5 size-4 shrink-0", pending === null ? "text-accent" : "text-caution")}
      />
      <span>{pending === null ? messages.upToDate : messages.earlier}</span>
    </p>
  );
}

type NoteProps = {
  readonly pending: PendingUpdate | null;
  /** Id of the question it is about. */
  readonly field: string;
  readonly answer: string;
  /** Paths whose control already shows the problem. */
  readonly shown: ReadonlySet<string>;
  readonly onGo: (path: string) => void;
};

const FRAME = "grid gap-1 border-s-4 ps-3";

/** Shown below an open answer: the new result, or what is needed for one. */
export function AnswerNote({ pending, field, answer, shown, onGo }: NoteProps): ReactNode {
  if (pending === null) return <p className={classes(FRAME, "border-accent")}>{messages.nowSays(answer)}</p>;
  if (pending.type === "typing") return <p className={classes(FRAME, "border-caution")}>{messages.earlierTyping}</p>;
  if (pending.type === "law") return <p className={classes(FRAME, "border-caution")}>{messages.earlierLaw}</p>;
  if (pending.type === "law_failed") {
    return (
      <div className={classes(FRAME, "border-danger")}>
        <p>{messages.earlierLawFailed}</p>
        <div>
          <Button small onClick={pending.onRetry}>
            {formMessages("en").tryAgain}
          </Button>
        </div>
      </div>
    );
  }
  const own = pending.open.filter(({ root, path }) => root === field && !shown.has(path));
  const others = pending.open.filter(({ root }) => root !== field);
  return (
    <div className={classes(FRAME, "border-caution")}>
      {own.map(({ path, message }) => (
        <p key={`${path} ${message}`} className="font-semibold">
          {message}
        </p>
      ))}
      {others.length > 0 && <OtherQuestions open={others} onGo={onGo} />}
      <p className="text-sm text-soft">{messages.earlierAnswer(answer)}</p>
    </div>
  );
}

/** Links to questions that an answer elsewhere on the page added or changed. */
function OtherQuestions({ open, onGo }: { open: readonly OpenQuestion[]; onGo: NoteProps["onGo"] }): ReactNode {
  const go = (event: MouseEvent, path: string): void => {
    event.preventDefault();
    onGo(path);
  };
  return (
    <>
      <p className="font-semibold">{messages.answerToUpdate(open.length)}</p>
      <ul className="grid gap-1">
        {open.map(({ path, label }) => (
          <li key={path}>
            <a
              href={`#q-${path}`}
              onClick={(event) => go(event, path)}
              className="inline-block py-0.5 text-accent underline underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
