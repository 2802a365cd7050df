import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Reply } from "../../engine/assistant/conversation.ts";
import { chatPageMessages } from "../../i18n/chat.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import type { ReviewSource } from "../review/worker/worker-messages.ts";
import { nowIso } from "../shared/clock.ts";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import { attachedFile } from "./attachment/attached-file.ts";
import { conversation, useConversationState } from "./conversation/conversation-store.ts";
import type { Persistence } from "./conversation/conversation-store.ts";
import type { AssistantResponse, Assistant } from "./create-assistant.ts";
import type { Message } from "./conversation/messages.ts";
import type { LoadedPage } from "./focus/open-page.ts";
import { createRequestQueue } from "./request-queue.ts";
import type { ModelReply } from "./use-model-reply.ts";

/** What the assistant replies to: a message, answers from input fields, a page that was chosen, or a file. `shown` is its text in the conversation. */
export type ConversationRequest =
  | { readonly type: "message"; readonly shown: string }
  | { readonly type: "answers"; readonly shown: string; readonly slots: RawAnswers }
  | { readonly type: "page"; readonly shown: string; readonly page: string; readonly proposed?: RawAnswers }
  | { readonly type: "file"; readonly shown: string; readonly source: ReviewSource };

type ConversationControl = {
  readonly messages: readonly Message[];
  readonly persistence: Persistence;
  /** The page in focus. */
  readonly open: LoadedPage | null;
  readonly isBusy: boolean;
  /** Repeats what could not be answered because something did not load; null if nothing failed. */
  readonly retry: (() => void) | null;
  readonly send: (request: ConversationRequest) => void;
  readonly erase: () => void;
};

const unavailable = (text: string): Reply => ({
  status: "UNAVAILABLE",
  intent: "unavailable",
  text,
  ids: [],
  citations: [],
  focus: null,
  slots: {},
});

const respondToFile = async (
  assistant: Assistant,
  source: ReviewSource,
  language: string,
  isCurrent: () => boolean,
): Promise<AssistantResponse> => {
  const { reviewAttachment } = await import("./attachment/review-attachment.ts");
  const attachment = await reviewAttachment(source, language);
  if (isCurrent()) attachedFile.setState({ file: "refusal" in attachment ? null : { attachment, source } });
  return assistant.openFile(conversation.getState().history, attachment);
};

const respondTo = (
  assistant: Assistant,
  request: Exclude<ConversationRequest, { type: "file" }>,
): Promise<AssistantResponse> => {
  const { history } = conversation.getState();
  switch (request.type) {
    case "message":
      return assistant.sendMessage(history, request.shown);
    case "answers":
      return assistant.submitAnswers(history, request.slots);
    case "page":
      return assistant.choosePage(history, request.page, request.proposed);
  }
};

/** Whether the page and its answers are unchanged, so that an unfinished answer in its form can stay. */
const isSamePage = (before: LoadedPage | null, after: LoadedPage | null): boolean =>
  before?.definition === after?.definition && JSON.stringify(before?.slots) === JSON.stringify(after?.slots);

const nextId = (): number => (conversation.getState().messages.at(-1)?.id ?? 0) + 1;

/** The assistant of a language with the current settings. Its code and index load once; a failed load is tried again. */
const useAssistant = (language: SiteLanguage): (() => Promise<Assistant>) => {
  const client = useQueryClient();
  const settings = useDocumentSettings((state) => state.settings);
  const loading = useRef<{ readonly of: unknown; readonly assistant: Promise<Assistant> } | null>(null);
  return useCallback(() => {
    if (loading.current?.of !== settings) {
      const assistant = import("./create-assistant.ts").then(({ createAssistant }) =>
        createAssistant(client, language, settings),
      );
      assistant.catch(() => {
        loading.current = null;
      });
      loading.current = { of: settings, assistant };
    }
    return loading.current.assistant;
  }, [client, language, settings]);
};

/** The conversation on this device and what a visitor can do with it. `refine` may replace the response to a message. */
export const useConversation = (language: SiteLanguage, refine: ModelReply["refine"]): ConversationControl => {
  const load = useAssistant(language);
  const messages = useConversationState((state) => state.messages);
  const persistence = useConversationState((state) => state.persistence);
  const [open, setOpen] = useState<LoadedPage | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [failed, setFailed] = useState<ConversationRequest | null>(null);
  const [queue] = useState(createRequestQueue);
  const show = useCallback(({ reply, history, open: opened }: AssistantResponse) => {
    const { add, stopStoring } = conversation.getState();
    if (reply.quickExit || opened?.definition.sensitive) stopStoring();
    add({ id: nextId(), at: nowIso(), from: "assistant", reply }, history);
    setOpen((before) => (isSamePage(before, opened) ? before : opened));
  }, []);
  const run = useCallback(
    async (request: ConversationRequest, isRetry: boolean, isCurrent: () => boolean) => {
      if (!isRetry) {
        conversation.getState().add({ id: nextId(), at: nowIso(), from: "visitor", text: request.shown });
      }
      const response = await load()
        .then(async (assistant) => {
          if (request.type === "file") return respondToFile(assistant, request.source, language.code, isCurrent);
          const response = await respondTo(assistant, request);
          return request.type === "message" ? refine(assistant, request.shown, response) : response;
        })
        .catch(() => null);
      if (!isCurrent()) return;
      const { history } = conversation.getState();
      const reply = unavailable(chatPageMessages(language.code).unavailable);
      show(response ?? { reply, history, open: null });
      setFailed(response && response.reply.status !== "UNAVAILABLE" ? null : request);
    },
    [load, show, language, refine],
  );
  const enqueue = useCallback(
    (request: ConversationRequest, isRetry = false) => {
      setFailed(null);
      setWaiting((count) => count + 1);
      void queue.add((isCurrent) => run(request, isRetry, isCurrent)).finally(() => setWaiting((count) => count - 1));
    },
    [queue, run],
  );
  useEffect(() => {
    const { history } = conversation.getState();
    void load().then(
      async (assistant) => {
        if (history.present.focus === null) return;
        const opened = await assistant.reopenPage(history);
        if (conversation.getState().history === history) setOpen(opened);
      },
      () => undefined,
    );
  }, [load]);
  return {
    messages,
    persistence,
    open,
    isBusy: waiting > 0,
    retry: failed ? () => enqueue(failed, true) : null,
    send: enqueue,
    erase: () => {
      queue.clear();
      conversation.getState().erase();
      attachedFile.setState({ file: null });
      setOpen(null);
      setFailed(null);
    },
  };
};
