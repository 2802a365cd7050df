import { useState } from "react";
import type { ChatModelMessages } from "../../../i18n/en/chat-model.ts";
import type { ChatModel } from "../../../model/chat/chat-api.ts";
import { Button } from "../../../ui/primitives/button.tsx";

type Props = {
  readonly model: ChatModel;
  readonly isAllowed: boolean;
  readonly labels: ChatModelMessages;
  readonly onAllow: () => void;
  readonly onRevoke: () => void;
};

/** Says that a model is available and what is sent to which host, asks for consent, and takes it back. */
export const ModelPanel = ({ model, isAllowed, labels, onAllow, onRevoke }: Props) => {
  const { name, host } = model;
  const [liveMessage, setLiveMessage] = useState("");
  const change = (): void => {
    setLiveMessage(isAllowed ? labels.revoked : labels.allowed);
    (isAllowed ? onRevoke : onAllow)();
  };
  return (
    <section
      aria-labelledby="assistant-model"
      className="grid gap-2 rounded-md border border-rule px-4 py-3 text-sm no-print"
    >
      <h2 id="assistant-model" className="text-base">
        {labels.title}
      </h2>
      <p>{isAllowed ? labels.on(name, host) : labels.offer(name, host)}</p>
      {!isAllowed && (
        <>
          <p>{labels.sentTitle}</p>
          <ul className="list-disc space-y-1 ps-5">
            {labels.sent(host).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <Button small className="justify-self-start" onClick={change}>
        {isAllowed ? labels.revoke : labels.allow}
      </Button>
      <p role="status">{liveMessage}</p>
    </section>
  );
};
