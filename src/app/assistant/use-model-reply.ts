import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatMessage, ChatModel } from "../../model/chat/chat-api.ts";
import { CHAT_LIMITS } from "../../model/chat/chat-limits.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { fetchChatModel } from "./chat/chat-client.ts";
import { mayAskModel } from "./chat/may-ask-model.ts";
import { modelConsent, useModelConsent } from "./chat/model-consent.ts";
import { conversation } from "./conversation/conversation-store.ts";
import type { Assistant, AssistantResponse } from "./create-assistant.ts";
import type { Message } from "./conversation/messages.ts";

/** Questions and answers before these are not sent again. */
const MAX_EXCHANGES = 6;

/** What a message is sent with: the exchanges that this model had before, and no others. */
export const sentMessages = (messages: readonly Message[], { name, host }: ChatModel, text: string): ChatMessage[] => {
  const exchanges = messages.flatMap((message, index): readonly (readonly ChatMessage[])[] => {
    const before = messages[index - 1];
    if (message.from !== "assistant" || before?.from !== "visitor") return [];
    const { author, text: answer } = message.reply;
    if (author?.name !== name || author.host !== host) return [];
    return [
      [
        { role: "visitor", text: before.text },
        { role: "model", text: answer.slice(0, CHAT_LIMITS.messageLength), calls: [] },
      ],
    ];
  });
  return [...exchanges.slice(-MAX_EXCHANGES).flat(), { role: "visitor", text }];
};

/** The model of this server, whether the visitor allows it, and how it answers a message. */
export type ModelReply = {
  /** Null if there is none. */
  readonly model: ChatModel | null;
  readonly isAllowed: boolean;
  readonly isAsking: boolean;
  readonly allow: () => void;
  readonly revoke: () => void;
  /** Ends the request that is open. */
  readonly stop: () => void;
  /** Asks the model to replace this device's reply; returns that reply unchanged if the model may not be asked. */
  readonly refine: (assistant: Assistant, typed: string, response: AssistantResponse) => Promise<AssistantResponse>;
};

/** Asks the server once whether it has a model, and asks the model only while the visitor allows it. */
export const useModelReply = (language: SiteLanguage): ModelReply => {
  const [model, setModel] = useState<ChatModel | null>(null);
  const [isAsking, setAsking] = useState(false);
  const allowed = useModelConsent((state) => state.allowed);
  const leaving = useRef<AbortController | null>(null);
  const stop = useCallback(() => leaving.current?.abort(), []);
  useEffect(() => {
    let isCurrent = true;
    void fetchChatModel().then((found) => {
      if (isCurrent) setModel(found);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [stop]);
  // Consent applies to one model; a different model needs new consent.
  const isAllowed = model !== null && allowed?.name === model.name && allowed.host === model.host;
  useEffect(() => {
    if (!isAllowed) stop();
  }, [isAllowed, stop]);
  const refine = useCallback<ModelReply["refine"]>(
    async (assistant, typed, response) => {
      const { history, messages, persistence } = conversation.getState();
      const { reply, open } = response;
      const isPrivate = persistence === "private" || open?.definition.sensitive === true;
      const mayAsk = mayAskModel(typed, history.present, reply);
      if (!model || !isAllowed || isPrivate || !mayAsk) return response;
      const controller = new AbortController();
      leaving.current = controller;
      setAsking(true);
      try {
        const { replyWithModel } = await import("./chat/reply-with-model.ts");
        const answered = await replyWithModel({
          model,
          language: language.code,
          messages: sentMessages(messages, model, typed),
          state: history.present,
          fallback: reply,
          readCatalog: assistant.readCatalog,
          leaving: controller.signal,
        });
        if (!answered.author) return { ...response, reply: answered };
        return { history, reply: answered, open: await assistant.reopenPage(history) };
      } catch {
        return { ...response, reply: { ...reply, modelFailure: "unreachable" } };
      } finally {
        setAsking(false);
      }
    },
    [model, isAllowed, language],
  );
  return {
    model,
    isAllowed,
    isAsking,
    allow: () => model && modelConsent.getState().allow(model),
    revoke: () => modelConsent.getState().revoke(),
    stop,
    refine,
  };
};
