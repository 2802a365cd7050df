import { Hono } from "hono";
import type { Context } from "hono";
import type { ChatEvent, ChatFailureCode, ChatModelAnswer, ChatRefusal } from "../../model/chat/chat-api.ts";
import { CHAT_LIMITS } from "../../model/chat/chat-limits.ts";
import { isCrossSiteRequest, isForThisSite } from "../http/cross-site-guard.ts";
import { readBody, readJson } from "../http/read-body.ts";
import { CHAT_TIMEOUTS, askModel } from "./ask-model.ts";
import type { ChatTimeouts } from "./ask-model.ts";
import { endpointHost } from "./chat-config.ts";
import type { ChatConfig } from "./chat-config.ts";
import { createChatLimiter } from "./chat-limiter.ts";
import { completionRequest } from "./completion-request.ts";
import { parseChatRequest } from "./parse-chat-request.ts";

/** What the endpoint needs from the process. */
export type ChatHost = {
  /** Undefined: this server has no model. */
  readonly config: ChatConfig | undefined;
  /** The address visitors use, such as "https://forms.example"; undefined: any. */
  readonly origin: string | undefined;
  /** The network address that a request comes from. */
  readonly addressOf: (context: Context) => string;
  /** Gets sentences for the operator, without anything of a conversation. */
  readonly report: (sentence: string) => void;
  readonly timeouts?: ChatTimeouts;
};

const NO_STORE = { "cache-control": "no-store" } as const;

type RefusalCode = Extract<ChatFailureCode, "malformed_request" | "too_large" | "no_model" | "too_many_requests">;

const REFUSALS: {
  readonly [code in RefusalCode]: { readonly status: 400 | 404 | 413 | 429; readonly message: string };
} = {
  malformed_request: {
    status: 400,
    message: "This server does not understand the request. Reload the page and try again.",
  },
  too_large: { status: 413, message: "The conversation is longer than this server accepts. Start a new one." },
  no_model: { status: 404, message: "This server has no language model." },
  too_many_requests: { status: 429, message: "Too many questions came from your network. Try again in ten minutes." },
};

const refuse = (context: Context, code: RefusalCode): Response => {
  const { status, message } = REFUSALS[code];
  return context.json({ code, message } satisfies ChatRefusal, status, NO_STORE);
};

/** The events as lines of JSON. `onEnd` is called once, when the last line is written or the visitor leaves. */
const lineStream = (events: AsyncGenerator<ChatEvent>, onEnd: () => void): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await events.next();
      if (!done) return controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
      onEnd();
      controller.close();
    },
    cancel: onEnd,
  });
};

/** The HTTP interface of the assistant's model, to be mounted below `/api/chat`. Nothing is stored. */
export const createChatApi = ({ config, origin, addressOf, report, timeouts = CHAT_TIMEOUTS }: ChatHost): Hono => {
  const limiter = createChatLimiter(Date.now, config?.dailyLimit ?? 0);
  const api = new Hono();
  api.get("/model", (context) => {
    const model = config ? { name: config.model, host: endpointHost(config) } : null;
    return context.json({ model } satisfies ChatModelAnswer, 200, NO_STORE);
  });
  api.post("/", async (context) => {
    if (!config) return refuse(context, "no_model");
    if (isCrossSiteRequest(context, "application/json") || !isForThisSite(context, origin))
      return refuse(context, "malformed_request");
    const endReading = limiter.startReading(addressOf(context));
    if (!endReading) return refuse(context, "too_many_requests");
    const bytes = await readBody(context.req.raw, CHAT_LIMITS.requestBytes)
      .catch(() => null)
      .finally(endReading);
    const request = bytes && parseChatRequest(readJson(bytes));
    if (!request) return refuse(context, bytes ? "malformed_request" : "too_large");
    // Only now: a body that arrives slowly must not take a place at the model.
    const leave = limiter.enter(addressOf(context));
    if (!leave) return refuse(context, "too_many_requests");
    const leaving = new AbortController();
    const events = askModel(config, completionRequest(config, request), leaving.signal, timeouts, report);
    const onEnd = (): void => {
      leave();
      leaving.abort();
    };
    return context.body(lineStream(events, onEnd), 200, {
      ...NO_STORE,
      "content-type": "application/x-ndjson; charset=utf-8",
      // Prevents a proxy from buffering the response, which would make a slow answer look like a stall.
      "x-accel-buffering": "no",
    });
  });
  api.onError((error, context) => {
    report(`The assistant's model failed: ${error.name}.`);
    return refuse(context, "malformed_request");
  });
  return api;
};
