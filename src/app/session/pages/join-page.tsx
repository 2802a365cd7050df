import { useState } from "react";
import { Button } from "../../../ui/primitives/button.tsx";
import { PageBody } from "../../pages/parts/page-body.tsx";
import { AmendsNotice } from "../workspace/amends-notice.tsx";
import { SessionFailure } from "../workspace/session-failure.tsx";
import { seatName } from "../workspace/session-props.ts";
import type { SessionProps } from "../workspace/session-props.ts";

/** What an invited person sees first: who invites, to what, and as whom they would join. */
export const JoinPage = ({ words, client, session, state, failure }: SessionProps) => {
  const [isBusy, setBusy] = useState(false);
  const invited = state.seats.find(({ id }) => id === session.invitation?.seat);
  const isTaken = invited !== undefined && invited.claimed !== null;
  const problem = isTaken ? "seat_taken" : "unknown_device";
  const { joinTitle, joinText } = words.services[state.service];
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
      kicker={words.services[state.service].kicker}
      title={witnessOf === undefined ? joinTitle : words.witness.joinTitle}
    >
      <div className="grid gap-6">
        <p className="text-lg break-words">
          {witnessOf === undefined
            ? joinText(founder, title)
            : words.witness.joinText(founder, title, seatName(state, witnessOf))}
        </p>
        <AmendsNotice words={words} state={state} />
        {invited && !isTaken ? (
          <>
            <p>{words.joinKept}</p>
            <div>
              <Button variant="main" disabled={isBusy} onClick={() => void join()}>
                {words.joinAs(seatName(state, invited.id))}
              </Button>
            </div>
            <SessionFailure words={words} failure={failure} />
          </>
        ) : (
          <SessionFailure words={words} failure={{ by: "rule", problem }} />
        )}
      </div>
    </PageBody>
  );
};
