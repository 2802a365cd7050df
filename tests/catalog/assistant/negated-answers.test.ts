import { describe, expect, test } from "vitest";
import "../../../src/i18n/all-screen-messages.ts";
import "../../../src/text/language-registry/all-prose.ts";
import { createAssistantContext } from "../../../scripts/cli/assistant/create-assistant-context.ts";
import { startConversation } from "../../../src/engine/assistant/conversation.ts";
import { takeTurn } from "../../../src/engine/assistant/turns/take-turn.ts";
import { parseIsoDate } from "../../../src/values/date.ts";
import { compiled } from "../open-cases.ts";

const today = parseIsoDate("2026-11-23")!;
const english = createAssistantContext(compiled, "en", today);
const japanese = createAssistantContext(compiled, "ja", today);

const FEE = ["hourly lawyer fee $250 an hour", "10", "20"];
const SUPPORT = ["how much child support in Texas", "2"];
const LEASE = ["write a lease for my apartment in Texas"];
const WILL = ["I need a will"];
const CLAIM = ["small claims in Ohio for 4000"];

const reply = (turns: readonly string[], context = english) => {
  let turn = takeTurn(startConversation(), turns[0]!, context);
  for (const typed of turns.slice(1)) turn = takeTurn(turn.history, typed, context);
  return turn.reply;
};

// Written before the pattern that recognizes them. The third column is what the reply itself says, if it says anything.
describe("a reply that says no stays with the page whose questions were asked", () => {
  test.each([
    [FEE, "no other costs", { costs: "0" }],
    [FEE, "there are no other costs", { costs: "0" }],
    [FEE, "no costs", { costs: "0" }],
    [FEE, "no extra costs at all", { costs: "0" }],
    [FEE, "none", {}],
    [FEE, "no, nothing else", {}],
    [FEE, "nope, that is all", {}],
    [FEE, "I don't have any court fees", {}],
    [FEE, "no court costs or experts", { costs: "0" }],
    [FEE, "without experts", {}],
    [FEE, "not that I know of", {}],
    [FEE, "we do not pay for travel", {}],
    [FEE, "nothing but the fee", {}],
    [SUPPORT, "no income", { net_less: "0" }],
    [SUPPORT, "none at the moment", { net_less: "0" }],
    [SUPPORT, "nothing, he lost his job", { net_less: "0" }],
    [SUPPORT, "she doesn't work", {}],
    [SUPPORT, "no alimony or anything", {}],
    [LEASE, "no pets", {}],
    [LEASE, "no security deposit", {}],
    [LEASE, "we don't charge a late fee", {}],
    [LEASE, "no guarantor", {}],
    [WILL, "no children", {}],
    [WILL, "I am not married", {}],
    [WILL, "no divorce, never married", {}],
    [CLAIM, "no lawyer", {}],
    [CLAIM, "I don't have a written contract", {}],
  ] as const)("%j, then: %s", (before, typed, slots) => {
    const page = reply(before).focus;
    const after = reply([...before, typed]);
    expect(page).not.toBeNull();
    expect(after).toMatchObject({ focus: page, slots });
  });

  test("what was denied is not taken for the answer", () =>
    expect(reply([...CLAIM, "not a company"]).slots).not.toMatchObject({ plaintiff: "company" }));

  test("in Japanese, too", () => {
    const turns = ["弁護士費用の計算 1時間250ドル"];
    const page = reply(turns, japanese).focus;
    expect(page).toBe("attorney-fee");
    for (const typed of ["その他の費用はありません", "遺言はありません", "離婚はしていません"])
      expect(reply([...turns, typed], japanese).focus).toBe(page);
  });
});

describe("a request for another page is a request also after a no", () => {
  test.each([
    ["no, I need a will", "will"],
    ["no thanks, write me an NDA", "non-disclosure-agreement"],
    ["never mind, make a promissory note", "promissory-note"],
  ])("%s", (typed, page) => expect(reply([...SUPPORT, typed]).focus).toBe(page));
});
