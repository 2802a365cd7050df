import { useEffect, useRef, useState } from "react";
import { chatModelMessages } from "../../i18n/chat-model.ts";
import { chatPageMessages } from "../../i18n/chat.ts";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { entryName } from "../../text/words/entry-name.ts";
import { lazyModule } from "../../ui/form/lazy-module.ts";
import { ExitButton } from "../../ui/form/start/exit-button.tsx";
import { isPastedContract } from "../../reading/contract/is-pasted-contract.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { DropZone } from "../../ui/primitives/drop-zone.tsx";
import { LoadFailedPart } from "../../ui/shell/load-failed-part.tsx";
import { useQuickExit } from "../form-host/safety/use-quick-exit.ts";
import { PageBody } from "../pages/parts/page-body.tsx";
import { readUpload } from "../review/reading/read-upload.ts";
import { AttachmentBar } from "./attachment/attachment-bar.tsx";
import { Composer } from "./composer.tsx";
import { ConversationTools } from "./conversation-tools.tsx";
import { MessageLog } from "./message-log.tsx";
import { useConversation } from "./use-conversation.ts";
import { useModelReply } from "./use-model-reply.ts";

const useFocusPanel = lazyModule(() => import("./focus-panel.tsx"));
const useModelPanel = lazyModule(() => import("./chat/model-panel.tsx"));

/** A pasted contract is shown by its beginning. Unit: UTF-16 code units. */
const SHOWN_OF_PASTE = 160;

type Props = { readonly listing: IndexEntry; readonly language: SiteLanguage };

/** The assistant: a conversation that finds pages, asks their questions, and answers with sources. */
export const AssistantPage = ({ listing, language }: Props) => {
  const labels = chatPageMessages(language.code);
  const modelMessages = chatModelMessages(language.code);
  const modelReply = useModelReply(language);
  const { model, isAllowed } = modelReply;
  const chat = useConversation(language, modelReply.refine);
  const { messages, open, persistence, isBusy, send } = chat;
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef<HTMLLIElement>(null);
  const focus = useRef<HTMLDivElement>(null);
  const { module: panel, retry: retryPanel } = useFocusPanel();
  const { module: consent } = useModelPanel();
  const last = messages.at(-1);
  const reply = last?.from === "assistant" ? last.reply : null;
  const question = open && panel ? (reply?.ask ?? null) : null;
  const body = listing.bodies[language.code];
  const sendText = (text: string): void => {
    if (!isPastedContract(text)) return send({ type: "message", shown: text });
    send({ type: "file", source: { type: "text", text }, shown: labels.pastedText(text.slice(0, SHOWN_OF_PASTE)) });
  };
  const sendFile = (file: File): void =>
    void readUpload(file).then((source) => send({ type: "file", source, shown: labels.attached(file.name) }));
  useShownReply(last?.id, last?.from === "assistant", latest);
  return (
    <PageBody
      title={
        <span lang={body || language.code === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE}>
          {entryName(body ?? listing.entry)}
        </span>
      }
      lead={labels.lead}
    >
      <div className="grid gap-6">
        {persistence === "private" && <Exit listing={listing} language={language} />}
        <p className="text-sm text-soft">{model && isAllowed ? modelMessages.device(model.host) : labels.device}</p>
        {model && consent && (
          <consent.ModelPanel
            model={model}
            isAllowed={isAllowed}
            labels={modelMessages}
            onAllow={modelReply.allow}
            onRevoke={modelReply.revoke}
          />
        )}
        {messages.length === 0 && <Starts labels={labels} onSend={sendText} />}
        <MessageLog
          messages={messages}
          labels={labels}
          language={language.code}
          hasQuestion={question !== null}
          isModelAllowed={isAllowed}
          latest={latest}
          onRetry={chat.retry}
          onChoose={(page, name, proposed) => send({ type: "page", page, shown: name, proposed })}
        />
        {isBusy && (
          <Busy text={model && modelReply.isAsking ? modelMessages.asking(model.name, model.host) : labels.loading} />
        )}
        {modelReply.isAsking && (
          <Button small className="justify-self-start" onClick={modelReply.stop}>
            {modelMessages.stop}
          </Button>
        )}
        {open && reply && !isBusy && (
          <div ref={focus}>
            {panel ? (
              <panel.FocusPanel
                open={open}
                ask={question}
                labels={labels}
                onAnswer={(slots, shown) => {
                  send({ type: "answers", slots, shown });
                  field.current?.focus({ preventScroll: true });
                }}
              />
            ) : (
              retryPanel && <LoadFailedPart language={language.code} onRetry={retryPanel} />
            )}
          </div>
        )}
        <DropZone onFile={sendFile} className="justify-items-stretch no-print">
          <Composer labels={labels} field={field} onSend={sendText} />
          <AttachmentBar labels={labels} onFile={sendFile} />
        </DropZone>
        {messages.length > 0 && (
          <>
            <div className="flex flex-wrap gap-2 no-print">
              <Button small onClick={() => sendText(labels.undoText)}>
                {labels.undo}
              </Button>
              <Button small onClick={() => sendText(labels.startOverText)}>
                {labels.startOver}
              </Button>
            </div>
            <ConversationTools
              messages={messages}
              persistence={persistence}
              labels={labels}
              language={language.code}
              onErase={() => {
                chat.erase();
                field.current?.focus();
              }}
            />
          </>
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
  <ExitButton locale={language.code} onExit={useQuickExit({ id: listing.id, language: language.code })} />
);

type StartsProps = { readonly labels: ChatPageMessages; readonly onSend: (text: string) => void };

const Starts = ({ labels, onSend }: StartsProps) => (
  <section aria-labelledby="assistant-starts">
    <h2 id="assistant-starts" className="mb-3 text-lg">
      {labels.startsTitle}
    </h2>
    <ul className="flex flex-wrap gap-2">
      {labels.starts.map((start) => (
        <li key={start}>
          <Button small className="text-start" onClick={() => onSend(start)}>
            {start}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);

/** Most replies arrive at once, so the text appears only after a delay. */
const BUSY_DELAY_MS = 300;

const Busy = ({ text }: { readonly text: string }) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), BUSY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-sm text-soft">
      {isLong ? text : ""}
    </p>
  );
};
