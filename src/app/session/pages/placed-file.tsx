import { useEffect, useRef, useState } from "react";
import { planSeats } from "../../../engine/session/plan-seats.ts";
import type { PlannedParty } from "../../../engine/session/plan-seats.ts";
import { signersWithoutField } from "../../../engine/session/rules/file-fields.ts";
import { MAX_TYPED_LINE } from "../../../engine/session/shape/limits.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { AmendedFile } from "../../../model/session/session-event.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { FieldPlacement } from "../../../ui/session/file/field-placement.tsx";
import { PartiesForm } from "../../../ui/session/parties-form.tsx";
import type { SigningOrder } from "../../../ui/session/parties-form.tsx";
import type { PdfPages } from "../file/open-pdf-pages.ts";
import { saveUploadDetails, removeUploadDraft } from "../file/upload-draft.ts";
import type { UploadDetails } from "../file/upload-draft.ts";
import { uploadSubject } from "../file/upload-subject.ts";
import { useStart } from "./use-start.ts";

/** A PDF that can be signed. */
export type ChosenFile = {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pdf: PdfPages;
};

type Props = {
  readonly messages: SessionMessages;
  /** Screen language. */
  readonly locale: string;
  readonly file: ChosenFile;
  /** The signed document that the file amends. */
  readonly amends: AmendedFile | null;
  /** What was entered for the file before the page was closed. */
  readonly entered: UploadDetails | null;
  readonly onAnother: () => void;
};

type Plan = { readonly parties: readonly PlannedParty[]; readonly order: SigningOrder };

/** How long a change rests before it is stored. Unit: milliseconds. */
const SAVE_DEBOUNCE_MS = 200;

const NOBODY: PlannedParty = { name: "", witnesses: [] };

/** Who signs a chosen file, and where. */
export const PlacedFile = ({ messages, locale, file, amends, entered, onAnother }: Props) => {
  const { upload } = messages;
  const { isBusy, problem, start } = useStart(messages, "signing");
  const [title, setTitle] = useState(entered?.title ?? file.name.replace(/\.pdf$/i, ""));
  const [plan, setPlan] = useState<Plan | null>(entered);
  const [suggested, setSuggested] = useState<readonly PlannedParty[]>(entered?.parties ?? [NOBODY, NOBODY]);
  const [fields, setFields] = useState<readonly PageField[]>(entered?.fields ?? []);
  const [missing, setMissing] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [plan]);
  useEffect(() => {
    if (!plan) return undefined;
    const { parties, order } = plan;
    // A field that is dragged changes with every movement.
    const timer = setTimeout(
      () => void saveUploadDetails(file.id, { title, parties, order, fields, amends }),
      SAVE_DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [file.id, title, plan, fields, amends]);
  if (!plan) {
    return (
      <>
        <div>
          <Button onClick={onAnother}>{upload.another}</Button>
        </div>
        <TextField
          label={upload.titleLabel}
          hint={upload.titleHint}
          error={title.trim() === "" ? upload.titleMissing : undefined}
          value={title}
          maxLength={MAX_TYPED_LINE}
          onChange={(event) => setTitle(event.target.value)}
        />
        <PartiesForm
          messages={messages}
          service="signing"
          suggested={suggested}
          isBusy={false}
          problem={null}
          submitLabel={upload.next}
          onStart={(given, order) => {
            if (title.trim() === "") return;
            setSuggested(given);
            setPlan({ parties: given, order });
            // A person who is no longer there fills in nothing.
            const seats = new Set(planSeats(given).map(({ id }) => id));
            setFields(fields.filter(({ seat }) => seats.has(seat)));
          }}
        />
      </>
    );
  }
  const seats = planSeats(plan.parties);
  const send = (): void => {
    const without = signersWithoutField(fields, seats);
    setMissing(without.length > 0 ? upload.missing(without) : null);
    if (without.length > 0) return;
    const subject = uploadSubject(messages, locale, title, { bytes: file.bytes, fields });
    const started = start(amends ? { ...subject, amends } : subject, plan.parties, plan.order);
    void started.then((isStarted) => (isStarted ? removeUploadDraft(file.id) : undefined));
  };
  const wrong = missing ?? problem;
  return (
    <>
      <div>
        <Button onClick={() => setPlan(null)}>{upload.back}</Button>
      </div>
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {upload.placeTitle}
      </h3>
      <FieldPlacement messages={messages} file={file.pdf} parties={seats} fields={fields} onChange={setFields} />
      <div role="alert">{wrong !== null && <Notice tone="danger">{wrong}</Notice>}</div>
      <div>
        <Button variant="main" disabled={isBusy} onClick={send}>
          {isBusy ? messages.starting : messages.services.signing.start}
        </Button>
      </div>
    </>
  );
};
