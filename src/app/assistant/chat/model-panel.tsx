import { useState } from "react";
import type { ChatModelWords } from "../../../i18n/en/chat-model.ts";
import type { ChatModel } from "../../../model/chat/chat-api.ts";
import { Button } from "../../../ui/primitives/button.tsx";

type Props = {
  readonly model: ChatModel;
  readonly isAllowed: boolean;
  readonly words: ChatModelWords;
  readonly onAllow: () => void;
  readonly onRevoke: () => void;
};

/** Says that a model is available and what is sent to which host, asks for consent, and takes it back. */
export const ModelPanel = ({ model, isAllowed, words, onAllow, onRevoke }: Props) => {
  const { name, host } = model;
  const [news, setNews] = useState("");
  const change = (): void => {
    setNews(isAllowed ? words.revoked : words.allowed);
    (isAllowed ? onRevoke : onAllow)();
  };
  return (
    <section
      aria-labelledby="assistant-model"
      className="grid gap-2 rounded-md border border-rule px-4 py-3 text-sm no-print"
    >
      <h2 id="assistant-model" className="text-base">
        {words.title}
      </h2>
      <p>{isAllowed ? words.on(name, host) : words.offer(name, host)}</p>
      {!isAllowed && (
        <>
          <p>{words.sentTitle}</p>
          <ul className="list-disc space-y-1 ps-5">
            {words.sent(host).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <Button small className="justify-self-start" onClick={change}>
        {isAllowed ? words.revoke : words.allow}
      </Button>
      <p role="status">{news}</p>
    </section>
  );
};
