import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Strokes } from "../../../model/document.ts";
import type { FilledFields, SigningReason } from "../../../model/session/session-event.ts";
import type { SignatureMark } from "../../../model/session/signature-mark.ts";
import { classes } from "../../primitives/classes.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";
import type { FieldEntries } from "../file/field-entry.tsx";
import { BlanksNotice } from "./blanks-notice.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { ReadSection } from "./read-section.tsx";
import { SignatureInput, markOf } from "./signature-input.tsx";
import { EMPTY_DRAFT, decisionOf, filledIn, needsInitials } from "./signing-draft.ts";
import type { SigningDecision, SigningDraft, SigningTask } from "./signing-draft.ts";

/** What a person has entered so far, to be shown in the fields of an uploaded file. */
export type EnteredFields = FilledFields & FieldEntries & { readonly mark: SignatureMark };

type Props = SigningTask & {
  readonly messages: SessionMessages;
  /** The language of the text. */
  readonly language: string;
  /** The words on the button, which are recorded. */
  readonly intent: string;
  /** Shows the uploaded file with what was entered; null in a session about a document. */
  readonly pages: ((entered: EnteredFields) => ReactNode) | null;
  /** The condition for signing electronically, if there is one. */
  readonly condition: SigningReason | null;
  readonly isBusy: boolean;
  /** Opens the text as a file; its SHA-256, or null if it could not be made. */
  readonly onOpenFile: () => Promise<string | null>;
  readonly onTrace: (file: File) => Promise<Strokes | null>;
  readonly onSign: (decision: SigningDecision) => void;
};

/** Reading the text as a file, consent, a signature, and the button that says what it does. */
export const SigningForm = (props: Props) => {
  const { messages, language, intent, blanks, pages, condition, isBusy, onOpenFile, onTrace, onSign } = props;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problem, setProblem] = useState<string | null>(null);
  const edit = (parts: Partial<SigningDraft>): void => setDraft((before) => ({ ...before, ...parts }));
  const open = async (): Promise<void> => {
    const file = await onOpenFile();
    if (file !== null) edit({ file });
    setProblem(file === null ? messages.downloadFailed : null);
  };
  const submit = (): void => {
    const decision = decisionOf(messages, props, draft);
    setProblem(typeof decision === "string" ? decision : null);
    if (typeof decision !== "string") onSign(decision);
  };
  return (
    <form
      className={classes("grid gap-8", pages && "@min-[54rem]:grid-cols-[minmax(0,1fr)_20rem]")}
      noValidate
      aria-label={messages.signTitle}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {pages && <FileFields messages={messages} task={props} draft={draft} pages={pages} onEdit={edit} />}
      <div className="grid content-start gap-8">
        <ReadSection messages={messages} isOpened={draft.file !== null} onOpen={() => void open()} />
        <BlanksNotice
          messages={messages}
          blanks={blanks}
          language={language}
          isAccepted={draft.acceptsBlanks}
          onAccept={(acceptsBlanks) => edit({ acceptsBlanks })}
        />
        <ConsentSection messages={messages} task={props} draft={draft} condition={condition} onEdit={edit} />
        <Signatures messages={messages} task={props} draft={draft} onEdit={edit} onTrace={onTrace} />
        <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
        <div>
          <Button type="submit" variant="main" disabled={isBusy}>
            {intent}
          </Button>
        </div>
      </div>
    </form>
  );
};

type PartProps = {
  readonly messages: SessionMessages;
  readonly task: SigningTask;
  readonly draft: SigningDraft;
  readonly onEdit: (parts: Partial<SigningDraft>) => void;
};

const Signatures = ({ messages, task, draft, onEdit, onTrace }: PartProps & Pick<Props, "onTrace">) => (
  <>
    <SignatureInput
      messages={messages}
      purpose="signature"
      draft={draft.signature}
      onChange={(signature) => onEdit({ signature })}
      onTrace={onTrace}
    />
    {needsInitials(task) && (
      <SignatureInput
        messages={messages}
        purpose="initials"
        draft={draft.initials}
        onChange={(initials) => onEdit({ initials })}
        onTrace={onTrace}
      />
    )}
  </>
);

/** The pages of an uploaded file with the fields that the person fills in. */
const FileFields = ({
  messages,
  task,
  draft,
  pages,
  onEdit,
}: PartProps & { readonly pages: (entered: EnteredFields) => ReactNode }) => {
  const id = useId();
  const { signature, texts, checked } = draft;
  const onCheck = (field: string, isChecked: boolean): void => {
    const others = checked.filter((each) => each !== field);
    onEdit({ checked: isChecked ? [...others, field] : others });
  };
  const entries = {
    texts,
    checked,
    onCheck,
    onText: (field: string, text: string) => onEdit({ texts: { ...texts, [field]: text } }),
  };
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {messages.upload.fieldsTitle}
      </h3>
      <p>{messages.upload.fieldsText}</p>
      {pages({ ...filledIn(task, draft), ...entries, mark: markOf(signature) })}
    </section>
  );
};
