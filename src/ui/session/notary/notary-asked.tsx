import { seatName } from "../../../engine/session/rules/seats.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { NotaryRequest } from "../../../model/session/notary.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { NotaryLaw } from "./notary-law.tsx";

type Props = { readonly messages: SessionMessages; readonly state: SessionState; readonly request: NotaryRequest };

/** What the founder asks a notary to certify, with the law that was read. */
export const NotaryAsked = ({ messages, state, request }: Props) => {
  const { notary } = messages;
  const { act, signers, capacity } = request;
  const named = signers.map((id) => seatName(state, id)).join(", ");
  const whole = capacity ? `${named}, ${sanitizeLine(capacity.authority)}, ${sanitizeLine(capacity.party)}` : named;
  return (
    <div className="grid gap-3 break-words">
      <p>{notary.asked(seatName(state, state.founder), request.state, whole)}</p>
      <p>
        <span className="font-semibold">{notary.acts[act]}</span> {notary.actTexts[act]}
      </p>
      <NotaryLaw messages={messages} law={request} />
    </div>
  );
};
