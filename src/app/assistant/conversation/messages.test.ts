import { expect, test } from "vitest";
import type { Reply } from "../../../engine/assistant/conversation.ts";
import { toStored, NO_MESSAGES, readStoredConversation, startsSitting } from "./messages.ts";
import type { Message } from "./messages.ts";

const said = (id: number): Message => ({ id, from: "visitor", text: `message ${id}` });
const replied = {
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
} satisfies Message;
const { history } = NO_MESSAGES;

test("a stored conversation is read back unchanged", () => {
  const stored = toStored({ messages: [said(1), replied], history });
  expect(readStoredConversation(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test("only the latest messages and undo steps are stored", () => {
  const messages = Array.from({ length: 500 }, (_, index) => said(index));
  const past = Array.from({ length: 50 }, () => history.present);
  const stored = toStored({ messages, history: { present: history.present, past } });
  expect(stored.messages.at(-1)).toEqual(said(499));
  expect(stored.messages.length).toBeLessThan(200);
  expect(stored.history.past.length).toBeLessThan(50);
});

test("a conversation in format 1 is converted to format 2", () => {
  const state = { focus: "document:will", asked: null, answered: null, law: null, answers: { "document:will": {} } };
  const action = { type: "open", id: "document:will", href: "/will", slots: {} } as const;
  const before = {
    format: 1,
    messages: [said(1), { ...replied, reply: { ...replied.reply, doors: [], action: { ...action, here: true } } }],
    history: { now: { ...state, trail: ["document:lease"] }, past: [{ ...state, trail: [] }] },
  };
  expect(readStoredConversation(before)).toEqual({
    format: 2,
    messages: [
      said(1),
      { ...replied, reply: { ...replied.reply, referrals: [], action: { ...action, inConversation: true } } },
    ],
    history: { present: { ...state, focusHistory: ["document:lease"] }, past: [{ ...state, focusHistory: [] }] },
  });
});

const whole: Reply = {
  ...replied.reply,
  action: { type: "open", id: "will", href: "/will", slots: {}, inConversation: true },
  ask: { id: "state", kind: "jurisdiction", label: "Which state?", options: [{ value: "US-AK", label: "Alaska" }] },
  understood: [{ id: "state", label: "Which state", answer: "Alaska" }],
  lead: "Highest claim.",
  figure: { verdict: null, answer: "$10,000", values: { limit: { value: "1", unit: null, shown: "$1" } } },
  deadlines: [{ text: "Answer", due: "2027-01-31" }],
  referrals: [{ name: "Hotline", phone: "988", href: "https://988lifeline.org/" }],
  quickExit: true,
};
const stored = (reply: unknown): unknown => ({ format: 2, messages: [{ id: 2, from: "assistant", reply }], history });

test("a reply with everything a reply can have is read", () =>
  expect(readStoredConversation(stored(whole))).toEqual(stored(whole)));

test.each([
  ["a status that is none", { status: "SURE" }],
  ["an action to another site without its scheme", { action: { ...whole.action, href: "//other.site" } }],
  ["an action that runs a script", { action: { ...whole.action, href: "javascript:alert(1)" } }],
  ["a question without options", { ask: { ...whole.ask, options: null } }],
  ["a figure without its answer", { figure: { ...whole.figure, answer: 5 } }],
  ["an understood answer without its question", { understood: [{ id: "state", answer: "Alaska" }] }],
  ["deadlines that are no list", { deadlines: { text: "Answer" } }],
  ["a deadline without its day", { deadlines: [{ text: "Answer" }] }],
  ["a referral that runs a script", { referrals: [{ ...whole.referrals![0], href: "javascript:alert(1)" }] }],
  ["a referral whose number is none", { referrals: [{ ...whole.referrals![0], phone: 988 }] }],
  ["a source on another site without its scheme", { citations: [{ ...whole.citations[0], href: "//other.site" }] }],
])("a reply with %s is not read", (_name, parts) =>
  expect(readStoredConversation(stored({ ...whole, ...parts }))).toBeNull(),
);

test.each([
  ["an unknown format", { format: 3, messages: [], history }],
  ["the first format without its history", { format: 1, messages: [] }],
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

test("the time of a message is read, and a message with a time that is none is not", () => {
  const at = (time: string): unknown => ({ format: 2, messages: [{ ...said(1), at: time }], history });
  expect(readStoredConversation(at("2026-11-30T08:00:00.000Z"))).toEqual(at("2026-11-30T08:00:00.000Z"));
  expect(readStoredConversation(at("yesterday"))).toBeNull();
});

test.each([
  ["the first message", undefined, "2026-11-30T08:00:00Z", true],
  ["a reply a minute later", "2026-11-30T08:00:00Z", "2026-11-30T08:01:00Z", false],
  ["a message an hour later", "2026-11-30T08:00:00Z", "2026-11-30T09:00:00Z", true],
  ["a message without a time", "2026-11-30T08:00:00Z", undefined, false],
  ["the first message with a time", undefined, "2026-11-30T08:01:00Z", true],
])("%s shows its time only after a pause", (_name, before, at, isShown) =>
  expect(startsSitting(before === undefined ? undefined : { at: before }, at === undefined ? {} : { at })).toBe(
    isShown,
  ),
);
