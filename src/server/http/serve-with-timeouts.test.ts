import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ServerType } from "@hono/node-server";
import { readBody } from "./read-body.ts";
import { serveWithTimeouts } from "./serve-with-timeouts.ts";

// As in the server, fifty times as fast.
const TIMEOUTS = { headers: 200, request: 600, idle: 1200, keepAlive: 1300, check: 100 };
const CHUNK = new Uint8Array(64 * 1024);
const LIMIT = 1000;

let server: ServerType;
let port: number;
let pulled = 0;
let bodies = { begun: 0, ended: 0 };
let streamEnded: () => void;
const stream = new Promise<void>((ended) => (streamEnded = ended));

const endless = (): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: (controller) => {
      pulled += CHUNK.length;
      controller.enqueue(CHUNK);
    },
    cancel: () => streamEnded(),
  });

beforeAll(async () => {
  const answer = async (request: Request): Promise<Response> => {
    if (request.method === "GET") return new Response(endless());
    bodies = { ...bodies, begun: bodies.begun + 1 };
    const bytes = await readBody(request, LIMIT).finally(() => (bodies = { ...bodies, ended: bodies.ended + 1 }));
    return new Response(bytes ? "read" : "too large", { status: bytes ? 200 : 413 });
  };
  await new Promise<void>((ready) => {
    server = serveWithTimeouts({ fetch: answer, port: 0, hostname: "127.0.0.1" }, () => ready(), TIMEOUTS);
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

const opened = async (text: string): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(text);
  return socket;
};

/** What the server answers before it ends the connection, and after how many milliseconds, while the client sends a byte each 20. */
const trickled = async (head: string, byte: string): Promise<{ readonly answer: string; readonly ms: number }> => {
  const began = performance.now();
  const socket = await opened(head);
  const timer = setInterval(() => socket.write(byte), 20);
  let answer = "";
  socket.on("data", (data: Buffer) => (answer += data.toString()));
  await once(socket, "close");
  clearInterval(timer);
  return { answer, ms: performance.now() - began };
};

/** The checking interval, and some time for a machine that is busy. */
const SLACK_MS = TIMEOUTS.check + 400;

test("a header that never ends is cut off", async () => {
  const { answer, ms } = await trickled("GET / HTTP/1.1\r\nHost: x\r\nX: ", "a");
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(TIMEOUTS.headers + SLACK_MS);
});

test("a header of more than 16 KB is refused", async () => {
  const { answer } = await trickled(`GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}`, "a");
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

test("a body that is sent slowly is cut off, and nothing of it is kept", async () => {
  const { ms } = await trickled("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n", "a");
  expect(ms).toBeGreaterThan(TIMEOUTS.request);
  expect(ms).toBeLessThan(TIMEOUTS.request + SLACK_MS);
  await expect.poll(() => bodies).toEqual({ begun: 1, ended: 1 });
});

test("a body that is said to be too large, or turns out to be, is refused at once", async () => {
  const post = "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
  const said = await trickled(`${post}Content-Length: 9999999999\r\n\r\n`, "a");
  const chunk = `${(LIMIT + 1).toString(16)}\r\n${"a".repeat(LIMIT + 1)}\r\n`;
  const sent = await trickled(`${post}Transfer-Encoding: chunked\r\n\r\n${chunk}`, "");
  for (const { answer } of [said, sent]) expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test("a client that does not read its answer is cut off, and little waits for it", async () => {
  const socket = await opened("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  socket.pause();
  await stream;
  // What the buffers of both sockets hold: some megabytes, however long the answer is.
  expect(pulled).toBeLessThan(16 * 1024 * 1024);
  socket.destroy();
});
