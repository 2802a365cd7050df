import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { isDuplicateWitness, planSeats } from "../../engine/session/plan-seats.ts";
import type { PlannedParty } from "../../engine/session/plan-seats.ts";
import { MAX_SEATS } from "../../engine/session/shape/limits.ts";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import type { SessionService, StartEvent } from "../../model/session/session-event.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";
import { PartyFields } from "./party-fields.tsx";
import { RadioGroup } from "./parts/radio-group.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly service: SessionService;
  /** Suggested parties; the first is the person who starts. */
  readonly suggested: readonly PlannedParty[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** The words on the button, if it does not start yet. */
  readonly submitLabel?: string;
  /** Questions before the names. */
  readonly children?: ReactNode;
  readonly onStart: (parties: readonly PlannedParty[], order: SigningOrder) => void;
};

/** Whether everyone may sign at once. */
export type SigningOrder = StartEvent["order"];

const ORDERS = ["parallel", "in_turn"] as const satisfies readonly SigningOrder[];

/** As many as one page of signatures can show. */
const MAX_PARTIES = 10;

/** The problem with each name, in the order of the seats. */
const nameErrors = (messages: SessionMessages, parties: readonly PlannedParty[]): readonly (string | undefined)[] => {
  const seats = planSeats(parties);
  return seats.map((seat) => {
    if (seat.name === "") return messages.nameMissing;
    return isDuplicateWitness(seats, seat) ? messages.witness.twice : undefined;
  });
};

/** The place of a party, or of one of its witnesses, in the order of the seats. */
const seatIndex = (parties: readonly PlannedParty[], index: number, witness: number | null): number =>
  planSeats(parties.slice(0, index)).length + (witness === null ? 0 : witness + 1);

const AddPartyButton = ({ messages, onAdd }: Pick<Props, "messages"> & { readonly onAdd: () => void }) => (
  <div>
    <Button icon={<Plus aria-hidden className="size-5" />} onClick={onAdd}>
      {messages.addParty}
    </Button>
  </div>
);

/** Moves the focus to the first input with an error, which is above or below what can be seen after a press of the button. */
const leadToInvalid = (form: HTMLFormElement | null): void => {
  const invalid = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  invalid?.scrollIntoView({ block: "center" });
  invalid?.focus({ preventScroll: true });
};

/** Who takes part: the person who starts, at least one other, and the witnesses of their signatures. */
export const PartiesForm = (props: Props) => {
  const { messages, service, suggested, isBusy, problem, submitLabel, children, onStart } = props;
  const [parties, setParties] = useState(suggested);
  const [order, setOrder] = useState<SigningOrder>("parallel");
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => leadToInvalid(form.current), [attempts]);
  const isChecked = attempts > 0;
  const errors = nameErrors(messages, parties);
  const seats = planSeats(parties);
  const submit = (): void => {
    setAttempts(attempts + 1);
    if (errors.every((error) => error === undefined)) onStart(parties, order);
  };
  return (
    <form
      ref={form}
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      {parties.map((party, index) => (
        // Names may be equal, so the position is the key.
        <PartyFields
          key={index}
          messages={messages}
          party={party}
          index={index}
          mayAddWitness={seats.length < MAX_SEATS}
          errorOf={(witness) => (isChecked ? errors[seatIndex(parties, index, witness)] : undefined)}
          onChange={(next) => setParties(parties.with(index, next))}
          onRemove={index > 1 ? () => setParties(parties.toSpliced(index, 1)) : null}
        />
      ))}
      {parties.length < MAX_PARTIES && seats.length < MAX_SEATS && (
        <AddPartyButton messages={messages} onAdd={() => setParties([...parties, { name: "", witnesses: [] }])} />
      )}
      <RadioGroup
        legend={messages.orderTitle}
        options={ORDERS.map((each) => ({ value: each, label: messages.orders[each] }))}
        value={order}
        onChange={setOrder}
        isColumn
      />
      <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
      <div>
        <Button type="submit" variant="main" disabled={isBusy}>
          {isBusy ? messages.starting : (submitLabel ?? messages.services[service].start)}
        </Button>
      </div>
    </form>
  );
};
