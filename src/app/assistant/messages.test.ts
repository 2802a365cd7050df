import { expect, test } from "vitest";
import { toStored, NO_MESSAGES, readStoredConversation } from "./messages.ts";
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

test("a stored conversation is read back unchanged", () => {
  const stored = toStored({ messages: [said(1), replied], history });
  expect(readStoredConversation(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test("only the latest messages and undo steps are stored", () => {
  const messages = Array.from({ length: 500 }, (_, at) => said(at));
  const past = Array.from({ length: 50 }, () => history.present);
  const stored = toStored({ messages, history: { present: history.present, past } });
  expect(stored.messages.at(-1)).toEqual(said(499));
  expect(stored.messages.length).toBeLessThan(200);
  expect(stored.history.past.length).toBeLessThan(50);
});

test.each([
  ["an older format", { format: 1, messages: [], history }],
  ["messages that are none", { format: 2, messages: [{ id: 1, from: "assistant", reply: {} }], history }],
  ["no history", { format: 2, messages: [] }],
  [
    "answers that are none",
    { format: 2, messages: [], history: { present: { ...history.present, answers: 5 }, past: [] } },
  ],
  [
    "a link that runs a script",
    {
      format: 2,
      messages: [{ ...replied, reply: { ...replied.reply, citations: [{ cite: "x", href: "javascript:alert(1)" }] } }],
      history,
    },
  ],
  ["text", "conversation"],
])("%s is not read", (_name, stored) => expect(readStoredConversation(stored)).toBeNull());
