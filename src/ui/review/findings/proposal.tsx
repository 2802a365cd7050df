import { Check, Pencil, Undo2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ReviewDecision } from "../../../model/review/review-decisions.ts";
import { Button } from "../../primitives/button.tsx";
import { CopyButton } from "../parts/copy-button.tsx";
import { Redline } from "./redline.tsx";

type Props = {
  readonly messages: ReviewMessages;
  /** Title of the finding, for screen readers. */
  readonly title: string;
  /** The current text; empty where words are added. */
  readonly from: string;
  /** The proposed wording; undefined if there is none. */
  readonly to: string | undefined;
  readonly decision: ReviewDecision | undefined;
  readonly onDecide: (decision: ReviewDecision | null) => void;
};

// The button that was pressed is replaced by others; without this, the focus would go to the top of the page.
const useKeptFocus = (state: string) => {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>("[data-decision] button")?.focus({ preventScroll: true });
    last.current = state;
  }, [state]);
  return box;
};

/** The visitor's decision on a point: to ask for it, with a suggested wording that can be edited, or to dismiss it. */
export const Proposal = ({ messages, title, from, to, decision, onDecide }: Props) => {
  const [isEditing, setEditing] = useState(false);
  const wording = decision?.text ?? to;
  const box = useKeptFocus(isEditing ? "editing" : (decision?.state ?? "open"));
  const accept = (text: string | undefined): void => {
    setEditing(false);
    onDecide({ state: "accepted", ...(text === undefined || text === to ? {} : { text }) });
  };
  return (
    <div ref={box} className="contents">
      {wording !== undefined && decision?.state !== "dismissed" && (
        <div>
          <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
            <h4 className="text-sm font-semibold">{messages.suggested}</h4>
            {!isEditing && wording !== "" && <CopyButton messages={messages} text={wording} />}
          </div>
          {isEditing ? (
            <Editor messages={messages} text={wording} onDone={accept} onCancel={() => setEditing(false)} />
          ) : (
            <Redline messages={messages} from={from} to={wording} />
          )}
        </div>
      )}
      {!isEditing && (
        <Decided {...{ messages, title, decision, onDecide }}>
          <Button small icon={<Check aria-hidden className="size-4" />} onClick={() => accept(decision?.text)}>
            {messages.accept}
            <span className="sr-only">: {title}</span>
          </Button>
          {wording !== undefined && (
            <Button small icon={<Pencil aria-hidden className="size-4" />} onClick={() => setEditing(true)}>
              {messages.edit}
              <span className="sr-only">: {title}</span>
            </Button>
          )}
        </Decided>
      )}
    </div>
  );
};

type DecidedProps = Pick<Props, "messages" | "title" | "decision" | "onDecide"> & {
  readonly children: ReactNode;
};

/** The buttons of an undecided finding, or the decision with Undo. */
const Decided = ({ messages, title, decision, onDecide, children }: DecidedProps): ReactNode => (
  <div
    data-decision
    className="sticky bottom-(--footer-bar) flex flex-wrap items-center gap-2 bg-desk py-2 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-desk before:to-transparent forced:border-t"
  >
    {decision ? (
      <>
        <span className="text-sm font-semibold">
          {decision.state === "accepted" ? messages.accepted : messages.dismissed}
        </span>
        <Button small variant="bare" icon={<Undo2 aria-hidden className="size-4" />} onClick={() => onDecide(null)}>
          {messages.undo}
          <span className="sr-only">: {title}</span>
        </Button>
      </>
    ) : (
      <>
        {children}
        <Button small variant="bare" className="ms-auto -me-3" onClick={() => onDecide({ state: "dismissed" })}>
          {messages.dismiss}
          <span className="sr-only">: {title}</span>
        </Button>
      </>
    )}
  </div>
);

type EditorProps = {
  readonly messages: ReviewMessages;
  readonly text: string;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
};

const Editor = ({ messages, text, onDone, onCancel }: EditorProps): ReactNode => {
  const id = useId();
  const [draft, setDraft] = useState(text);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        {messages.editLabel}
      </label>
      <textarea
        id={id}
        lang="en"
        rows={5}
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className="w-full rounded-md border border-edge bg-paper px-3 py-2 text-ink hover:border-accent"
      />
      <div className="flex flex-wrap gap-2">
        <Button small variant="main" onClick={() => onDone(draft)}>
          {messages.editDone}
        </Button>
        <Button small variant="bare" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
};
