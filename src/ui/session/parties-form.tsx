import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { SessionWords } from "../../i18n/en/session/session.ts";
import type { SessionService, StartEvent } from "../../model/session/session-event.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { TextField } from "../primitives/text-field.tsx";

type Props = {
  readonly words: SessionWords;
  readonly service: SessionService;
  /** Suggested names; the first is the person who starts. */
  readonly names: readonly string[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** The words on the button, if it does not start yet. */
  readonly submitLabel?: string;
  readonly onStart: (names: readonly string[], order: SigningOrder) => void;
};

/** Whether everyone may sign at once. */
export type SigningOrder = StartEvent["order"];

const ORDERS = ["parallel", "in_turn"] as const satisfies readonly SigningOrder[];

/** As many as one page of signatures can show. */
const MOST_PARTIES = 10;

/** Who takes part: the person who starts, and at least one other. */
export const PartiesForm = ({ words, service, names: suggested, isBusy, problem, submitLabel, onStart }: Props) => {
  const [names, setNames] = useState(suggested);
  const [order, setOrder] = useState<SigningOrder>("parallel");
  const [isChecked, setChecked] = useState(false);
  const errorOf = (name: string): string | undefined =>
    isChecked && name.trim() === "" ? words.nameMissing : undefined;
  const submit = (): void => {
    setChecked(true);
    if (names.every((name) => name.trim() !== "")) onStart(names, order);
  };
  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {names.map((name, index) => (
        // Names may be equal, so the position is the key.
        <div key={index} className="grid gap-2">
          <TextField
            label={index === 0 ? words.yourName : words.otherName(index)}
            hint={index === 0 ? words.yourNameHint : undefined}
            error={errorOf(name)}
            value={name}
            maxLength={200}
            onChange={(event) => setNames(names.with(index, event.target.value))}
          />
          {index > 1 && (
            <div>
              <Button
                small
                icon={<X aria-hidden className="size-4" />}
                onClick={() => setNames(names.toSpliced(index, 1))}
              >
                {words.removeParty(index + 1)}
              </Button>
            </div>
          )}
        </div>
      ))}
      {names.length < MOST_PARTIES && (
        <div>
          <Button icon={<Plus aria-hidden className="size-5" />} onClick={() => setNames([...names, ""])}>
            {words.addParty}
          </Button>
        </div>
      )}
      <RadioGroup
        legend={words.orderTitle}
        options={ORDERS.map((each) => ({ value: each, label: words.orders[each] }))}
        value={order}
        onChange={setOrder}
        isColumn
      />
      <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
      <div>
        <Button type="submit" variant="main" disabled={isBusy}>
          {isBusy ? words.starting : (submitLabel ?? words.services[service].start)}
        </Button>
      </div>
    </form>
  );
};
