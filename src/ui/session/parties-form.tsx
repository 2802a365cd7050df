import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import type { SessionWords } from "../../i18n/en/session/session.ts";
import type { SessionService, StartEvent } from "../../model/session/session-event.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";
import { TextField } from "../primitives/text-field.tsx";

type Props = {
  readonly words: SessionWords;
  readonly service: SessionService;
  /** Suggested names; the first is the person who starts. */
  readonly names: readonly string[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onStart: (names: readonly string[], order: SigningOrder) => void;
};

/** Whether everyone may sign at once. */
export type SigningOrder = StartEvent["order"];

const ORDERS = ["parallel", "in_turn"] as const satisfies readonly SigningOrder[];

/** As many as one page of signatures can show. */
const MOST_PARTIES = 10;

/** Who takes part: the person who starts, and at least one other. */
export const PartiesForm = ({ words, service, names: suggested, isBusy, problem, onStart }: Props) => {
  const [names, setNames] = useState(suggested);
  const [order, setOrder] = useState<SigningOrder>("parallel");
  const [isChecked, setChecked] = useState(false);
  const group = useId();
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
      <fieldset>
        <legend className="mb-2 font-semibold">{words.orderTitle}</legend>
        <div className="grid gap-2">
          {ORDERS.map((each) => (
            <label key={each} className="flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name={group}
                className="size-5 shrink-0 accent-accent"
                checked={order === each}
                onChange={() => setOrder(each)}
              />
              {words.orders[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
      <div>
        <Button type="submit" variant="main" disabled={isBusy}>
          {isBusy ? words.starting : words.services[service].start}
        </Button>
      </div>
    </form>
  );
};
