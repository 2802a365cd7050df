import { expect, test } from "vitest";
import { startConversation } from "../../../engine/assistant/conversation.ts";
import type { Reply } from "../../../engine/assistant/conversation.ts";
import { mayAskModel } from "./may-ask-model.ts";

const start = startConversation().present;
const asking = { ...start, focus: "document:lease", asked: "rent" };
const reply: Reply = { status: "GROUNDED", intent: "find", text: "", ids: [], citations: [], focus: null, slots: {} };
const referrals = [{ name: "Hotline", phone: "988", href: "https://988lifeline.org" }];

test.each([
  ["a question", "how much?", start, start, reply, true],
  ["a question that the site has no answer for", "how?", start, start, { ...reply, status: "NO_MATCH" }, true],
  ["a change of topic in the middle of a form", "a will", asking, { ...start, focus: "document:will" }, reply, true],
  ["an answer to a question of a form", "Ada Smith", asking, asking, reply, false],
  ["an answer that the form cannot read", "Ada", asking, asking, { ...reply, status: "NO_MATCH" }, false],
  ["a crisis", "help", start, start, { ...reply, quickExit: true }, false],
  ["a need for people", "help", start, start, { ...reply, referrals }, false],
  ["a command", "undo", start, start, { ...reply, intent: "small_talk" }, false],
  ["a question about an attached file", "what is the deposit?", start, start, { ...reply, intent: "review" }, false],
  ["a reply that did not load", "how?", start, start, { ...reply, status: "UNAVAILABLE" }, false],
  ["a pasted contract", "a".repeat(2001), start, start, reply, false],
] as const)("%s", (_, typed, before, after, given, expected) =>
  expect(mayAskModel(typed, before, after, given as Reply)).toBe(expected),
);
