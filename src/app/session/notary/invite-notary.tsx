import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isNotaryIndependent } from "../../../engine/session/rules/notaries.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { NotaryRequest } from "../../../model/session/notary.ts";
import { createInvitation } from "../../../sealing/invitation.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { InviteNotaryForm } from "../../../ui/session/notary/invite-notary-form.tsx";
import { isoDate } from "../../../values/date.ts";
import { today } from "../../shared/clock.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";

type Props = SessionProps & { readonly isBusy: boolean; readonly act: ActOfSeat };

/** The id of the next notary's seat; those who were left out keep theirs. */
const nextSeat = ({ history }: SessionProps["state"]): string =>
  `n${history.filter(({ event }) => event.type === "invite_notary").length + 1}`;

/** The form that invites a notary, with the law of each state; it is loaded when the form is first shown. */
export const InviteNotary = ({ messages, locale, client, state, isBusy, act }: Props) => {
  const { notary } = messages;
  const queries = useQueryClient();
  const law = useQuery({
    queryKey: ["notary-states", locale],
    // Another module loads with the form, so that a session without a notary does not.
    queryFn: async () => (await import("./load-notary-law.ts")).loadNotaryStates(queries, isoDate(today()), locale),
  });
  const invite = async (given: string, request: NotaryRequest): Promise<void> => {
    const seat = nextSeat(state);
    const { publicKey: invitation, secret } = await createInvitation(globalThis.crypto);
    // Kept before it is in the log, so that the link is never lost.
    if (!(await client.saveInvitation(seat, secret))) return;
    const isDone = await act({ type: "invite_notary", seat, name: sanitizeLine(given), invitation, request });
    if (!isDone) await client.saveInvitation(seat, null);
  };
  if (law.isPending) return <Spinner label={notary.loading} />;
  if (!law.data) {
    return (
      <Notice tone="danger" role="alert">
        <p>{notary.loadFailed}</p>
        <Button onClick={() => void law.refetch()}>{messages.tryAgain}</Button>
      </Notice>
    );
  }
  return (
    <InviteNotaryForm
      messages={messages}
      states={law.data}
      parties={state.seats.filter(({ role }) => role === "party").map(({ id }) => ({ id, name: seatName(state, id) }))}
      isTaken={(name) => !isNotaryIndependent(name, state.seats)}
      isBusy={isBusy}
      onInvite={(name, request) => void invite(name, request)}
    />
  );
};
