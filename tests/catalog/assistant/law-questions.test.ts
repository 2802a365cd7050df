import { describe, expect, test } from "vitest";
import { createAssistantContext } from "../../../scripts/cli/assistant/create-assistant-context.ts";
import type { AssistantContext } from "../../../src/engine/assistant/conversation.ts";
import { parseIsoDate } from "../../../src/values/date.ts";
import { compiled } from "../open-cases.ts";
import { english, japanese, repliesTo, lastReply } from "../../support/assistant-replies.ts";

describe("law", () => {
  // catalog/law/small-claims.yaml: AS 22.15.040(a), $10,000.
  test("a value comes with its citation, date and grade, and for another place on request", () => {
    const [first, second] = repliesTo(["what is the small claims limit in Alaska", "what about Alabama?"]);
    expect(first?.text).toContain("$10,000");
    expect(first?.citations[0]).toMatchObject({ cite: "AS 22.15.040(a)", grade: "confirmed" });
    expect(second?.text).toContain("$6,000");
  });

  // catalog/law/small-claims.yaml: D.C. Code § 11-1321. In a sentence the name has its article (catalog/places.yaml).
  test("a place with an article has it in the sentence", () => {
    const reply = lastReply(["what is the small claims limit in Washington DC"]);
    expect(reply.text).toContain("(the District of Columbia)");
    expect(reply.citations[0]?.cite).toBe("D.C. Code § 11-1321");
  });

  test("a value whose day to be checked again has passed is marked", () => {
    const late = createAssistantContext(compiled, "en", parseIsoDate("2040-01-01")!);
    const typed = "what is the small claims limit in Alaska";
    const isMarked = (context: AssistantContext) =>
      /day to check that again has passed/.test(lastReply([typed], context).text);
    expect([english, late].map(isMarked)).toEqual([false, true]);
  });

  // Fla. Stat. § 687.02: 18 percent. N.Y. EPTL 3-2.1: two witnesses. Fla. Stat. § 95.11: two years since March 24, 2023.
  test.each([
    ["what interest can I charge a friend in Florida", "18%"],
    ["how many witnesses does my will need in New York", "2 witnesses"],
    ["after a car crash how long do I have to sue in Florida", "24 months"],
  ])("everyday words ask for a value, too: %s", (typed, value) => {
    const reply = lastReply([typed]);
    expect(reply.intent).toBe("law");
    expect(reply.text).toContain(value);
  });

  test("a question with a date is about a case, which its page calculates", () =>
    expect(lastReply(["how long can I sue over a written contract in Texas from June 1, 2024"])).toMatchObject({
      intent: "check",
      slots: { state: "US-TX", claim: "written", event: "2024-06-01" },
    }));

  test("the name of another page with a place is about that page, not an answer for the one in focus", () =>
    expect(lastReply(["I need an NDA", "child support in Texas"])).toMatchObject({
      focus: "child-support",
      slots: { state: "US-TX" },
    }));

  test("a story that ends in a question of law gets the value", () => {
    const reply = lastReply(["landlady just barged in while i was in the shower in Arizona, can she do that"]);
    expect(reply).toMatchObject({ intent: "law", focus: "rental-agreement" });
  });

  test("a statement that names a place is an answer, not a question about law", () =>
    expect(lastReply(["write a lease", "the home is in Miami"])).toMatchObject({
      focus: "rental-agreement",
      slots: { state: "US-FL" },
    }));

  test("a page that did not load is said, not guessed", () =>
    expect(lastReply(["child support in Texas"], { ...english, definitionOf: () => null }).status).toBe("UNAVAILABLE"));
});

describe("a question of law", () => {
  test.each([
    "can I keep goats in my garden in Vermont",
    "can I record a talk without telling the others in Ohio",
    "can my landlord ban guests in Illinois",
    "can a 12 year old drive a tractor in Iowa",
    "is it legal to film my boss",
  ])("%s is referred to people who know it, as no table has it", (typed) => {
    const reply = lastReply([typed]);
    expect(reply).toMatchObject({ intent: "law", status: "NO_MATCH", ids: [] });
    expect(reply.text).toContain(english.messages.referrals["unread_law"]);
    expect(reply.referrals?.[0]?.href).toBe("/help#free-help");
  });

  // 16 C.F.R. § 429.1(a): until midnight of the third business day; the rule is federal, so no state is asked for.
  test("law of the whole country needs no place", () => {
    const reply = lastReply(["a door to door salesman sold me a vacuum, can I still cancel"]);
    expect(reply.text).toMatch(/Business days to cancel.*United States.*3/);
    expect(reply.citations[0]?.cite).toContain("16 C");
  });

  test("a table or a long text is left to its source, without a figure", () => {
    const reply = lastReply(["what is the inheritance tax for a nephew in Nebraska"]);
    expect(reply.text).toContain(english.messages.lawInSource("Tax of an aunt, uncle, niece or nephew", "Nebraska"));
    expect(reply.figure).toBeUndefined();
    expect(reply.citations[0]?.cite).toContain("77-2005");
  });
});

describe("the law of another country", () => {
  test.each([
    ["minimum wage in the UK", english],
    ["how do I evict a tenant in Ontario", english],
    ["write a will under English law", english],
    ["I live in Toronto, how much can my landlord raise the rent", english],
    ["how long does my landlord have to return the deposit for our old flat in Germany", english],
    ["my job in Ireland ended, what notice was I due", english],
    ["日本の相続税はいくらですか", japanese],
  ] as const)("%s is refused", (typed, context) =>
    expect(lastReply([typed], context)).toMatchObject({
      status: "NO_MATCH",
      intent: "out_of_scope",
      text: context.messages.referrals["foreign_law"],
      ids: [],
    }),
  );

  test.each([
    ["a shop in Canada wants to buy our bikes and resell them there", "distribution-agreement"],
    ["how do we both sign if my partner is in Spain", "sign"],
    ["evict a tenant in Ontario, California", "eviction-notice"],
    ["lease for my house in New Mexico", "rental-agreement"],
  ])("%s is about %s", (typed, page) => expect(lastReply([typed]).ids[0]).toBe(page));
});
