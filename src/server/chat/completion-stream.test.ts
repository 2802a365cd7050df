import { describe, expect, test } from "vitest";
import type { ChatEvent } from "../../model/chat/chat-api.ts";
import { callStream, textStream } from "../../../tests/support/model-double.ts";
import { readCompletion } from "./completion-stream.ts";

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (stream: string | Uint8Array, size = 1000): Promise<readonly ChatEvent[]> => {
  const bytes = typeof stream === "string" ? new TextEncoder().encode(stream) : stream;
  const events: ChatEvent[] = [];
  for await (const event of readCompletion(piecesOf(bytes, size))) events.push(event);
  return events;
};

const MALFORMED = { type: "failed", code: "malformed_answer" };
const chunk = (choice: unknown): string => `data: ${JSON.stringify({ choices: [choice] })}\n\n`;

describe("an answer in words", () => {
  test.each([1, 2, 3, 7, 1000])("is the same in pieces of %i bytes, which split characters", async (size) => {
    const text = "敷金の上限は§12、“$1,000” 🏠";
    expect(await read(textStream(text), size)).toEqual([{ type: "text", text }, { type: "end" }]);
  });

  test("may have line ends of Windows, no space after the colon, and other fields", async () => {
    const stream = `event: x\r\nid: 7\r\ndata:{"choices":[{"delta":{"content":"a"},"finish_reason":"stop"}]}\r\n\r\n`;
    expect(await read(stream, 1)).toEqual([{ type: "text", text: "a" }, { type: "end" }]);
  });

  test("ends at its last chunk if the mark of the end is missing, also without a line end", async () => {
    const stream = chunk({ delta: { content: "a" }, finish_reason: "stop" }).trimEnd();
    expect(await read(stream)).toEqual([{ type: "text", text: "a" }, { type: "end" }]);
  });

  test("may be followed by a chunk without choices, which counts the tokens", async () => {
    const stream = `${chunk({ delta: { content: "a" }, finish_reason: "stop" })}data: {"choices":[],"usage":{}}\n\ndata: [DONE]\n\n`;
    expect((await read(stream)).at(-1)).toEqual({ type: "end" });
  });
});

describe("tool calls", () => {
  test.each([1, 5, 1000])("are joined from their fragments in pieces of %i bytes", async (size) => {
    const input = { query: "賃貸 lease", n: 3 };
    expect(await read(callStream("search_pages", input), size)).toEqual([
      { type: "call", call: { id: "call_a", name: "search_pages", input: JSON.stringify(input) } },
      { type: "end" },
    ]);
  });

  test("of two tools with their fragments mixed stay apart and in order", async () => {
    const fragment = (index: number, part: object) => chunk({ delta: { tool_calls: [{ index, ...part }] } });
    const stream = [
      fragment(1, { id: "b", function: { name: "calculate", arguments: "{" } }),
      fragment(0, { id: "a", function: { name: "search_pages", arguments: '{"query"' } }),
      fragment(1, { function: { arguments: "}" } }),
      fragment(0, { function: { arguments: ':"x"}' } }),
      chunk({ delta: {}, finish_reason: "tool_calls" }),
    ].join("");
    expect(await read(stream)).toEqual([
      { type: "call", call: { id: "a", name: "search_pages", input: '{"query":"x"}' } },
      { type: "call", call: { id: "b", name: "calculate", input: "{}" } },
      { type: "end" },
    ]);
  });

  test("without index and id, as some servers send them, are whole calls with ids of ours", async () => {
    const stream = chunk({
      delta: { tool_calls: [{ function: { name: "search_pages", arguments: "{}" } }] },
      finish_reason: "stop",
    });
    expect((await read(stream))[0]).toEqual({
      type: "call",
      call: { id: "call_0", name: "search_pages", input: "{}" },
    });
  });
});

describe("an unusable stream", () => {
  test.each([
    ["a stream that is cut", chunk({ delta: { content: "a" } })],
    ["nothing", ""],
    ["HTML", "<html>\n<body>Busy</body>"],
    ["text that is no JSON", "data: {\n\n"],
    ["an answer that the limit of tokens cut", chunk({ delta: { content: "a" }, finish_reason: "length" })],
    ["an answer without an end", chunk({ delta: { content: "a".repeat(4001) } })],
    ["a line without an end", `data: ${"a".repeat(200_000)}`],
    [
      "an endless row of empty fragments",
      chunk({ delta: { content: "" } }).repeat(10_001) + chunk({ delta: {}, finish_reason: "stop" }),
    ],
    [
      "an endless row of empty calls",
      Array.from({ length: 4001 }, (_, index) => chunk({ delta: { tool_calls: [{ index }] } })).join(""),
    ],
    ["a call without a name", chunk({ delta: { tool_calls: [{ index: 0, id: "a" }] }, finish_reason: "stop" })],
  ])("%s is malformed", async (_, stream) => expect((await read(stream)).at(-1)).toEqual(MALFORMED));

  test("bytes that are not UTF-8 are malformed", async () => {
    expect(await read(new Uint8Array([0x64, 0xff, 0xfe, 0x0a]))).toEqual([MALFORMED]);
  });

  test.each([
    ["an error in the stream, whose text is not repeated", 'data: {"error":{"message":"bad key sk-1"}}\n\n'],
    ["a filtered answer", chunk({ delta: { content: "a" }, finish_reason: "content_filter" })],
  ])("%s is a rejection", async (_, stream) =>
    expect((await read(stream)).at(-1)).toEqual({ type: "failed", code: "rejected" }),
  );
});
