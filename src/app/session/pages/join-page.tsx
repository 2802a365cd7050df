import { useState } from "react";
import { Button } from "../../../ui/primitives/button.tsx";
import { PageBody } from "../../pages/parts/page-body.tsx";
import { AmendsNotice } from "../workspace/amends-notice.tsx";
import { SessionFailure } from "../workspace/session-failure.tsx";
import { seatName } from "../session-props.ts";
import type { SessionProps } from "../session-props.ts";

/** What an invited person sees first: who invites, to what, and as whom they would join. */
export const JoinPage = ({ messages, client, session, state, failure }: SessionProps) => {
  const [isBusy, setBusy] = useState(false);
  const invited = state.seats.find(({ id }) => id === session.invitation?.seat);
  const isTaken = invited !== undefined && invited.claimed !== null;
  const problem = isTaken ? "seat_taken" : "unknown_device";
  const { joinTitle, joinText } = messages.services[state.service];
  const founder = seatName(state, state.founder);
  const { title } = state.document;
  const witnessOf = invited?.witnessOf;
  const join = async (): Promise<void> => {
    setBusy(true);
    await client.claim();
    setBusy(false);
  };
  return (
    <PageBody
      kicker={messages.services[state.service].kicker}
      title={witnessOf === undefined ? joinTitle : messages.witness.joinTitle}
    >
      <div className="grid gap-6">
        <p className="text-lg break-words">
          {witnessOf === undefined
            ? joinText(founder, title)
            : messages.witness.joinText(founder, title, seatName(state, witnessOf))}
        </p>
        <AmendsNotice messages={messages} state={state} />
        {invited && !isTaken ? (
          <>
            <p>{messages.joinKept}</p>
            <div>
              <Button variant="main" disabled={isBusy} onClick={() => void join()}>
                {messages.joinAs(seatName(state, invited.id))}
              </Button>
            </div>
            <SessionFailure messages={messages} failure={failure} />
          </>
        ) : (
          <SessionFailure messages={messages} failure={{ by: "rule", problem }} />
        )}
      </div>
    </PageBody>
  );
};
