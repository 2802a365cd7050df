/** The language model that a server can ask, as visitors see it. */
export type ChatModel = {
  readonly name: string;
  /** The host that gets the conversation, such as "api.example.com" or "localhost:11434". */
  readonly host: string;
};

/** The answer to a request for the model; null if the server has none. */
export type ChatModelAnswer = { readonly model: ChatModel | null };

/** A tool that the model wants to have run; `input` is JSON text, written by the model. */
export type ChatCall = { readonly id: string; readonly name: string; readonly input: string };

/** A message of a conversation with the model, or the result of a tool. */
export type ChatMessage =
  | { readonly role: "visitor"; readonly text: string }
  | { readonly role: "model"; readonly text: string; readonly calls: readonly ChatCall[] }
  | { readonly role: "tool"; readonly call: string; readonly text: string };

/** A request for the next message of the model. */
export type ChatRequest = { readonly language: string; readonly messages: readonly ChatMessage[] };

/** Why the model gives no answer. */
export type ChatFailureCode =
  | "malformed_request"
  | "too_large"
  | "no_model"
  | "too_many_requests"
  | "rejected"
  | "unreachable"
  | "stalled"
  | "malformed_answer";

/** A line of the stream that answers a request. The last line is "end" or "failed"; without it, the stream was cut. */
export type ChatEvent =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "call"; readonly call: ChatCall }
  | { readonly type: "end" }
  | { readonly type: "failed"; readonly code: ChatFailureCode };

/** The answer to a request that is refused before the model is asked. */
export type ChatRefusal = { readonly code: ChatFailureCode; readonly message: string };
