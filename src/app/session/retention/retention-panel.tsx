import { useState } from "react";
import { deletionProblem } from "../../../engine/session/rules/deletion.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { formatInZone } from "../../../ui/session/parts/format-in-zone.ts";
import { answerOf } from "../log/http-log-port.ts";
import { extendLog } from "../log-client/log-retention.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";
import { DeletionSection } from "./deletion-section.tsx";

type Props = SessionProps & { readonly isBusy: boolean; readonly act: ActOfSeat };

/** How long the server keeps a session; a party can extend it, and all together can end it. */
export const RetentionPanel = (props: Props) => {
  const { messages, locale, client, state } = props;
  const [status, setStatus] = useState("");
  const extend = async (): Promise<void> => {
    const answer = answerOf(await extendLog(client.access), (expires) => new Date(expires));
    const dateOf = (day: Date): string => formatInZone(locale, state.zone, { dateStyle: "long" }, day);
    setStatus(answer.ok ? messages.retention.kept(dateOf(answer.value)) : messages.logFailures[answer.failure]);
  };
  return (
    <Disclosure summary={messages.retention.title}>
      <div className="grid max-w-form gap-4 py-3">
        <p>{messages.retention.text}</p>
        <div>
          <Button onClick={() => void extend()}>{messages.retention.extend}</Button>
        </div>
        {deletionProblem(state) === null && <DeletionSection {...props} onStatus={setStatus} />}
        <p role="status">{status}</p>
      </div>
    </Disclosure>
  );
};
