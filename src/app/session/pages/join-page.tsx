import { useState } from "react";
import { invitedAgainAt } from "../../../engine/session/rules/seats.ts";
import type { SeatState } from "../../../model/session/session-state.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { PageBody } from "../../pages/parts/page-body.tsx";
import { useInvitationStatus } from "../invite/invitation-status.ts";
import { invitationSentence } from "../invite/pass-link-on.ts";
import { AmendsNotice } from "../workspace/amends-notice.tsx";
import { SessionFailure } from "../workspace/session-failure.tsx";
import { seatName } from "../session-props.ts";
import type { SessionProps } from "../session-props.ts";

/** What a person sees who has no place in the session yet: an invitation, or why the link does not work. */
export const JoinPage = (props: SessionProps) => {
  const { messages, session, state } = props;
  const status = useInvitationStatus(state, session);
  const invited = state.seats.find(({ id }) => id === session.invitation?.seat);
  if (!invited) return <NoPlace {...props} />;
  if (status === "taken") return <Taken {...props} />;
  const { joinTitle } = invited.witnessOf === undefined ? messages.services[state.service] : messages.witness;
  return (
    <PageBody kicker={messages.services[state.service].kicker} title={joinTitle}>
      <div className="grid gap-6">
        <p className="text-lg break-words">{invitationSentence(messages, state, invited)}</p>
        <AmendsNotice messages={messages} state={state} />
        {status === "checking" && <Spinner label={messages.invite.checking} />}
        {status === "open" && <Join {...props} invited={invited} />}
        {status === "replaced" && <Replaced {...props} invited={invited} />}
      </div>
    </PageBody>
  );
};

type InvitedProps = SessionProps & { readonly invited: SeatState };

const Join = ({ messages, client, state, failure, invited }: InvitedProps) => {
  const [isBusy, setBusy] = useState(false);
  const join = async (): Promise<void> => {
    setBusy(true);
    await client.claim();
    setBusy(false);
  };
  return (
    <>
      <p>{messages.joinKept}</p>
      <div>
        <Button variant="main" disabled={isBusy} onClick={() => void join()}>
          {messages.joinAs(seatName(state, invited.id))}
        </Button>
      </div>
      <SessionFailure messages={messages} failure={failure} />
    </>
  );
};

const Replaced = ({ messages, locale, state, invited }: InvitedProps) => {
  const at = invitedAgainAt(state, invited.id);
  const date = (day: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: state.zone }).format(new Date(day));
  return (
    <Notice tone="danger" role="alert">
      {at === null ? messages.problems.wrong_proof : messages.invite.replaced(seatName(state, state.founder), date(at))}
    </Notice>
  );
};

/** The link was used, perhaps by this person on another device that they no longer have. */
const Taken = ({ messages, state }: SessionProps) => (
  <PageBody kicker={messages.services[state.service].kicker} title={messages.invite.takenTitle}>
    <Notice tone="danger" role="alert">
      {messages.problems.seat_taken}
    </Notice>
    <p className="mt-6">{messages.invite.takenHere}</p>
    <p className="mt-3">{messages.invite.takenLost(seatName(state, state.founder))}</p>
  </PageBody>
);

const NoPlace = ({ messages, session, state }: SessionProps) => (
  <PageBody kicker={messages.services[state.service].kicker} title={messages.absentTitle}>
    <SessionFailure
      messages={messages}
      failure={{ by: "rule", problem: session.invitation ? "unknown_seat" : "unknown_device" }}
    />
  </PageBody>
);
