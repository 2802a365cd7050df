import { site } from "virtual:catalog-site";
import { useEffect, useRef, useState } from "react";
import { chatModelMessages } from "../../i18n/chat-model.ts";
import { chatPageMessages } from "../../i18n/chat.ts";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { lazyModule } from "../../ui/form/lazy-module.ts";
import { ExitButton } from "../../ui/form/start/exit-button.tsx";
import { isPastedContract } from "../../reading/contract/is-pasted-contract.ts";
import { LoadFailedPart } from "../../ui/shell/load-failed-part.tsx";
import { useQuickExit } from "../form-host/safety/use-quick-exit.ts";
import { PageBody } from "../pages/parts/page-body.tsx";
import { readUpload } from "../review/reading/read-upload.ts";
import { BusyNote, DeviceNote, ModelOffer } from "./model-status.tsx";
import { Composer } from "./composer.tsx";
import { ConversationStarts } from "./conversation-starts.tsx";
import { ConversationTools } from "./conversation-tools.tsx";
import { MessageLog } from "./reply/message-log.tsx";
import { useConversation } from "./use-conversation.ts";
import { useModelReply } from "./use-model-reply.ts";

const useFocusPanel = lazyModule(() => import("./focus/focus-panel.tsx"));

/** Beside the conversation where there is room, else a band that it scrolls behind. */
const EXIT_BAND = "bg-desk @min-[54rem]:ms-[calc(100%+2.5rem)] @min-[54rem]:h-0 @min-[54rem]:w-max";

/** As high as the window, so that the message box is at its foot; the page in focus has its place at the right. */
const COLUMN =
  "relative -mb-20 flex min-h-[calc(100dvh-19rem)] max-w-[42.5rem] flex-col gap-4 print:min-h-0 [&:has([data-answer])]:@min-[54rem]:me-80";

/** A pasted contract is shown by its beginning. Unit: UTF-16 code units. */
const SHOWN_OF_PASTE = 160;

type Props = { readonly listing: IndexEntry; readonly language: SiteLanguage };

type Chat = ReturnType<typeof useConversation>;

/** Sends what a visitor typed or attached. */
const requestSenders = (send: Chat["send"], labels: ChatPageMessages) => ({
  sendText: (text: string): void => {
    if (!isPastedContract(text)) return send({ type: "message", shown: text });
    send({ type: "file", source: { type: "text", text }, shown: labels.pastedText(text.slice(0, SHOWN_OF_PASTE)) });
  },
  sendFile: (file: File): void =>
    void readUpload(file).then((source) => send({ type: "file", source, shown: labels.attached(file.name) })),
});

/** The answered question that is asked again; forgotten with the next message. */
const useChange = (last: number | undefined) => {
  const [change, setChange] = useState<{ readonly after: number | undefined; readonly question: string } | null>(null);
  return {
    changing: change && change.after === last ? change.question : null,
    startChange: (question: string): void => setChange({ after: last, question }),
    endChange: (): void => setChange(null),
  };
};

/** The assistant: a conversation that finds pages, asks their questions, and answers with sources. */
export const AssistantPage = ({ listing, language }: Props) => {
  const labels = chatPageMessages(language.code);
  const modelMessages = chatModelMessages(language.code);
  const modelReply = useModelReply(language);
  const chat = useConversation(language, modelReply.refine);
  const { messages, open, persistence, isBusy, send } = chat;
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef<HTMLLIElement>(null);
  const { module: panel, retry: retryPanel } = useFocusPanel();
  const last = messages.at(-1);
  const reply = last?.from === "assistant" ? last.reply : null;
  const { changing, startChange, endChange } = useChange(last?.id);
  const question = open && panel ? (changing ?? reply?.ask?.id ?? null) : null;
  const { sendText, sendFile } = requestSenders(send, labels);
  const focusField = (): void => field.current?.focus({ preventScroll: true });
  const sendAnswers = (slots: RawAnswers, shown: string): void => {
    send({ type: "answers", slots, shown });
    focusField();
  };
  const endChangeAndFocus = (): void => {
    endChange();
    focusField();
  };
  // Beside a hotline, nothing asks for the next step of a form.
  const isShown = open !== null && panel !== null && !isBusy && reply?.quickExit !== true;
  useShownReply(last?.id, last?.from === "assistant", isShown, latest);
  return (
    <PageBody title={labels.title(site.product)} lead={labels.lead} width="page">
      <div className={COLUMN}>
        {persistence === "private" && <Exit listing={listing} language={language} />}
        <ModelOffer modelReply={modelReply} modelMessages={modelMessages} />
        <MessageLog
          messages={messages}
          labels={labels}
          language={language.code}
          hasQuestion={question !== null && changing === null}
          isModelAllowed={modelReply.isAllowed}
          latest={latest}
          onRetry={chat.retry}
          onChoose={(page, name, proposed) => send({ type: "page", page, shown: name, proposed })}
          onChange={isShown ? startChange : null}
        />
        <BusyNote isBusy={isBusy} modelReply={modelReply} labels={labels} modelMessages={modelMessages} />
        {isShown && reply && (
          <panel.FocusPanel
            open={open}
            ask={question}
            isPrivate={persistence === "private"}
            labels={labels}
            onAnswer={sendAnswers}
            onChange={startChange}
            onKeep={changing === null ? null : endChangeAndFocus}
          />
        )}
        {open && !panel && retryPanel && <LoadFailedPart language={language.code} onRetry={retryPanel} />}
        {messages.length === 0 && <ConversationStarts labels={labels} onSend={sendText} />}
        {messages.length > 0 && (
          <ConversationTools
            messages={messages}
            persistence={persistence}
            labels={labels}
            language={language.code}
            onSend={sendText}
            onErase={() => {
              chat.erase();
              focusField();
            }}
          />
        )}
        <DeviceNote modelReply={modelReply} labels={labels} modelMessages={modelMessages} />
        <Composer labels={labels} field={field} onSend={sendText} onFile={sendFile} />
      </div>
    </PageBody>
  );
};

/** Scrolls to a new reply and what it answers, again once its question is there; not to what was there from the start. */
const useShownReply = (
  id: number | undefined,
  isReply: boolean,
  isComplete: boolean,
  latest: { readonly current: HTMLLIElement | null },
): void => {
  const first = useRef(id);
  useEffect(() => {
    if (id === undefined || id === first.current) return;
    if (isReply) latest.current?.scrollIntoView({ block: "start" });
  }, [id, isReply, isComplete, latest]);
};

const Exit = ({ listing, language }: Props) => (
  <ExitButton
    locale={language.code}
    onExit={useQuickExit({ id: listing.id, language: language.code })}
    band={EXIT_BAND}
  />
);
