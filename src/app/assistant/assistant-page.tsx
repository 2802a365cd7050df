import { useEffect, useRef } from "react";
import { chatModelMessages } from "../../i18n/chat-model.ts";
import { chatPageMessages } from "../../i18n/chat.ts";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { entryName } from "../../text/words/entry-name.ts";
import { lazyModule } from "../../ui/form/lazy-module.ts";
import { ExitButton } from "../../ui/form/start/exit-button.tsx";
import { isPastedContract } from "../../reading/contract/is-pasted-contract.ts";
import { DropZone } from "../../ui/primitives/drop-zone.tsx";
import { LoadFailedPart } from "../../ui/shell/load-failed-part.tsx";
import { useQuickExit } from "../form-host/safety/use-quick-exit.ts";
import { PageBody } from "../pages/parts/page-body.tsx";
import { readUpload } from "../review/reading/read-upload.ts";
import { AttachmentBar } from "./attachment/attachment-bar.tsx";
import { BusyNote, ModelStatus } from "./model-status.tsx";
import { Composer } from "./composer.tsx";
import { ConversationStarts } from "./conversation-starts.tsx";
import { ConversationTools } from "./conversation-tools.tsx";
import { MessageLog } from "./message-log.tsx";
import { useConversation } from "./use-conversation.ts";
import { useModelReply } from "./use-model-reply.ts";

const useFocusPanel = lazyModule(() => import("./focus-panel.tsx"));

/** Beside the conversation where there is room, else a band that it scrolls behind. */
const EXIT_BAND = "bg-desk @min-[54rem]:ms-[calc(100%+3rem)] @min-[54rem]:h-0 @min-[54rem]:w-max";

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

/** The name of the page; in the source language where it is not translated. */
const Title = ({ listing, language }: Props) => {
  const body = listing.bodies[language.code];
  return (
    <span lang={body || language.code === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE}>
      {entryName(body ?? listing.entry)}
    </span>
  );
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
  const question = open && panel ? (reply?.ask ?? null) : null;
  const { sendText, sendFile } = requestSenders(send, labels);
  const sendAnswers = (slots: RawAnswers, shown: string): void => {
    send({ type: "answers", slots, shown });
    field.current?.focus({ preventScroll: true });
  };
  useShownReply(last?.id, last?.from === "assistant", latest);
  return (
    <PageBody title={<Title listing={listing} language={language} />} lead={labels.lead}>
      <div className="grid gap-6">
        {persistence === "private" && <Exit listing={listing} language={language} />}
        <ModelStatus modelReply={modelReply} labels={labels} modelMessages={modelMessages} />
        <MessageLog
          messages={messages}
          labels={labels}
          language={language.code}
          hasQuestion={question !== null}
          isModelAllowed={modelReply.isAllowed}
          latest={latest}
          onRetry={chat.retry}
          onChoose={(page, name, proposed) => send({ type: "page", page, shown: name, proposed })}
        />
        <BusyNote isBusy={isBusy} modelReply={modelReply} labels={labels} modelMessages={modelMessages} />
        {open && reply && !isBusy && (
          <div>
            {panel ? (
              <panel.FocusPanel open={open} ask={question} labels={labels} onAnswer={sendAnswers} />
            ) : (
              retryPanel && <LoadFailedPart language={language.code} onRetry={retryPanel} />
            )}
          </div>
        )}
        <DropZone onFile={sendFile} className="justify-items-stretch no-print">
          <Composer labels={labels} field={field} onSend={sendText} />
          <AttachmentBar labels={labels} onFile={sendFile} />
        </DropZone>
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
              field.current?.focus();
            }}
          />
        )}
      </div>
    </PageBody>
  );
};

/** Scrolls a new reply into view; not the conversation that was there when the page opened. */
const useShownReply = (
  id: number | undefined,
  isReply: boolean,
  latest: { readonly current: HTMLLIElement | null },
): void => {
  const first = useRef(true);
  useEffect(() => {
    if (id === undefined) return;
    if (!first.current && isReply) latest.current?.scrollIntoView({ block: "nearest" });
    first.current = false;
  }, [id, isReply, latest]);
};

const Exit = ({ listing, language }: Props) => (
  <ExitButton
    locale={language.code}
    onExit={useQuickExit({ id: listing.id, language: language.code })}
    band={EXIT_BAND}
  />
);
