import { useMemo, useState } from "react";
import { applyChange } from "../../../engine/session/edits/apply-change.ts";
import { brokenParts } from "../../../engine/session/edits/broken-parts.ts";
import type { ClauseUnit } from "../../../engine/session/edits/clause-units.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { Change } from "../../../model/session/session-event.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";
import { RadioGroup } from "../parts/radio-group.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { changeKinds, changeOf, typedOf } from "./change-of-form.ts";
import type { ChangeKind, TypedChange } from "./change-of-form.ts";
import { ProposalWords } from "../parts/proposal-words.tsx";
import { TextArea } from "../parts/text-area.tsx";
import { nameOfId, unitName } from "../parts/unit-name.ts";

/** What an editor begins with: the words of a proposal that is countered, or what was typed before. */
export type EditorStart = TypedChange & { readonly reason: string };

type Props = {
  readonly messages: SessionMessages;
  readonly document: LegalDocument;
  readonly unit: ClauseUnit;
  readonly start: EditorStart | null;
  /** Id for a clause that is inserted. */
  readonly newId: string;
  readonly isBusy: boolean;
  readonly onKeep: (typed: EditorStart) => void;
  readonly onSend: (change: Change, reason: string) => void;
  readonly onCancel: () => void;
};

const BLANK = { title: "", text: "" };

/** References and agreed words that a change would break. */
const Breakage = ({
  messages,
  document,
  change,
}: Pick<Props, "messages" | "document"> & { readonly change: Change }) => {
  const after = change.op === "answers" ? null : applyChange(document, change);
  const parts = after ? brokenParts(document, after) : [];
  if (parts.length === 0) return null;
  return (
    <Notice tone="caution">
      {parts.map((part) => (
        <p key={`${part.clause} ${part.code}`}>
          {part.code === "reference"
            ? messages.breaksReference(nameOfId(messages, document, part.clause), part.number)
            : messages.breaksTerm(nameOfId(messages, document, part.clause), part.term)}
        </p>
      ))}
    </Notice>
  );
};

/** The proposed change as the others will see it, and what it would break. */
const ChangePreview = ({
  messages,
  document,
  change,
}: Pick<Props, "messages" | "document"> & { readonly change: Change | null }) => (
  <div className="grid gap-3">
    <h3 className="text-lg">{messages.preview}</h3>
    {change ? (
      <>
        <ProposalWords messages={messages} document={document} change={change} />
        <Breakage messages={messages} document={document} change={change} />
      </>
    ) : (
      <p className="text-soft">{messages.noChange}</p>
    )}
  </div>
);

type WordingProps = Pick<Props, "messages"> & {
  readonly language: string;
  readonly hasTitle: boolean;
  readonly typed: TypedChange;
  readonly onChange: (parts: Partial<TypedChange>) => void;
};

/** The inputs for new wording, in the language of the document. */
const WordingFields = ({ messages, language, hasTitle, typed, onChange }: WordingProps) => (
  <>
    {hasTitle && (
      <TextField
        label={messages.clauseTitle}
        lang={language}
        value={typed.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
    )}
    <TextArea
      label={messages.clauseWords}
      hint={messages.clauseWordsHint}
      lang={language}
      rows={8}
      value={typed.text}
      onValueChange={(text) => onChange({ text })}
    />
  </>
);

/** Writes a proposal for one part of the document, and shows the change before it is sent. */
export const ProposalEditor = ({ messages, document, unit, start, newId, isBusy, onKeep, onSend, onCancel }: Props) => {
  const [typed, setTyped] = useState<EditorStart>(
    () => start ?? { kind: "replace", reason: "", ...typedOf(document, unit) },
  );
  const change = useMemo(() => changeOf(document, unit, typed, newId), [document, unit, typed, newId]);
  const edit = (parts: Partial<EditorStart>): void => {
    const next = { ...typed, ...parts };
    setTyped(next);
    onKeep(next);
  };
  const choose = (kind: ChangeKind): void =>
    edit({ kind, ...(kind === "insert" ? BLANK : kind === "replace" ? typedOf(document, unit) : {}) });
  const kinds = changeKinds(document, unit);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (change) onSend(change, typed.reason.trim());
      }}
    >
      <h2 tabIndex={-1} className="text-xl">
        {messages.changeFor(unitName(messages, document, unit))}
      </h2>
      {kinds.length > 1 && (
        <RadioGroup
          legend={messages.what}
          options={kinds.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
          value={typed.kind}
          onChange={choose}
        />
      )}
      {(typed.kind === "replace" || typed.kind === "insert") && (
        <WordingFields
          messages={messages}
          language={document.language}
          hasTitle={unit.type === "clause"}
          typed={typed}
          onChange={edit}
        />
      )}
      <TextArea label={messages.reason} rows={2} value={typed.reason} onValueChange={(reason) => edit({ reason })} />
      <ChangePreview messages={messages} document={document} change={change} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="main" disabled={isBusy || !change}>
          {messages.send}
        </Button>
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <p className="text-sm text-soft">{messages.unsent}</p>
      </div>
    </form>
  );
};
