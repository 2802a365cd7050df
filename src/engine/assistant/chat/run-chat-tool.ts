import { CHAT_LIMITS } from "../../../model/chat/chat-limits.ts";
import { CHAT_TOOLS } from "../../../model/chat/chat-tools.ts";
import type { ChatTool } from "../../../model/chat/chat-tools.ts";
import type { AssistantContext } from "../conversation.ts";
import { calculateTool, describePageTool, proposePageTool } from "./page-tools.ts";
import { lookUpLawTool, searchPagesTool } from "./search-tools.ts";
import { plainResult } from "./tool-result.ts";
import type { ChatToolResult, ChatToolInput } from "./tool-result.ts";

type RunTool = (input: ChatToolInput, context: AssistantContext, visitorTexts: readonly string[]) => ChatToolResult;

const tools: { readonly [name in ChatTool]: RunTool } = {
  search_pages: searchPagesTool,
  look_up_law: lookUpLawTool,
  describe_page: describePageTool,
  calculate: calculateTool,
  propose_page: proposePageTool,
};

const readInput = (text: string): ChatToolInput | null => {
  try {
    const value = JSON.parse(text === "" ? "{}" : text) as unknown;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as ChatToolInput) : null;
  } catch {
    return null;
  }
};

/**
 * Runs a tool as a model called it. Tools only read; a call that makes no sense gets a sentence for the model.
 *
 * `visitorTexts` are what the visitor wrote in the conversation.
 */
export const runChatTool = (
  name: string,
  input: string,
  context: AssistantContext,
  visitorTexts: readonly string[],
): ChatToolResult => {
  const known = CHAT_TOOLS.find((tool) => tool === name);
  const parsed = readInput(input);
  if (!known || !parsed)
    return plainResult({ problem: known ? "The input is no JSON object." : "There is no such tool." });
  const result = tools[known](parsed, context, visitorTexts);
  return result.text.length <= CHAT_LIMITS.resultLength
    ? result
    : { ...plainResult({ problem: "The result is too long. Ask for less." }), topics: result.topics };
};
