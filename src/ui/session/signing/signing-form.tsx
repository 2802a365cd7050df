import { FileDown } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { emptyFields, fieldsOfSeat } from "../../../engine/session/rules/file-fields.ts";
import { isBlankMark } from "../../../engine/session/marks/is-blank-mark.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Strokes } from "../../../model/document.ts";
import type { FilledFields, SignatureMark, SigningReason } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";
import { NO_SIGNATURE, SignatureInput, markOf } from "./signature-input.tsx";
import { SigningLaw } from "./signing-law.tsx";

/** What a person decided: the statement they read and ticked, the file they opened, and their signature. */
export type SigningDecision = {
  readonly statement: string;
  readonly file: string;
  readonly meetsCondition: boolean;
  readonly mark: SignatureMark;
  /** For an uploaded file. */
  readonly filled: FilledFields | null;
};

/** What a person has entered so far, to be shown in the fields of an uploaded file. */
export type EnteredFields = FilledFields & {
  readonly mark: SignatureMark;
  readonly onText: (field: string, text: string) => void;
};

type Props = {
  readonly messages: SessionMessages;
  /** The words on the button, which are recorded. */
  readonly intent: string;
  /** The name of the party whose signature the person witnesses; null for a party. */
  readonly witnessed: string | null;
  readonly state: Pick<SessionState, "file">;
  readonly seat: string;
  /** Shows the uploaded file with what was entered; null in a session about a document. */
  readonly pages: ((entered: EnteredFields) => ReactNode) | null;
  /** The condition for signing electronically, if there is one. */
  readonly condition: SigningReason | null;
  readonly isConditional: boolean;
  /** What the text leaves blank, as questions. */
  readonly blanks: readonly string[];
  readonly isBusy: boolean;
  /** Opens the text as a file; its SHA-256, or null if it could not be made. */
  readonly onOpenFile: () => Promise<string | null>;
  readonly onTrace: (file: File) => Promise<Strokes | null>;
  readonly onSign: (decision: SigningDecision) => void;
};

type CheckProps = {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (checked: boolean) => void;
};

const Check = ({ label, isChecked, onChange }: CheckProps) => (
  <label className="flex items-start gap-3">
    <input
      type="checkbox"
      className="mt-1 size-5 shrink-0 accent-accent"
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{label}</span>
  </label>
);

/** Reading the text as a file, consent, a signature, and the button that says what it does. */
export const SigningForm = (props: Props) => {
  const {
    messages,
    intent,
    witnessed,
    state,
    seat,
    pages,
    condition,
    isConditional,
    blanks,
    isBusy,
    onOpenFile,
    onTrace,
    onSign,
  } = props;
  const id = useId();
  const [file, setFile] = useState<string | null>(null);
  const [isConsenting, setConsenting] = useState(false);
  const [hasSeen, setSeen] = useState(false);
  const [isMet, setMet] = useState(false);
  const [acceptsBlanks, setAcceptsBlanks] = useState(false);
  const [draft, setDraft] = useState(NO_SIGNATURE);
  const [initialsDraft, setInitialsDraft] = useState(NO_SIGNATURE);
  const [texts, setTexts] = useState<FilledFields["texts"]>({});
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    const opened = await onOpenFile();
    if (opened !== null) setFile(opened);
    setProblem(opened === null ? messages.downloadFailed : null);
  };
  const mark = markOf(draft);
  const needsInitials = fieldsOfSeat(state, seat).some(({ kind }) => kind === "initials");
  const filled: FilledFields = { initials: needsInitials ? markOf(initialsDraft) : null, texts };
  const submit = (): void => {
    const hasBlanks = blanks.length > 0;
    if (file === null) setProblem(messages.openFileFirst);
    else if (hasBlanks && !acceptsBlanks) setProblem(messages.blanksMissing);
    else if (!isConsenting) setProblem(messages.consentMissing);
    else if (witnessed !== null && !hasSeen) setProblem(messages.witness.confirmMissing(witnessed));
    else if (isConditional && !isMet) setProblem(messages.problems.condition_open);
    else if (isBlankMark(mark)) setProblem(messages.problems.blank_signature);
    else if (emptyFields(state, seat, filled).length > 0) setProblem(messages.problems.empty_fields);
    else {
      setProblem(null);
      const left = hasBlanks ? [messages.blanksTitle, ...blanks, messages.blanksGive] : [];
      const seen = witnessed === null ? [] : [messages.witness.confirm(witnessed)];
      const statement = [...left, ...messages.consent, messages.consentGive, ...seen].join("\n");
      onSign({ statement, file, meetsCondition: isMet, mark, filled: state.file ? filled : null });
    }
  };
  return (
    <form
      className="grid gap-8"
      noValidate
      aria-label={messages.signTitle}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <section className="grid gap-3" aria-labelledby={`${id}-read`}>
        <h3 id={`${id}-read`} className="text-lg">
          {messages.readTitle}
        </h3>
        <p>{messages.readText}</p>
        <div>
          <Button icon={<FileDown aria-hidden className="size-5" />} onClick={() => void open()}>
            {messages.openFile}
          </Button>
        </div>
        <p role="status" className="text-sm text-soft">
          {file !== null && messages.fileOpened}
        </p>
      </section>
      {blanks.length > 0 && (
        <Notice tone="caution" title={messages.blanksTitle}>
          <ul className="mb-3 list-disc ps-5">
            {blanks.map((blank) => (
              <li key={blank}>{blank}</li>
            ))}
          </ul>
          <p className="mb-3">{messages.blanksText}</p>
          <Check label={messages.blanksGive} isChecked={acceptsBlanks} onChange={setAcceptsBlanks} />
        </Notice>
      )}
      <section className="grid gap-4" aria-labelledby={`${id}-consent`}>
        <h3 id={`${id}-consent`} className="text-lg">
          {messages.consentTitle}
        </h3>
        <ul className="grid list-disc gap-2 ps-5">
          {messages.consent.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Check label={messages.consentGive} isChecked={isConsenting} onChange={setConsenting} />
        {witnessed !== null && (
          <Check label={messages.witness.confirm(witnessed)} isChecked={hasSeen} onChange={setSeen} />
        )}
        {isConditional && (
          <>
            {condition && <SigningLaw reason={condition} />}
            <Check label={messages.condition} isChecked={isMet} onChange={setMet} />
          </>
        )}
      </section>
      <SignatureInput messages={messages} purpose="signature" draft={draft} onChange={setDraft} onTrace={onTrace} />
      {needsInitials && (
        <SignatureInput
          messages={messages}
          purpose="initials"
          draft={initialsDraft}
          onChange={setInitialsDraft}
          onTrace={onTrace}
        />
      )}
      {pages && (
        <section className="grid gap-3" aria-labelledby={`${id}-fields`}>
          <h3 id={`${id}-fields`} className="text-lg">
            {messages.upload.fieldsTitle}
          </h3>
          <p>{messages.upload.fieldsText}</p>
          {pages({ ...filled, mark, onText: (field, text) => setTexts({ ...texts, [field]: text }) })}
        </section>
      )}
      <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
      <div>
        <Button type="submit" variant="main" disabled={isBusy}>
          {intent}
        </Button>
      </div>
    </form>
  );
};
