import type { ChatEvent, ChatFailureCode } from "../../model/chat/chat-api.ts";
import type { ChatConfig } from "./chat-config.ts";
import type { CompletionRequest } from "./completion-request.ts";
import { readCompletion } from "./completion-stream.ts";

/** How long the model's server may take. Unit: milliseconds. */
export type ChatTimeouts = {
  readonly firstByte: number;
  /** Between two pieces of an answer. */
  readonly silence: number;
  readonly whole: number;
};

export const CHAT_TIMEOUTS: ChatTimeouts = { firstByte: 30_000, silence: 20_000, whole: 120_000 };

const BAD_REQUEST = 400;
const UNPROCESSABLE = 422;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

const codeOfStatus = (status: number): ChatFailureCode => {
  if (status === TOO_MANY_REQUESTS) return "too_many_requests";
  return status >= SERVER_ERROR ? "unreachable" : "rejected";
};

/** A signal that aborts if `restart` is not called in time. */
const createTimer = (first: number) => {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), first);
  const stop = (): void => clearTimeout(timer);
  return {
    signal: controller.signal,
    stop,
    restart: (milliseconds: number): void => {
      stop();
      timer = setTimeout(() => controller.abort(), milliseconds);
    },
  };
};

async function* watched(body: AsyncIterable<Uint8Array>, onPiece: () => void): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    onPiece();
    yield piece;
  }
}

const post = ({ baseUrl, key }: ChatConfig, body: unknown, signal: AbortSignal): Promise<Response> =>
  fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
    // A redirect could send the conversation and the key to another host.
    redirect: "error",
    signal,
  });

/** How much of a refusal is read to see what it is about. Unit: bytes. */
const MAX_REFUSAL = 16_384;

/** The beginning of a refusal; empty if it breaks off. */
const refusalText = async ({ body }: Response): Promise<string> => {
  if (!body) return "";
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  try {
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      text += decoder.decode(piece, { stream: true });
      size += piece.length;
      if (size >= MAX_REFUSAL) break;
    }
  } catch {
    return "";
  }
  return text;
};

/**
 * The model's response. A server that refuses the limit by the name `max_tokens` is asked once more, with the name that newer
 * models take.
 *
 * Source: the reference of the chat completions API, where `max_completion_tokens` replaces `max_tokens`.
 */
const postWithLimit = async (
  config: ChatConfig,
  { body, answerTokens }: CompletionRequest,
  signal: AbortSignal,
): Promise<Response> => {
  const response = await post(config, { ...body, max_tokens: answerTokens }, signal);
  if (response.status !== BAD_REQUEST && response.status !== UNPROCESSABLE) return response;
  if (!/\bmax_tokens\b/.test(await refusalText(response))) return response;
  return post(config, { ...body, max_completion_tokens: answerTokens }, signal);
};

/**
 * Why the response has no stream to read; null if it has one. The text of the response is not passed on, because it may
 * quote the key.
 */
const refusalOf = (response: Response): ChatFailureCode | null => {
  if (response.status !== 200) return codeOfStatus(response.status);
  return /^text\/event-stream\b/.test(response.headers.get("content-type") ?? "") ? null : "malformed_answer";
};

/**
 * Asks the model and yields its answer; the last event is "end" or "failed". Ends without one if `leaving` aborts.
 *
 * `report` gets a sentence for the operator about each failure, without any conversation content.
 */
export async function* askModel(
  config: ChatConfig,
  request: CompletionRequest,
  leaving: AbortSignal,
  timeouts: ChatTimeouts,
  report: (sentence: string) => void,
): AsyncGenerator<ChatEvent> {
  const timer = createTimer(timeouts.firstByte);
  const whole = AbortSignal.timeout(timeouts.whole);
  const stopping = new AbortController();
  const signal = AbortSignal.any([leaving, timer.signal, whole, stopping.signal]);
  try {
    const response = await postWithLimit(config, request, signal);
    const refusal = refusalOf(response);
    if (refusal !== null || !response.body) {
      report(`The assistant's model was not available: HTTP status ${response.status}, ${refusal ?? "no body"}.`);
      yield { type: "failed", code: refusal ?? "malformed_answer" };
      return;
    }
    for await (const event of readCompletion(watched(response.body, () => timer.restart(timeouts.silence)))) {
      if (leaving.aborted) return;
      const isTimeout = event.type === "failed" && (timer.signal.aborted || whole.aborted);
      yield isTimeout ? { type: "failed", code: "stalled" } : event;
    }
  } catch {
    if (leaving.aborted) return;
    const code = timer.signal.aborted || whole.aborted ? "stalled" : "unreachable";
    report(`The assistant's model was not available: ${code}.`);
    yield { type: "failed", code };
  } finally {
    timer.stop();
    stopping.abort();
  }
}
