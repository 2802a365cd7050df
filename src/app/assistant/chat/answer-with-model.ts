import type { ChatEvidence, AnswerFault } from "../../../engine/assistant/chat/check-answer.ts";
import { checkAnswer } from "../../../engine/assistant/chat/check-answer.ts";
import type { ChatToolResult } from "../../../engine/assistant/chat/tool-result.ts";
import type { ReplyAction, ReplyCitation } from "../../../engine/assistant/conversation.ts";
import type { ChatCall, ChatEvent, ChatFailureCode, ChatMessage, ChatRequest } from "../../../model/chat/chat-api.ts";
import { CHAT_LIMITS } from "../../../model/chat/chat-limits.ts";
import { CHAT_TOOLS } from "../../../model/chat/chat-tools.ts";

/** Why the answer of the model is not shown. */
export type ModelFailure = ChatFailureCode | AnswerFault | "too_many_rounds" | "stopped";

/** A checked answer with what it is based on, or why there is none. */
export type ModelAnswer =
  | { readonly ok: true; readonly text: string; readonly ids: readonly string[]; readonly evidence: ChatEvidence }
  | { readonly ok: false; readonly failure: ModelFailure };

/** How the model is asked, and how its tools run; `runTool` returns null if something did not load. */
export type ModelAccess = {
  readonly send: (request: ChatRequest, leaving: AbortSignal) => AsyncIterable<ChatEvent>;
  readonly runTool: (name: string, input: string) => Promise<ChatToolResult | null>;
  readonly leaving: AbortSignal;
};

type ModelTurn = { readonly text: string; readonly calls: readonly ChatCall[] };

/** One message of the model. Ids of calls are replaced, because each provider has its own form of them. */
const readTurn = async (events: AsyncIterable<ChatEvent>, round: number): Promise<ModelTurn | ModelFailure> => {
  let text = "";
  const calls: ChatCall[] = [];
  for await (const event of events) {
    if (event.type === "failed") return event.code;
    if (event.type === "text") text += event.text;
    if (event.type === "call") calls.push({ ...event.call, id: `call_${round}_${calls.length}` });
  }
  return { text, calls };
};

const createEvidence = () => {
  const sources = new Map<string, readonly ReplyCitation[]>();
  const texts: string[] = [];
  let proposal: ReplyAction | null = null;
  return {
    add: (result: ChatToolResult): void => {
      for (const [id, citations] of result.sources) sources.set(id, citations);
      texts.push(result.text);
      proposal = result.proposal ?? proposal;
    },
    evidence: (): ChatEvidence => ({ sources, texts, proposal }),
  };
};

/**
 * Asks the model, runs the tools it calls in at most four rounds, and checks what it wrote against their results.
 *
 * `ownFigure` marks a figure that only the visitor wrote. Nothing throws.
 */
export const answerWithModel = async (
  { language, messages }: ChatRequest,
  { send, runTool, leaving }: ModelAccess,
  ownFigure: string,
): Promise<ModelAnswer> => {
  const { add, evidence } = createEvidence();
  const all: ChatMessage[] = [...messages];
  const fail = (failure: ModelFailure): ModelAnswer => ({ ok: false, failure: leaving.aborted ? "stopped" : failure });
  for (let round = 0; round <= CHAT_LIMITS.rounds; round += 1) {
    const turn = await readTurn(send({ language, messages: all }, leaving), round);
    if (typeof turn === "string" || leaving.aborted) return fail(typeof turn === "string" ? turn : "stopped");
    if (turn.calls.length === 0) {
      const visitorTexts = messages.filter(({ role }) => role === "visitor").map(({ text }) => text);
      const checked = checkAnswer(turn.text, evidence(), visitorTexts, ownFigure);
      return checked.ok ? { ...checked, evidence: evidence() } : fail(checked.fault);
    }
    if (turn.calls.some(({ name }) => !CHAT_TOOLS.some((tool) => tool === name))) return fail("malformed_answer");
    all.push({ role: "model", ...turn });
    for (const { id, name, input } of turn.calls) {
      const result = await runTool(name, input);
      if (!result) return fail("unreachable");
      add(result);
      all.push({ role: "tool", call: id, text: result.text });
    }
  }
  return fail("too_many_rounds");
};
