import type { ChatEvent, ChatFailureCode, ChatModel, ChatRequest } from "../../../model/chat/chat-api.ts";
import { createIdleTimeout } from "../../session/log-client/idle-timeout.ts";
import { orEmptyObject } from "../../../values/json-object.ts";
import type { JsonObject } from "../../../values/json-object.ts";

const ADDRESS = "/api/chat";
/** Longer than the server waits for the model, so that only a lost connection ends here. */
const SILENCE_MS = 45_000;

/** The model of this server; null if it has none or cannot be reached, which look the same to a visitor. */
export const fetchChatModel = async (): Promise<ChatModel | null> => {
  try {
    const response = await fetch(`${ADDRESS}/model`, { headers: { accept: "application/json" } });
    // The body is read even if the server has no model, because a browser keeps the connection of an unread response
    // open.
    const { name, host } = orEmptyObject(orEmptyObject(await response.json())["model"]);
    return typeof name === "string" && typeof host === "string" ? { name, host } : null;
  } catch {
    return null;
  }
};

const CODES: readonly ChatFailureCode[] = [
  "malformed_request",
  "too_large",
  "no_model",
  "too_many_requests",
  "rejected",
  "unreachable",
  "stalled",
  "malformed_answer",
];

const failed = (code: unknown): ChatEvent => ({
  type: "failed",
  code: CODES.find((one) => one === code) ?? "malformed_answer",
});

const parseEvent = (line: string): ChatEvent => {
  let event: JsonObject;
  try {
    event = orEmptyObject(JSON.parse(line));
  } catch {
    return failed("malformed_answer");
  }
  if (event["type"] === "end") return { type: "end" };
  if (event["type"] === "text" && typeof event["text"] === "string") return { type: "text", text: event["text"] };
  const { id, name, input } = orEmptyObject(event["call"]);
  if (typeof id === "string" && typeof name === "string" && typeof input === "string")
    return { type: "call", call: { id, name, input } };
  return failed(event["code"]);
};

/** The events in a stream of lines; the last one is "end" or "failed", also if the stream is cut. */
export async function* readChatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (text + decoder.decode(value, { stream: !done })).split("\n");
      text = lines.pop() ?? "";
      for (const line of lines) {
        const event = parseEvent(line);
        yield event;
        if (event.type === "end" || event.type === "failed") return;
      }
      if (done) return yield failed("malformed_answer");
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Asks the model through this server and yields its answer; the last event is "end" or "failed". Nothing throws. */
export async function* requestChat(request: ChatRequest, leaving: AbortSignal): AsyncGenerator<ChatEvent> {
  const silence = createIdleTimeout(SILENCE_MS);
  try {
    const response = await fetch(ADDRESS, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: AbortSignal.any([leaving, silence.signal]),
    });
    if (!response.ok || !response.body) {
      yield failed(orEmptyObject(await response.json().catch(() => null))["code"]);
      return;
    }
    yield* readChatEvents(response.body.pipeThrough(silence.transform(() => undefined)));
  } catch {
    yield failed(silence.signal.aborted ? "stalled" : "unreachable");
  } finally {
    silence.clear();
  }
}
