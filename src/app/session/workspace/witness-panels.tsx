import type { ReactNode } from "react";
import { isNameTaken } from "../../../engine/session/plan-seats.ts";
import type { NextActs } from "../../../engine/session/next-acts.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { SeatState } from "../../../model/session/session-state.ts";
import { createInvitation } from "../../../sealing/invitation.ts";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { ReplaceWitnessForm } from "../../../ui/session/replace-witness-form.tsx";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";

type Props = SessionProps & { readonly acts: NextActs; readonly isBusy: boolean; readonly act: ActOfSeat };

/** Witnesses whom this person can replace: one who refused at once, the others in a disclosure. */
export const WitnessPanels = (props: Props): ReactNode =>
  props.acts.toReplace.map((seat) => <WitnessPanel key={`${seat.id} ${seat.name}`} {...props} witness={seat} />);

const WitnessPanel = ({ messages, client, state, isBusy, act, witness }: Props & { readonly witness: SeatState }) => {
  const { id, name: before, witnessOf = "", refused } = witness;
  const party = seatName(state, witnessOf);
  const replace = async (given: string | null): Promise<void> => {
    const name = given === null ? null : sanitizeLine(given);
    const invitation = name === null ? null : await createInvitation(globalThis.crypto);
    const event = { type: "replace_witness", seat: id, before, name, invitation: invitation?.publicKey ?? "" } as const;
    const former = client.view().session.invited[id] ?? null;
    // Kept before it is in the log, so that the link of the other witness is never lost.
    if (!(await client.saveInvitation(id, invitation?.secret ?? null))) return;
    // The other witness signs in person with keys of their own.
    if (await act(event)) await client.saveGuest(id, null);
    else await client.saveInvitation(id, former);
  };
  const problemOf = (name: string): string | null => {
    if (sanitizeLine(name) === "") return messages.nameMissing;
    const others = state.seats.filter((seat) => seat.id !== id);
    return isNameTaken(others, name) ? messages.witness.twice : null;
  };
  const form = (
    <ReplaceWitnessForm
      messages={messages}
      party={party}
      isBusy={isBusy}
      problemOf={problemOf}
      onReplace={(name) => void replace(name)}
    />
  );
  if (refused === undefined) {
    return (
      <Disclosure summary={messages.witness.replaceTitle(sanitizeLine(before))}>
        <div className="py-3">{form}</div>
      </Disclosure>
    );
  }
  return (
    <Notice tone="caution" title={messages.witness.refusedTitle(sanitizeLine(before), party)}>
      {refused !== "" && <p className="mb-3 break-words">{messages.reasonGiven(refused)}</p>}
      {form}
    </Notice>
  );
};
