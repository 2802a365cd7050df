import { expect, test } from "vitest";
import { labeledRows } from "../parties/labeled-rows.ts";
import { keyFacts } from "../report/key-facts.ts";
import { governingLaws } from "../text/governing-laws.ts";
import { parseContract } from "../text/parse-contract.ts";
import { forumIn } from "./forum.ts";
import { moneyIn } from "./money-facts.ts";

const kindOf = (text: string) => moneyIn(text, labeledRows(text, text)).map(({ kind }) => kind);

test.each([
  ["Initial Franchise Fee: $35,000", ["fee"]],
  ["Weekly rate: $245\nLate pick-up fee: $12", ["fee", null]],
  ["Interest rate: $12", [null]],
  ["Fee per year: EUR 22,400", ["fee"]],
  ["Cleaning deposit: $250", ["deposit"]],
  ["Monthly Base Rent: $3,150.00", ["rent"]],
  ["You pay me a $400 deposit before you move in.", ["deposit"]],
  ["For $750 and other good consideration, I assign my drawings.", ["price"]],
  ["In consideration of $9,400.00 paid by Nora Teague, I transfer the boat.", ["price"]],
  ["You edit my book for $900 total.", ["price"]],
  ["I am selling you my piano for $900.", ["price"]],
  ["For $750.00, receipt of which is acknowledged, seller Nora Teague of Elm, Ohio sells a boat.", ["price"]],
  ["I borrowed $600 from my sister.", ["principal"]],
] as const)("what an amount is for: %s", (text, kinds) => {
  expect(kindOf(text)).toEqual(kinds);
});

const factsOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keyFacts(parseContract(text), [], {}).flatMap(({ id, values: [first] }) => (first ? [[id, first.text]] : [])),
  );

test.each([
  ["PO Date: 05/05/2026", { agreement_date: "2026-05-05" }],
  ["Sold as is. Dated: 19 June 2026.", { agreement_date: "2026-06-19" }],
  ["You take over my room.\n\nNora Teague, June 1, 2026", { agreement_date: "2026-06-01" }],
  ["I borrowed $600 from my sister on August 3, 2026.", { agreement_date: "2026-08-03", principal: "$600" }],
  ["Nora moves in on 3 January 2026.", { effective_date: "2026-01-03" }],
  ["Join date: 02/01/2026", { effective_date: "2026-02-01" }],
  ["First day of care: 8/24/2026", { effective_date: "2026-08-24" }],
  [
    "Award period: January 1, 2027 - December 31, 2027",
    { effective_date: "2027-01-01", expiration_date: "2027-12-31" },
  ],
  ["Expiry Date: 1 March 2028", { expiration_date: "2028-03-01" }],
  ["We terminate the contract effective July 2, 2026.", { expiration_date: "2026-07-02" }],
  ["State law: Colorado", { governing_law: "Colorado" }],
] as const)("dates and law in other words: %s", (text, facts) => {
  expect(factsOf(text)).toEqual(facts);
});

test("the governing law is that of a sentence of two words, or what a contract is subject to", () => {
  const law = (text: string) => governingLaws(parseContract(text)).map(({ jurisdiction }) => jurisdiction);
  expect(law("We share the boat. New Hampshire law.")).toEqual(["New Hampshire"]);
  expect(law("This agreement is subject to the law of Scotland.")).toEqual(["Scotland"]);
});

test("a minimum term does not end a contract, and the address of an event is not that of a court", () => {
  expect(factsOf("Start: 02/01/2026\nMinimum term: 12 months")).not.toHaveProperty("expiration_date");
  const text = "Venue: Dune Tavern, 90 Dune Street, Galveston";
  expect(forumIn(text, labeledRows(text, text))).toBe(null);
});

test.each([
  ["TEAGUE LLC\nBy: /s/ N. Teague", "signed"],
  ["Lessor: ______________   Lessee: ______________", "unsigned"],
  ["Signed ______________ (Tenant)   ______________ (Landlord)", "unsigned"],
] as const)("the signatures of %s", (text, state) => {
  expect(factsOf(text)).toMatchObject({ signatures: state });
});
