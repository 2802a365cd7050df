import { describe, expect, test } from "vitest";
import { lastReply } from "../../support/assistant-replies.ts";

/** What the first message of a conversation answers; conversations are on November 23, 2026. */
const slots = (typed: string) => lastReply([typed]).slots;

describe("an answer in a story goes to the question whose label has the words beside it", () => {
  test.each([
    ["mediation agreement, mediator charges 250 an hour", { fee: "250" }],
    ["franchise contract, initial fee 25,000, royalty 6% of gross sales", { initial: "25000", royalty: "6" }],
    ["construction contract, fixed price 18,700, 4000 at signing", { construction_payments_deposit: "4000" }],
    [
      "independent contractor agreement, a bookkeeper at $45 an hour in Nebraska",
      { fees_rate: "45", work_place: "US-NE" },
    ],
    ["bill of lading from Iowa to Nevada, goods worth 22,000", { place: "US-IA", end_state: "US-NV", worth: "22000" }],
  ])("%s", (typed, answers) => expect(slots(typed)).toMatchObject(answers));
});

describe("a time is an answer in the unit of its question", () => {
  test.each([
    ["consignment, our shop keeps 40 percent, we pay them within 15 days of a sale", { share: "40", pay_days: "15" }],
    ["nda with a supplier, we share information for one year", { sharing: "12" }],
  ])("%s", (typed, answers) => expect(slots(typed)).toMatchObject(answers));

  test("a number of months is no price", () =>
    expect(Object.values(slots("lease for a house in Tulsa for 12 months"))).not.toContain("12"));
});

describe("a date without its year is the next or the last such day", () => {
  test.each([
    ["lease for a house in Tulsa, rent 1,300, starts february 15", { start: "2027-02-15" }],
    [
      "tenant in Phoenix owes 1,840, hasn't paid since october 1, I'm handing over the notice tomorrow",
      { first_due: "2026-10-01" },
    ],
    ["promissory note, 2,500, he pays it all back by april 15", { due: "2027-04-15" }],
  ])("%s", (typed, answers) => expect(slots(typed)).toMatchObject(answers));
});

describe("an answer that belongs to no question is left out", () => {
  test.each([
    ["my landlord wants 250 more, rent is 1800 now, oregon", "250"],
    ["employment contract, paid every two weeks", "2"],
    ["articles for a corporation with 10,000 shares", "10000", "par_sum"],
  ])("%s", (typed, value, question = "") => {
    const given = slots(typed);
    expect(question === "" ? Object.values(given) : [given[question]]).not.toContain(value);
  });
});

describe("an answer implies the choice that asks for it", () => {
  test.each([
    ["promissory note for $15,000 at 5% interest", { interest: true }],
    ["employment agreement in Georgia, salary 68,000", { pay_kind: "salary" }],
    ["promissory note, 36 monthly payments", { way: "installments" }],
  ])("%s", (typed, answers) => expect(slots(typed)).toMatchObject(answers));
});

describe("an option is named by the words of its label", () => {
  test.each([
    ["mediation agreement, we meet by video", { way: "video" }],
    ["articles of incorporation in Oregon, no par value", { par: "none" }],
    ["a will, I want cremation", { funeral: "cremation" }],
  ])("%s", (typed, answers) => expect(slots(typed)).toMatchObject(answers));
});
