import { expect, test } from "vitest";
import { startConversation } from "../../../engine/assistant/conversation.ts";
import type { Reply } from "../../../engine/assistant/conversation.ts";
import { mayAskModel } from "./may-ask-model.ts";

const start = startConversation().present;
const asking = { ...start, focus: "document:lease", asked: "rent" };
const reply: Reply = { status: "GROUNDED", intent: "find", text: "", ids: [], citations: [], focus: null, slots: {} };
const referrals = [{ name: "Hotline", phone: "988", href: "https://988lifeline.org" }];

test.each([
  ["a question", "how much?", start, reply, true],
  ["a question that the site has no answer for", "how?", start, { ...reply, status: "NO_MATCH" }, true],
  ["a change of topic in the middle of a form", "a will", asking, reply, false],
  ["an answer to a question of a form", "Ada Smith", asking, reply, false],
  ["an answer that the form cannot read", "Ada", asking, { ...reply, status: "NO_MATCH" }, false],
  ["a crisis", "help", start, { ...reply, quickExit: true }, false],
  ["a need for people", "help", start, { ...reply, referrals }, false],
  ["a command", "undo", start, { ...reply, intent: "small_talk" }, false],
  ["a question about an attached file", "what is the deposit?", start, { ...reply, intent: "review" }, false],
  ["a reply that did not load", "how?", start, { ...reply, status: "UNAVAILABLE" }, false],
  ["a pasted contract", "a".repeat(2001), start, reply, false],
] as const)("%s", (_, typed, before, given, expected) =>
  expect(mayAskModel(typed, before, given as Reply)).toBe(expected),
);
