import { SeatList } from "../../../ui/session/seat-list.tsx";
import { OwnDevices } from "../devices/own-devices.tsx";
import { Invitations } from "../invite/invitations.tsx";
import type { SessionProps } from "../session-props.ts";

type Props = SessionProps & { readonly seat: string; readonly onInPerson: (seat: string) => void };

/** Who takes part, and how those who have not joined yet can be invited. */
export const SessionSeats = (props: Props) => (
  <div className="grid gap-8">
    <section aria-labelledby="session-parties">
      <h2 id="session-parties" className="mb-1 text-xl">
        {props.messages.parties}
      </h2>
      <SeatList messages={props.messages} locale={props.locale} state={props.state} own={props.seat} />
    </section>
    <Invitations {...props} />
    <OwnDevices {...props} />
  </div>
);
