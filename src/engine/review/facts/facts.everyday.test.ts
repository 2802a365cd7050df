import { expect, test } from "vitest";
import { labeledRows } from "../parties/labeled-rows.ts";
import { keyFacts } from "../report/key-facts.ts";
import { governingLaws } from "../text/governing-laws.ts";
import { parseContract } from "../text/parse-contract.ts";
import { moneyIn } from "./money-facts.ts";
import { signatureState } from "./signature-state.ts";

const kindOf = (text: string) => moneyIn(text, labeledRows(text, text)).map(({ kind }) => kind);

test("an amount is for what the words behind it say", () => {
  expect(kindOf("The Sublessee owes $40.00 as a late charge.")).toEqual(["late_fee"]);
  expect(kindOf("If you pay late you owe us a $15 late fee.")).toEqual(["late_fee"]);
  expect(kindOf("For $14,250.00, which the Seller has received, the Seller sells the boat.")).toEqual(["price"]);
  expect(kindOf("Defendant owes Plaintiff $6,420.00.")).toEqual([null]);
});

const factsOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keyFacts(parseContract(text), [], {}).flatMap(({ id, values: [first] }) => (first ? [[id, first.text]] : [])),
  );

test("dates are read behind a weekday, behind a colon of a sentence, and in rental rows, and not of what is photographed", () => {
  expect(factsOf("You rent chair 4 starting Monday, February 2, 2026.")).toMatchObject({
    effective_date: "2026-02-02",
  });
  expect(
    factsOf(
      "We agreed: I tutor Leo every Wednesday afternoon, beginning September 9, 2026 and ending December 16, 2026.",
    ),
  ).toMatchObject({
    effective_date: "2026-09-09",
    expiration_date: "2026-12-16",
  });
  expect(factsOf("Out: 5/6/2026\nDue back: 5/8/2026")).toMatchObject({
    effective_date: "2026-05-06",
    expiration_date: "2026-05-08",
  });
  expect(factsOf("Start: May 1, 2026\nTerm: month to month")).not.toHaveProperty("expiration_date");
  expect(factsOf("Date of shoot: June 6, 2026")).not.toHaveProperty("agreement_date");
  expect(factsOf("This Modification amends the Note dated August 1, 2021.")).not.toHaveProperty("agreement_date");
});

test("the fee for a rental is no rent, and a rate is a fee", () => {
  expect(kindOf("Rental fee: $1,800")).toEqual(["fee"]);
  expect(kindOf("My rate is $45 an hour.")).toEqual(["fee"]);
  expect(kindOf("Total amount of the debt now: $812.40")).toEqual(["price"]);
});

test("the governing law is alone under a heading of one word", () => {
  expect(governingLaws(parseContract("6. LAW. Kentucky.")).map(({ jurisdiction }) => jurisdiction)).toEqual([
    "Kentucky",
  ]);
});

test("a line after “I accept” is a line to sign", () => {
  expect(signatureState("I accept: ______________________\nImogen Abernathy")?.text).toBe("unsigned");
});
