import { useState } from "react";
import { invitedAgainAt } from "../../../engine/session/rules/seats.ts";
import type { SeatState } from "../../../model/session/session-state.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { formatInZone } from "../../../ui/session/parts/format-in-zone.ts";
import { PageBody } from "../../pages/parts/page-body.tsx";
import { JoinDevice } from "./join-device.tsx";
import { useInvitationStatus } from "../invite/use-invitation-status.ts";
import { invitationSentence } from "../invite/share-link.ts";
import { AmendsNotice } from "../workspace/amends-notice.tsx";
import { SessionFailure } from "../workspace/session-failure.tsx";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { SessionProps } from "../session-props.ts";

/** What a person sees who has no place in the session yet: an invitation, or why the link does not work. */
export const JoinPage = (props: SessionProps) => {
  const { session, state } = props;
  const removed = state.removedDevices?.[session.device.id];
  if (removed) return <Removed {...props} seq={removed.removed} />;
  if (session.invitation?.isDevice) return <JoinDevice {...props} seat={session.invitation.seat} />;
  return <Invited {...props} />;
};

const Invited = (props: SessionProps) => {
  const { messages, session, state } = props;
  const status = useInvitationStatus(state, session);
  const invited = state.seats.find(({ id }) => id === session.invitation?.seat);
  if (!invited) return <NoPlace {...props} />;
  if (status === "taken") return <Taken {...props} />;
  const { joinTitle } =
    invited.role === "witness" || invited.role === "notary" ? messages[invited.role] : messages.services[state.service];
  return (
    <PageBody kicker={messages.services[state.service].kicker} title={joinTitle}>
      <div className="grid gap-6">
        <p className="text-lg break-words">{invitationSentence(messages, state, invited)}</p>
        <AmendsNotice messages={messages} state={state} />
        {state.ended && (
          <Notice tone="caution" role="alert">
            {messages.endedBy(seatName(state, state.ended.seat), state.ended.reason)}
          </Notice>
        )}
        {status === "checking" && <Spinner label={messages.invite.checking} />}
        {status === "open" && !state.ended && <Join {...props} invited={invited} />}
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

const dayOf = ({ locale, state }: SessionProps, at: string): string =>
  formatInZone(locale, state.zone, { dateStyle: "long" }, new Date(at));

const Replaced = (props: InvitedProps) => {
  const { messages, state, invited } = props;
  const at = invitedAgainAt(state, invited.id);
  const founder = seatName(state, state.founder);
  return (
    <Notice tone="danger" role="alert">
      {at === null ? messages.problems.wrong_proof : messages.invite.replaced(founder, dayOf(props, at))}
    </Notice>
  );
};

/** The first device of this person removed this one. */
const Removed = (props: SessionProps & { readonly seq: number }) => {
  const { messages, state, seq } = props;
  const at = state.history.find((line) => line.seq === seq)?.at ?? "";
  return (
    <PageBody kicker={messages.services[state.service].kicker} title={messages.devices.removedTitle}>
      <Notice tone="caution" role="alert">
        {messages.devices.removed(dayOf(props, at))}
      </Notice>
    </PageBody>
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
