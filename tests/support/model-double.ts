import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that the double got. */
export type ModelRequest = {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly max_tokens?: number;
    readonly max_completion_tokens?: number;
    readonly tool_choice: string;
    readonly messages: readonly { readonly role: string; readonly content: string; readonly tool_call_id?: string }[];
  };
};

/** How the double answers one request. */
export type ModelTurn = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/**
 * A server on this machine that takes the place of a language model. It answers each request with the next of `turns`, the
 * last one again and again, and records what it got and how many connections were cut by the other side.
 */
export const startModelDouble = async (...turns: readonly ModelTurn[]) => {
  const requests: ModelRequest[] = [];
  let cut = 0;
  const server = createServer((request, response) => {
    response.on("close", () => (cut += response.writableEnded ? 0 : 1));
    void readText(request).then((text) => {
      const got = { url: request.url ?? "", authorization: request.headers.authorization, body: JSON.parse(text) };
      requests.push(got as ModelRequest);
      return turns[Math.min(requests.length, turns.length) - 1]?.(response, got as ModelRequest);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { baseUrl: `http://127.0.0.1:${port}/v1`, host: `127.0.0.1:${port}`, requests, cut: () => cut, close };
};

const event = (delta: unknown, reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

/** The stream of an answer in words. */
export const textStream = (text: string): string =>
  `: wait\n\n${event({ role: "assistant", content: "" })}${event({ content: text })}${event({}, "stop")}data: [DONE]\n\n`;

/** The stream of a tool call, with its input in fragments of three characters. */
export const callStream = (name: string, input: unknown): string => {
  const json = JSON.stringify(input);
  const fragments = Array.from({ length: Math.ceil(json.length / 3) }, (_, index) =>
    json.slice(index * 3, index * 3 + 3),
  );
  return [
    event({ tool_calls: [{ index: 0, id: "call_a", type: "function", function: { name, arguments: "" } }] }),
    ...fragments.map((part) => event({ tool_calls: [{ index: 0, function: { arguments: part } }] })),
    event({}, "tool_calls"),
    "data: [DONE]\n\n",
  ].join("");
};

const STREAM = { "content-type": "text/event-stream" } as const;

/** Writes a stream in pieces of a few bytes, so that characters and lines are split. */
export const inPieces =
  (stream: string, size: number): ModelTurn =>
  async (response) => {
    response.writeHead(200, STREAM);
    const bytes = Buffer.from(stream);
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size));
      await new Promise((done) => setImmediate(done));
    }
    response.end();
  };

/** Writes a stream at once. */
export const whole =
  (stream: string): ModelTurn =>
  (response) =>
    void response.writeHead(200, STREAM).end(stream);

/** Writes the beginning of a stream and then nothing more. */
export const stalling =
  (stream: string): ModelTurn =>
  (response) =>
    void response.writeHead(200, STREAM).write(stream);

/** Answers with a status and a body that is not a stream. */
export const status =
  (code: number, body: string, type = "application/json"): ModelTurn =>
  (response) =>
    void response.writeHead(code, { "content-type": type }).end(body);
