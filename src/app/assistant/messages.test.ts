import { expect, test } from "vitest";
import { keptPart, NO_MESSAGES, readKept } from "./messages.ts";
import type { Message } from "./messages.ts";

const said = (id: number): Message => ({ id, from: "visitor", text: `message ${id}` });
const replied: Message = {
  id: 2,
  from: "assistant",
  reply: {
    status: "GROUNDED",
    intent: "law",
    text: "Highest claim (Alaska): $10,000.",
    ids: [],
    citations: [{ cite: "AS 22.15.040(a)", href: "https://law.justia.com/", date: "2026-11-21", grade: "confirmed" }],
    focus: null,
    slots: {},
  },
};
const { history } = NO_MESSAGES;

test("a kept conversation is read back as it was", () => {
  const kept = keptPart({ messages: [said(1), replied], history });
  expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test("only the latest messages and steps back are kept", () => {
  const messages = Array.from({ length: 500 }, (_, at) => said(at));
  const past = Array.from({ length: 50 }, () => history.now);
  const kept = keptPart({ messages, history: { now: history.now, past } });
  expect(kept.messages.at(-1)).toEqual(said(499));
  expect(kept.messages.length).toBeLessThan(200);
  expect(kept.history.past.length).toBeLessThan(50);
});

test.each([
  ["another format", { format: 2, messages: [], history }],
  ["messages that are none", { format: 1, messages: [{ id: 1, from: "assistant", reply: {} }], history }],
  ["no history", { format: 1, messages: [] }],
  ["answers that are none", { format: 1, messages: [], history: { now: { ...history.now, answers: 5 }, past: [] } }],
  [
    "a link that runs a script",
    {
      format: 1,
      messages: [{ ...replied, reply: { ...replied.reply, citations: [{ cite: "x", href: "javascript:alert(1)" }] } }],
      history,
    },
  ],
  ["text", "conversation"],
])("%s is not read", (_name, stored) => expect(readKept(stored)).toBeNull());
