import { useState } from "react";
import { deviceCode } from "../../../sealing/device-code.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { PageBody } from "../../pages/parts/page-body.tsx";
import { useIsCurrent } from "../invite/use-invitation-status.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { SessionProps } from "../session-props.ts";
import { SessionFailure } from "../workspace/session-failure.tsx";

type Props = SessionProps & { readonly seat: string };

/** What another device of a person shows before the first one has confirmed it. */
export const JoinDevice = (props: Props) => {
  const { messages, state, seat } = props;
  return (
    <PageBody kicker={messages.services[state.service].kicker} title={messages.devices.joinTitle}>
      <div className="grid gap-6">
        <p className="text-lg break-words">{messages.devices.joinText(seatName(state, seat), state.document.title)}</p>
        <Step {...props} />
      </div>
    </PageBody>
  );
};

const Step = (props: Props) => {
  const { messages, session, state, seat } = props;
  const offer = state.deviceOffers?.[seat];
  const isCurrent = useIsCurrent(offer, session.invitation?.secret);
  if (offer?.asked?.device === session.device.id) {
    return (
      <Notice role="status" title={messages.devices.confirmThere}>
        {messages.devices.confirmCode(deviceCode(session.device.id))}
      </Notice>
    );
  }
  if (offer && isCurrent === null) return <Spinner label={messages.invite.checking} />;
  if (!offer || !isCurrent) {
    return (
      <Notice tone="danger" role="alert">
        {messages.devices.linkGone}
      </Notice>
    );
  }
  if (offer.asked) return <SessionFailure messages={messages} failure={{ by: "rule", problem: "link_used" }} />;
  return <Ask {...props} />;
};

const Ask = ({ messages, client, failure }: Props) => {
  const [isBusy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    await client.joinDevice();
    setBusy(false);
  };
  return (
    <>
      <div>
        <Button variant="main" disabled={isBusy} onClick={() => void ask()}>
          {messages.devices.join}
        </Button>
      </div>
      <SessionFailure messages={messages} failure={failure} />
    </>
  );
};
