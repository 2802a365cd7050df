import { useEffect, useRef, useState } from "react";
import { chatModelWords } from "../../i18n/chat-model.ts";
import { chatWords } from "../../i18n/chat.ts";
import type { ChatWords } from "../../i18n/en/chat.ts";
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
  const words = chatWords(language.code);
  const modelWords = chatModelWords(language.code);
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
    send({ type: "file", source: { type: "text", text }, shown: words.pastedText(text.slice(0, SHOWN_OF_PASTE)) });
  };
  const sendFile = (file: File): void =>
    void readUpload(file).then((source) => send({ type: "file", source, shown: words.attached(file.name) }));
  useShownReply(last?.id, last?.from === "assistant", latest);
  return (
    <PageBody
      title={
        <span lang={body || language.code === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE}>
          {entryName(body ?? listing.entry)}
        </span>
      }
      lead={words.lead}
    >
      <div className="grid gap-6">
        {persistence === "private" && <Exit listing={listing} language={language} />}
        <p className="text-sm text-soft">{model && isAllowed ? modelWords.device(model.host) : words.device}</p>
        {model && consent && (
          <consent.ModelPanel
            model={model}
            isAllowed={isAllowed}
            words={modelWords}
            onAllow={modelReply.allow}
            onRevoke={modelReply.revoke}
          />
        )}
        {messages.length === 0 && <Starts words={words} onSend={sendText} />}
        <MessageLog
          messages={messages}
          words={words}
          language={language.code}
          hasQuestion={question !== null}
          isModelAllowed={isAllowed}
          latest={latest}
          onRetry={chat.retry}
          onChoose={(page, name, proposed) => send({ type: "page", page, shown: name, proposed })}
        />
        {isBusy && (
          <Busy text={model && modelReply.isAsking ? modelWords.asking(model.name, model.host) : words.loading} />
        )}
        {modelReply.isAsking && (
          <Button small className="justify-self-start" onClick={modelReply.stop}>
            {modelWords.stop}
          </Button>
        )}
        {open && reply && !isBusy && (
          <div ref={focus}>
            {panel ? (
              <panel.FocusPanel
                open={open}
                ask={question}
                words={words}
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
          <Composer words={words} field={field} onSend={sendText} />
          <AttachmentBar words={words} onFile={sendFile} />
        </DropZone>
        {messages.length > 0 && (
          <>
            <div className="flex flex-wrap gap-2 no-print">
              <Button small onClick={() => sendText(words.undoText)}>
                {words.undo}
              </Button>
              <Button small onClick={() => sendText(words.startOverText)}>
                {words.startOver}
              </Button>
            </div>
            <ConversationTools
              messages={messages}
              persistence={persistence}
              words={words}
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

type StartsProps = { readonly words: ChatWords; readonly onSend: (text: string) => void };

const Starts = ({ words, onSend }: StartsProps) => (
  <section aria-labelledby="assistant-starts">
    <h2 id="assistant-starts" className="mb-3 text-lg">
      {words.startsTitle}
    </h2>
    <ul className="flex flex-wrap gap-2">
      {words.starts.map((start) => (
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
