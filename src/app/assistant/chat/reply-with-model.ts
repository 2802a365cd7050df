import { composeChatReply } from "../../../engine/assistant/chat/compose-chat-reply.ts";
import { runChatTool } from "../../../engine/assistant/chat/run-chat-tool.ts";
import type { ChatToolResult } from "../../../engine/assistant/chat/tool-result.ts";
import type { AssistantContext, Conversation, Reply } from "../../../engine/assistant/conversation.ts";
import { chatModelMessages } from "../../../i18n/chat-model.ts";
import type { ChatMessage, ChatModel } from "../../../model/chat/chat-api.ts";
import { answerWithModel } from "./answer-with-model.ts";
import { requestChat } from "./chat-client.ts";

/** A question for the model, and the answer of the device that is shown if the model has none. */
export type ModelQuestion = {
  readonly model: ChatModel;
  readonly language: string;
  readonly messages: readonly ChatMessage[];
  readonly state: Conversation;
  readonly fallback: Reply;
  /** Reads the catalog with everything the reading needs; null if something does not load. */
  readonly readCatalog: (read: (context: AssistantContext) => ChatToolResult) => Promise<ChatToolResult | null>;
  readonly leaving: AbortSignal;
};

/** The reply of the model, or that of the device with the reason why. Nothing throws. */
export const replyWithModel = async (question: ModelQuestion): Promise<Reply> => {
  const { model, language, messages, state, fallback, readCatalog, leaving } = question;
  const visitorTexts = messages.filter(({ role }) => role === "visitor").map(({ text }) => text);
  const runTool = (name: string, input: string) =>
    readCatalog((context) => runChatTool(name, input, context, visitorTexts));
  const { ownFigure } = chatModelMessages(language);
  const answer = await answerWithModel({ language, messages }, { send: requestChat, runTool, leaving }, ownFigure);
  return answer.ok
    ? composeChatReply(state, answer, answer.evidence, model)
    : { ...fallback, modelFailure: answer.failure };
};
