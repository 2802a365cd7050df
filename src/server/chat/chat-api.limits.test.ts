import type { Context } from "hono";
import { expect, test } from "vitest";
import { createChatApi } from "./chat-api.ts";

test("a malformed request is counted: one beyond ten times the limit of its network is refused unread", async () => {
  const config = { baseUrl: "http://127.0.0.1:1/v1", model: "small-1", key: undefined, dailyLimit: 5000 };
  const addressOf = ({ req }: Context): string => req.header("x-test-address") ?? "192.0.2.1";
  const api = createChatApi({ config, origin: undefined, addressOf, report: () => undefined });
  const send = async (body: BodyInit, address = "192.0.2.1"): Promise<number> => {
    const headers = { "content-type": "application/json", "x-test-address": address };
    // A stream is sent only with the word that the answer comes after it, which the types do not know yet.
    const init = { method: "POST", headers, body, duplex: "half" };
    return (await api.request(new Request("http://localhost/", init))).status;
  };
  const codes: number[] = [];
  for (let at = 0; at < 601; at += 1) codes.push(await send("{"));
  expect([codes.slice(0, 600).every((code) => code === 400), codes[600]]).toEqual([true, 429]);
  // Bodies that do not end take the places of their own network only, until they end.
  const slow: ReadableStreamDefaultController[] = [];
  const sending = Array.from({ length: 10 }, () =>
    send(new ReadableStream({ start: (controller) => void slow.push(controller) }), "192.0.2.2"),
  );
  expect([await send("{", "192.0.2.2"), await send("{", "192.0.2.3")]).toEqual([429, 400]);
  for (const controller of slow) controller.close();
  expect(new Set(await Promise.all(sending))).toEqual(new Set([400]));
  expect(await send("{", "192.0.2.2")).toBe(400);
});
