import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startConversation } from "../../../src/engine/assistant/conversation.ts";
import { takeTurn } from "../../../src/engine/assistant/turns/take-turn.ts";
import { messageModel } from "../../../src/compiler/search/message-model.ts";
import { SCREEN_LANGUAGES } from "../../../src/model/site/screen-language.ts";
import "../../../src/i18n/all-screen-messages.ts";
import { createAssistantContext } from "../../../scripts/cli/assistant/create-assistant-context.ts";
import { parseIsoDate } from "../../../src/values/date.ts";
import { compiled } from "../open-cases.ts";

const context = createAssistantContext(compiled, "en", parseIsoDate("2026-11-29")!);
const reply = (typed: string) => takeTurn(startConversation(), typed, context).reply;

test("every ready document, calculator, checker and tool has example messages", () => {
  const withMessages = new Set(compiled.messages.map(({ id }) => id));
  const kinds = ["document", "calculator", "checker", "tool"];
  const missing = compiled.index.entries.filter(
    ({ id, kind, status }) => status === "ready" && kinds.includes(kind) && !withMessages.has(id),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test.each(SCREEN_LANGUAGES)("what was learned in %s is at most 80 KB compressed", (language) => {
  expect(gzipSync(JSON.stringify(messageModel(compiled, language))).length).toBeLessThan(80_000);
});

test.each([
  ["the transmission money I gave my cousin, he swears monthly payments, nothing is on paper", "promissory-note"],
  ["gal at work wants my camper for cash, whats the paper with both names and the vin", "bill-of-sale"],
])("%s: %s is among the pages", (typed, page) => expect(reply(typed).ids).toContain(page));

test.each([
  ["got pulled over and blew over the limit last night", "criminal"],
  ["how do i sponsor my fiance for a visa", "immigration"],
])("%s is refused with a referral", (typed, need) => {
  const { status, ids, text } = reply(typed);
  expect([status, ids]).toEqual(["NO_MATCH", []]);
  expect(text).toContain(context.messages.referrals[need]);
});

test.each([
  ["check the contract of the moving company before I sign", "review-moving-contract"],
  ["review the severance agreement from my old job", "review-severance-agreement"],
  ["check a contract before I sign", "review-a-document"],
])("%s: %s is the first page", (typed, page) => expect(reply(typed).ids[0]).toBe(page));

test.each([
  ["I need a power of attorney so my sister can pay my bills while I am arrested", "power-of-attorney"],
  ["my tenant got arrested and owes two months of rent, I want a notice to get him out", "eviction-notice"],
])("a page that is clearly meant comes before a referral: %s", (typed, page) => expect(reply(typed).ids[0]).toBe(page));
