import { afterEach, describe, expect, test, vi } from "vitest";
import type { ChatEvent } from "../../../model/chat/chat-api.ts";
import { fetchChatModel, readChatEvents, requestChat } from "./chat-client.ts";

const streamOf = (text: string, size: number): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  );
  return new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
};

const all = async (events: AsyncIterable<ChatEvent>): Promise<readonly ChatEvent[]> => {
  const found: ChatEvent[] = [];
  for await (const event of events) found.push(event);
  return found;
};

const serve = (response: Response | Error) =>
  vi.stubGlobal("fetch", () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
afterEach(() => vi.unstubAllGlobals());

const ask = () => all(requestChat({ language: "en", messages: [] }, new AbortController().signal));

describe("the lines of an answer", () => {
  const lines =
    '{"type":"text","text":"家賃 🏠"}\n{"type":"call","call":{"id":"a","name":"b","input":"{}"}}\n{"type":"end"}\n';
  test.each([1, 2, 5, 1000])("are read in pieces of %i bytes", async (size) =>
    expect(await all(readChatEvents(streamOf(lines, size)))).toEqual([
      { type: "text", text: "家賃 🏠" },
      { type: "call", call: { id: "a", name: "b", input: "{}" } },
      { type: "end" },
    ]),
  );

  test.each([
    ["a stream that is cut", '{"type":"text","text":"a"}\n', "malformed_answer"],
    ["nothing", "", "malformed_answer"],
    ["HTML", "<html>\n", "malformed_answer"],
    ["another event", '{"type":"other"}\n', "malformed_answer"],
    ["a code that is not known", '{"type":"failed","code":"<b>"}\n', "malformed_answer"],
    ["a failure", '{"type":"failed","code":"stalled"}\n', "stalled"],
  ])("%s ends with its code", async (_, text, code) =>
    expect((await all(readChatEvents(streamOf(text, 7)))).at(-1)).toEqual({ type: "failed", code }),
  );
});

describe("a request", () => {
  test("that is refused, that a proxy answers with HTML, or that no server answers fails with a code", async () => {
    serve(Response.json({ code: "too_many_requests", message: "" }, { status: 429 }));
    expect(await ask()).toEqual([{ type: "failed", code: "too_many_requests" }]);
    serve(new Response("<html>", { status: 502 }));
    expect(await ask()).toEqual([{ type: "failed", code: "malformed_answer" }]);
    serve(new TypeError("Failed to fetch"));
    expect(await ask()).toEqual([{ type: "failed", code: "unreachable" }]);
  });
});

test.each([
  [
    "a model",
    Response.json({ model: { name: "small-1", host: "api.example" } }),
    { name: "small-1", host: "api.example" },
  ],
  ["no model", Response.json({ model: null }), null],
  ["another shape", Response.json({ model: { name: 1 } }), null],
  ["a page, as a static host answers", new Response("<html>"), null],
  ["no such address", new Response("Not found", { status: 404 }), null],
  ["no network", new TypeError("Failed to fetch"), null],
])("a server with %s", async (_, response, expected) => {
  serve(response);
  expect(await fetchChatModel()).toEqual(expected);
});
