import { Check, Pencil, Undo2, X } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { ReviewWords } from "../../i18n/en/review.ts";
import type { Decision } from "../../model/review-decisions.ts";
import { Button } from "../primitives/button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Redline } from "./redline.tsx";

type Props = {
  readonly words: ReviewWords;
  /** The point it belongs to, for those who hear the buttons. */
  readonly title: string;
  /** What stands there now; empty where words are added. */
  readonly from: string;
  /** What is proposed; undefined where there is nothing to accept. */
  readonly to: string | undefined;
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision | null) => void;
};

/** A suggested wording with Accept, Edit and Dismiss. */
export const Proposal = ({ words, title, from, to, decision, onDecide }: Props) => {
  const [isEditing, setEditing] = useState(false);
  const wording = decision?.text ?? to;
  const accept = (text: string | undefined): void => {
    setEditing(false);
    onDecide({ state: "accepted", ...(text === undefined || text === to ? {} : { text }) });
  };
  return (
    <div className="grid gap-3">
      {wording !== undefined && decision?.state !== "dismissed" && (
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h4 className="text-sm font-semibold">{words.suggested}</h4>
            {!isEditing && <CopyButton words={words} text={wording} />}
          </div>
          {isEditing ? (
            <Editor words={words} text={wording} onDone={accept} onCancel={() => setEditing(false)} />
          ) : (
            <Redline words={words} from={from} to={wording} />
          )}
        </div>
      )}
      {!isEditing && (
        <Decided {...{ words, title, decision, onDecide }}>
          {wording !== undefined && (
            <>
              <Button small icon={<Check aria-hidden className="size-4" />} onClick={() => accept(decision?.text)}>
                {words.accept}
                <span className="sr-only">: {title}</span>
              </Button>
              <Button small icon={<Pencil aria-hidden className="size-4" />} onClick={() => setEditing(true)}>
                {words.edit}
                <span className="sr-only">: {title}</span>
              </Button>
            </>
          )}
        </Decided>
      )}
    </div>
  );
};

type DecidedProps = Pick<Props, "words" | "title" | "decision" | "onDecide"> & {
  readonly children: ReactNode;
};

/** The buttons of an open point, or what was decided and the way back. */
const Decided = ({ words, title, decision, onDecide, children }: DecidedProps): ReactNode => (
  <div className="flex flex-wrap items-center gap-2">
    {decision ? (
      <>
        <span className="text-sm font-semibold">
          {decision.state === "accepted" ? words.accepted : words.dismissed}
        </span>
        <Button small look="bare" icon={<Undo2 aria-hidden className="size-4" />} onClick={() => onDecide(null)}>
          {words.undo}
          <span className="sr-only">: {title}</span>
        </Button>
      </>
    ) : (
      <>
        {children}
        <Button
          small
          look="bare"
          className="first:-ms-3"
          icon={<X aria-hidden className="size-4" />}
          onClick={() => onDecide({ state: "dismissed" })}
        >
          {words.dismiss}
          <span className="sr-only">: {title}</span>
        </Button>
      </>
    )}
  </div>
);

type EditorProps = {
  readonly words: ReviewWords;
  readonly text: string;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
};

const Editor = ({ words, text, onDone, onCancel }: EditorProps): ReactNode => {
  const id = useId();
  const [draft, setDraft] = useState(text);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        {words.editLabel}
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
        <Button small look="main" onClick={() => onDone(draft)}>
          {words.editDone}
        </Button>
        <Button small look="bare" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
};
