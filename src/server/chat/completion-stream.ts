import type { ChatCall, ChatEvent, ChatFailureCode } from "../../model/chat/chat-api.ts";
import { CHAT_LIMITS } from "../../model/chat/chat-limits.ts";
import { orEmptyObject } from "../../values/json-object.ts";
import type { JsonObject } from "../../values/json-object.ts";

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Longer than any chunk of an answer within the limits. */
const MAX_LINE_LENGTH = 100_000;

/** The lines of UTF-8 text that arrives in pieces, also with a character or a line end split between two. */
async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_LENGTH) throw new RangeError("a line is too long");
    yield* lines;
  }
  yield rest + decoder.decode();
}

type Fragments = { id: string; name: string; input: string };

/** Joins the fragments of tool calls. A fragment names its call by index; some servers leave it out and send whole calls. */
const createCallAssembly = () => {
  const calls = new Map<number, Fragments>();
  const indexOf = ({ index, id }: JsonObject): number => {
    if (typeof index === "number") return index;
    return textOf(id) === "" ? Math.max(0, calls.size - 1) : calls.size;
  };
  return {
    add: (fragment: JsonObject): void => {
      const at = indexOf(fragment);
      const { name, arguments: input } = orEmptyObject(fragment["function"]);
      const before = calls.get(at) ?? { id: "", name: "", input: "" };
      calls.set(at, {
        id: before.id || textOf(fragment["id"]),
        name: before.name + textOf(name),
        input: before.input + textOf(input),
      });
    },
    // A call counts even if it is empty, so that endless empty calls end, too.
    size: () =>
      [...calls.values()].reduce((sum, { id, name, input }) => sum + 1 + id.length + name.length + input.length, 0),
    /** The whole calls in order; a call without an id gets one, by which its result is matched. */
    calls: (): readonly ChatCall[] =>
      [...calls].toSorted(([a], [b]) => a - b).map(([at, call]) => ({ ...call, id: call.id || `call_${at}` })),
  };
};

const failed = (code: ChatFailureCode): ChatEvent => ({ type: "failed", code });

const DATA = /^data: ?(.*?)\r?$/;

/** The first choice of a chunk, or "end", or the reason why the answer is of no use. */
const readChunk = (data: string): JsonObject | "end" | ChatFailureCode => {
  if (data === "[DONE]") return "end";
  let chunk: JsonObject;
  try {
    chunk = orEmptyObject(JSON.parse(data));
  } catch {
    return "malformed_answer";
  }
  if (chunk["error"] !== undefined && chunk["error"] !== null) return "rejected";
  return orEmptyObject(listOf(chunk["choices"])[0]);
};

/**
 * The answer of a model, read from the server-sent events of a chat completion: its text in pieces, then the tools it calls.
 * The last event is "end" or "failed".
 *
 * An answer that is cut off or longer than the limits, or anything that is not such a stream, is `malformed_answer`.
 * What reading throws, such as an abort, is passed on, except for text that is not UTF-8.
 */
export async function* readCompletion(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<ChatEvent> {
  const assembly = createCallAssembly();
  let length = 0;
  let fragments = 0;
  let isFinished = false;
  try {
    for await (const line of linesOf(pieces)) {
      const [, data] = DATA.exec(line) ?? [];
      if (data === undefined) continue;
      const choice = readChunk(data);
      if (choice === "end") {
        isFinished = true;
        break;
      }
      if (typeof choice === "string") return yield failed(choice);
      const delta = orEmptyObject(choice["delta"]);
      const text = textOf(delta["content"]);
      for (const fragment of listOf(delta["tool_calls"])) assembly.add(orEmptyObject(fragment));
      length += text.length;
      fragments += 1;
      if (
        fragments > CHAT_LIMITS.fragments ||
        length > CHAT_LIMITS.messageLength ||
        assembly.size() > CHAT_LIMITS.messageLength
      )
        return yield failed("malformed_answer");
      if (text !== "") yield { type: "text", text };
      const reason = textOf(choice["finish_reason"]);
      if (reason === "length") return yield failed("malformed_answer");
      if (reason === "content_filter") return yield failed("rejected");
      isFinished ||= reason !== "";
    }
  } catch (error) {
    // A decoder throws a TypeError for bytes that are not UTF-8; so does a connection that breaks.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    return yield failed("malformed_answer");
  }
  const calls = assembly.calls();
  if (!isFinished || calls.length > CHAT_LIMITS.calls || calls.some(({ name }) => name === ""))
    return yield failed("malformed_answer");
  for (const call of calls) yield { type: "call", call };
  yield { type: "end" };
}
