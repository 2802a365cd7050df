import { Check, Pencil, Undo2, X } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { KeyFact } from "../../../model/review/review.ts";
import type { ReviewDecision, ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { Button } from "../../primitives/button.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { correctedFacts, factKey, factValueText } from "./corrected-facts.ts";

/** Longer lists of amounts or dates are cut: the first few are the useful ones. */
const MAX_VALUES = 6;
const MAX_LENGTH = 200;

/** What the rows of facts need to show places and to record corrections. */
export type FactActions = {
  readonly messages: ReviewMessages;
  readonly decisions: ReviewDecisions;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
  readonly onPlace: (quote: Quote) => void;
};

/** A row of the table of facts. */
export const NamedRow = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <div className="contents">
    <dt className="pt-2 text-sm text-soft @min-[26rem]:border-b @min-[26rem]:border-rule @min-[26rem]:pb-2 @min-[26rem]:pe-6 @min-[26rem]:leading-8">
      {name}
    </dt>
    <dd className="border-b border-rule pb-1 @min-[26rem]:pt-2 @min-[26rem]:leading-8">{children}</dd>
  </div>
);

type ValuesProps = Pick<FactActions, "messages" | "onPlace"> & Pick<KeyFact, "id" | "values">;

/** The values of a fact, each with a button that shows its place in the text. */
const FactValues = ({ id, values, messages, onPlace }: ValuesProps) => (
  <ul lang={id === "signatures" ? undefined : "en"} className="min-w-0">
    {values.map(({ text, quote }) => (
      <li key={`${quote.start}-${text}`}>
        <button
          type="button"
          onClick={() => onPlace(quote)}
          className="min-h-8 text-start break-words text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {factValueText(id, text, messages)}
          <span className="sr-only">: {messages.showInText}</span>
        </button>
      </li>
    ))}
  </ul>
);

type ButtonsProps = {
  readonly name: string;
  readonly messages: ReviewMessages;
  readonly isCorrected: boolean;
  readonly onUndo: () => void;
  readonly onEdit: () => void;
};

const FactButtons = ({ name, messages, isCorrected, onUndo, onEdit }: ButtonsProps) => (
  <div className="flex flex-wrap items-center gap-x-2">
    {isCorrected && <span className="text-sm text-soft">{messages.factEdited}</span>}
    {isCorrected && (
      <Button small icon={<Undo2 aria-hidden className="size-4" />} onClick={onUndo}>
        {messages.undo}
        <span className="sr-only">: {name}</span>
      </Button>
    )}
    <Button small variant="bare" icon={<Pencil aria-hidden className="size-4" />} onClick={onEdit}>
      <span className="sr-only">
        {messages.edit}: {name}
      </span>
    </Button>
  </div>
);

/** A key fact with links to its places in the text; the visitor can correct it. */
export const FactRow = ({ fact, messages, decisions, onDecide, onPlace }: FactActions & { readonly fact: KeyFact }) => {
  const [isEditing, setEditing] = useState(false);
  const { id } = fact;
  const name = messages.facts[id];
  const isCorrected = decisions[factKey(id)] !== undefined;
  const values = (correctedFacts([fact], decisions)[0] ?? fact).values.slice(0, MAX_VALUES);
  const save = (text: string): void => {
    setEditing(false);
    const isSame = text === "" || text === fact.values.map((one) => one.text).join("; ");
    onDecide(factKey(id), isSame ? null : { state: "accepted", text });
  };
  if (isEditing) {
    const isDate = values.length === 1 && parseIsoDate(values[0]?.text ?? "") !== null;
    const start = isDate
      ? (values[0]?.text ?? "")
      : values.map(({ text }) => factValueText(id, text, messages)).join("; ");
    return (
      <NamedRow name={name}>
        <FactEditor {...{ messages, name, isDate, start }} onSave={save} onCancel={() => setEditing(false)} />
      </NamedRow>
    );
  }
  return (
    <NamedRow name={name}>
      <div className="flex items-start justify-between gap-x-3">
        <FactValues {...{ id, values, messages, onPlace }} />
        <FactButtons
          {...{ name, messages, isCorrected }}
          onUndo={() => onDecide(factKey(id), null)}
          onEdit={() => setEditing(true)}
        />
      </div>
    </NamedRow>
  );
};

type EditorProps = {
  readonly messages: ReviewMessages;
  readonly name: string;
  readonly isDate: boolean;
  readonly start: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

const FactEditor = ({ messages, name, isDate, start, onSave, onCancel }: EditorProps) => {
  const [text, setText] = useState(start);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <TextField
        label={name}
        type={isDate ? "date" : "text"}
        maxLength={MAX_LENGTH}
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button small type="submit" icon={<Check aria-hidden className="size-4" />}>
          {messages.factSave}
        </Button>
        <Button small icon={<X aria-hidden className="size-4" />} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
};
