import { MAX_TYPED_LINE } from "../../../engine/session/shape/limits.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SignatureMark } from "../../../model/session/signature-mark.ts";
import type { Strokes } from "../../../model/document.ts";
import { RadioGroup } from "../parts/radio-group.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { SignaturePad } from "./signature-pad.tsx";
import { TracedPictureInput } from "../parts/traced-picture-input.tsx";

/** An unfinished signature. Typed text and strokes are kept side by side while a person changes the method. */
export type SignatureDraft = { readonly how: SignatureMark["how"]; readonly text: string; readonly strokes: Strokes };

/** An empty draft. */
export const NO_SIGNATURE: SignatureDraft = { how: "typed", text: "", strokes: [] };

/** The signature of a draft. */
export const markOf = ({ how, text, strokes }: SignatureDraft): SignatureMark =>
  how === "typed" ? { how, text: text.trim() } : { how, strokes };

type Props = {
  readonly messages: SessionMessages;
  readonly purpose: "signature" | "initials";
  readonly draft: SignatureDraft;
  readonly onChange: (draft: SignatureDraft) => void;
  /** The strokes in a picture; null if it cannot be read. */
  readonly onTrace: (file: File) => Promise<Strokes | null>;
};

const METHODS = ["typed", "drawn", "uploaded"] as const;

/** A signature: typed, drawn, or read from a picture of one. */
export const SignatureInput = ({ messages, purpose, draft, onChange, onTrace }: Props) => (
  <div className="grid gap-4">
    <RadioGroup
      legend={purpose === "signature" ? messages.signatureTitle : messages.upload.initialsTitle}
      options={METHODS.map((how) => ({ value: how, label: messages.signatureWays[how] }))}
      value={draft.how}
      onChange={(how) => onChange({ ...draft, how, strokes: [] })}
    />
    {draft.how === "typed" && <Typed messages={messages} purpose={purpose} draft={draft} onChange={onChange} />}
    {draft.how === "drawn" && (
      <SignaturePad
        messages={messages}
        strokes={draft.strokes}
        onChange={(strokes) => onChange({ ...draft, strokes })}
      />
    )}
    {draft.how === "uploaded" && (
      <TracedPictureInput
        label={messages.uploadLabel}
        hint={messages.uploadHint}
        failure={messages.noPicture}
        tracedLabel={messages.typedPreview}
        strokes={draft.strokes}
        onChange={(strokes) => onChange({ ...draft, strokes })}
        onTrace={onTrace}
      />
    )}
  </div>
);

const Typed = ({ messages, purpose, draft, onChange }: Omit<Props, "onTrace">) => (
  <>
    <TextField
      label={purpose === "signature" ? messages.typeName : messages.upload.typeInitials}
      autoComplete={purpose === "signature" ? "name" : "off"}
      value={draft.text}
      maxLength={MAX_TYPED_LINE}
      onChange={(event) => onChange({ ...draft, text: event.target.value })}
    />
    {draft.text.trim() !== "" && (
      <div>
        <p className="text-sm text-soft">
          {purpose === "signature" ? messages.typedPreview : messages.upload.initialsTitle}
        </p>
        <p className="border-b border-edge pb-1 font-serif text-2xl break-words italic lang-wide:not-italic">
          {draft.text}
        </p>
      </div>
    )}
  </>
);
