import { Check, Hourglass } from "lucide-react";
import { areHostsConfirmed } from "../../engine/session/rules/in-person.ts";
import { seatName } from "../../engine/session/rules/seats.ts";
import { sanitizeLine } from "../../engine/session/shape/sanitize-line.ts";
import { formatInZone } from "./parts/format-in-zone.ts";
import { seatTime } from "./parts/seat-time.ts";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import type { SeatState, SessionState } from "../../model/session/session-state.ts";

type Props = {
  readonly messages: SessionMessages;
  /** Screen language. */
  readonly locale: string;
  readonly state: SessionState;
  readonly own: string | null;
};

const statusOf = (
  messages: SessionMessages,
  state: SessionState,
  { id, role, claimed, host, refused }: SeatState,
): string => {
  if (refused !== undefined) return role === "notary" ? messages.notary.refused : messages.witness.refused;
  if (Object.hasOwn(state.certificates ?? {}, id)) return messages.notary.certified;
  if (claimed === null) return messages.notJoined;
  if (Object.hasOwn(state.signatures, id)) return messages.signed;
  const owner = state.seats.find((seat) => seat.id === host);
  if (owner) {
    const { joined, joinedAlone } = messages.inPerson;
    return (areHostsConfirmed(state) ? joined : joinedAlone)(sanitizeLine(owner.name));
  }
  return Object.hasOwn(state.agreements, id) ? messages.agreed : messages.joined;
};

/** The parties and their witnesses, and what each of them has done. */
export const SeatList = ({ messages, locale, state, own }: Props) => (
  <ul className="divide-y divide-rule">
    {state.seats.map((seat) => {
      const at = seatTime(state, seat);
      const isOpen = seat.claimed === null || seat.refused !== undefined;
      const Icon = isOpen ? Hourglass : Check;
      return (
        <li key={seat.id} className="flex items-start gap-2 py-2">
          <Icon aria-hidden className={`mt-1 size-5 shrink-0 ${isOpen ? "text-caution" : "text-success"}`} />
          <span className="min-w-0 break-words">
            <span className="font-semibold">{sanitizeLine(seat.name)}</span>
            {seat.id === own && messages.you}
            {seat.witnessOf !== undefined && (
              <span className="block text-sm">{messages.witness.role(seatName(state, seat.witnessOf))}</span>
            )}
            {seat.role === "notary" && <span className="block text-sm">{messages.notary.role}</span>}
            <span className="block text-sm text-soft">{statusOf(messages, state, seat)}</span>
            {at !== null && (
              <time dateTime={at} className="block text-xs text-faint">
                {formatInZone(locale, state.zone, { dateStyle: "medium", timeStyle: "short" }, new Date(at))}
              </time>
            )}
          </span>
        </li>
      );
    })}
  </ul>
);
