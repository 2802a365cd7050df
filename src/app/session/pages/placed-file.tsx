import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
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
import { formatFileSize } from "../../pages/parts/format-file-size.ts";
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

/** Stores what was entered, so that it survives a reload, once a plan exists and changes have settled. */
const useSavedDetails = (id: string, plan: Plan | null, entered: Omit<UploadDetails, keyof Plan>): void => {
  const { title, fields, amends } = entered;
  useEffect(() => {
    if (!plan) return undefined;
    const { parties, order } = plan;
    // A field that is dragged changes with every movement.
    const timer = setTimeout(
      () => void saveUploadDetails(id, { title, parties, order, fields, amends }),
      SAVE_DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [id, title, plan, fields, amends]);
};

type SignersStepProps = Pick<Props, "messages" | "file" | "onAnother"> & {
  readonly title: string;
  readonly suggested: readonly PlannedParty[];
  readonly onTitle: (title: string) => void;
  readonly onNext: (plan: Plan) => void;
};

/** The first step: the title of the file, and who signs it. */
const SignersStep = ({ messages, file, title, suggested, onAnother, onTitle, onNext }: SignersStepProps) => {
  const { upload } = messages;
  const isMissing = title.trim() === "";
  return (
    <div className="grid max-w-prose gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 border-y border-rule py-3">
        <p className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{file.name}</span>
          <span className="block text-sm text-soft">
            {upload.facts(file.pdf.pages.length, formatFileSize(file.bytes.length))}
          </span>
        </p>
        <Button small onClick={onAnother}>
          {upload.another}
        </Button>
      </div>
      <PartiesForm
        messages={messages}
        service="signing"
        suggested={suggested}
        isBusy={false}
        problem={null}
        submitLabel={upload.next}
        onStart={(parties, order) => isMissing || onNext({ parties, order })}
      >
        <TextField
          label={upload.titleLabel}
          hint={upload.titleHint}
          error={isMissing ? upload.titleMissing : undefined}
          value={title}
          maxLength={MAX_TYPED_LINE}
          onChange={(event) => onTitle(event.target.value)}
        />
      </PartiesForm>
    </div>
  );
};

type PlacementStepProps = Omit<Props, "entered" | "onAnother"> & {
  readonly title: string;
  readonly plan: Plan;
  readonly fields: readonly PageField[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly starting: ReturnType<typeof useStart>;
  /** Whether an attempt to start was made: from then on, the page says who has no field yet. */
  readonly isTried: boolean;
  readonly onTried: () => void;
  readonly onFields: (fields: readonly PageField[]) => void;
  readonly onBack: () => void;
};

/** The second step: where each person signs. Starts the session. */
const PlacementStep = (props: PlacementStepProps) => {
  const { messages, locale, file, amends, title, plan, fields, heading, onFields, onBack } = props;
  const { upload } = messages;
  const { isBusy, problem, start } = props.starting;
  const seats = planSeats(plan.parties);
  const without = signersWithoutField(fields, seats);
  const send = (): void => {
    props.onTried();
    if (without.length > 0) return;
    const subject = uploadSubject(messages, locale, title, { bytes: file.bytes, fields });
    const started = start(amends ? { ...subject, amends } : subject, plan.parties, plan.order);
    void started.then((isStarted) => (isStarted ? removeUploadDraft(file.id) : undefined));
  };
  const wrong = props.isTried && without.length > 0 ? upload.missing(without) : problem;
  return (
    <>
      <div>
        <Button onClick={onBack}>{upload.back}</Button>
      </div>
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {upload.placeTitle}
      </h3>
      <FieldPlacement messages={messages} file={file.pdf} parties={seats} fields={fields} onChange={onFields} />
      <div role="alert">{wrong !== null && <Notice tone="danger">{wrong}</Notice>}</div>
      <div>
        <Button variant="main" disabled={isBusy} onClick={send}>
          {isBusy ? messages.starting : messages.services.signing.start}
        </Button>
      </div>
    </>
  );
};

/** Who signs a chosen file, and where. */
export const PlacedFile = ({ entered, onAnother, ...props }: Props) => {
  const { messages, file, amends } = props;
  const [title, setTitle] = useState(entered?.title ?? file.name.replace(/\.pdf$/i, ""));
  const [plan, setPlan] = useState<Plan | null>(entered);
  const [suggested, setSuggested] = useState<readonly PlannedParty[]>(entered?.parties ?? [NOBODY, NOBODY]);
  const [fields, setFields] = useState<readonly PageField[]>(entered?.fields ?? []);
  const [isTried, setTried] = useState(false);
  const starting = useStart(messages, "signing");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [plan]);
  useSavedDetails(file.id, plan, { title, fields, amends });
  const openPlacement = (next: Plan): void => {
    setSuggested(next.parties);
    setPlan(next);
    // A person who was removed has no fields.
    const seats = new Set(planSeats(next.parties).map(({ id }) => id));
    setFields(fields.filter(({ seat }) => seats.has(seat)));
  };
  if (!plan)
    return (
      <SignersStep {...{ messages, file, title, suggested, onAnother }} onTitle={setTitle} onNext={openPlacement} />
    );
  return (
    <PlacementStep
      {...props}
      {...{ title, plan, fields, heading, starting, isTried }}
      onTried={() => setTried(true)}
      onFields={setFields}
      onBack={() => setPlan(null)}
    />
  );
};
