import { expect, test } from "vitest";
import { parseContract } from "../text/parse-contract.ts";
import { keyFacts } from "../report/key-facts.ts";
import { forumIn } from "./forum.ts";
import { labeledRows } from "../parties/labeled-rows.ts";
import { moneyIn } from "./money-facts.ts";
import { signatureState } from "./signature-state.ts";

test("rows of lists, tables and cover pages have a label and a value at its place", () => {
  const text =
    "Rent: $900\n- **Start date:** May 1, 2026\n| Deposit | $450 |\nTenant\tAnn Poe\nStart: 1 March 2026     End: 30 June 2026\nThe rent is due.";
  const rows = labeledRows(text.replace("\t", " "), text);
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ["Rent", "$900"],
    ["Start date", "May 1, 2026"],
    ["Deposit", "$450"],
    ["Tenant", "Ann Poe"],
    ["Start", "1 March 2026"],
    ["End", "30 June 2026"],
  ]);
  for (const { value, start, end } of rows) expect(text.slice(start, end)).toBe(value);
});

test("a very long list is read to a limit, so that no text makes a review slow", () => {
  const text = "Rent: $900\n".repeat(50_000);
  const rows = labeledRows(text, text);
  expect(rows).toHaveLength(400);
  expect(moneyIn(text, rows)).toHaveLength(500);
});

const kinds = (text: string): readonly (readonly [string, string | null])[] =>
  moneyIn(text, labeledRows(text, text)).map(({ text: amount, kind }) => [amount, kind]);

test("an amount is for what its row or the words before it say", () => {
  expect(kinds("Tenant pays rent of $1,450, a late fee of $50 and has paid a security deposit of $1,450.")).toEqual([
    ["$1,450", "rent"],
    ["$50", "late_fee"],
    ["$1,450", "deposit"],
  ]);
  expect(kinds("Seller's liability must not exceed $250,000. The insurance covers $1 million.")).toEqual([
    ["$250,000", "cap"],
    ["$1 million", null],
  ]);
  expect(kinds("Price: $1,199.00\nTotal: $1,288.00\nLoan amount: $62,000\nHourly rate: $34.50")).toEqual([
    ["$1,199.00", "price"],
    ["$1,288.00", "price"],
    ["$62,000", "principal"],
    ["$34.50", "fee"],
  ]);
});

test("the forum is the place of the courts or of the arbitration, not the law that governs", () => {
  const forum = (text: string) => forumIn(text, labeledRows(text, text))?.text ?? null;
  expect(forum("Texas law applies. Venue lies exclusively in Travis County, Texas.")).toBe("Travis County, Texas");
  expect(forum("Courts: Courts in Salt Lake County, Utah")).toBe("Salt Lake County, Utah");
  expect(forum("Disputes must be resolved by arbitration in Houston, Texas.")).toBe("Houston, Texas");
  expect(forum("Oregon law governs.")).toBe(null);
});

test("a paper is signed by all, by some or by none who have a line for it", () => {
  const state = (text: string) => signatureState(text)?.text ?? null;
  expect(state("Landlord: /s/ Ann Poe    Date: May 4, 2026\nTenant: /s/ Bo Roe")).toBe("signed");
  expect(state("Landlord: /s/ Ann Poe\nTenant: ______________   Date: ________")).toBe("partly");
  expect(state("By: ______________\nName: ______________")).toBe("unsigned");
  expect(state("The rent is $__________ per month, due on the ________ day.")).toBe(null);
});

const facts = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keyFacts(parseContract(text), [], {}).flatMap(({ id, values: [first] }) => (first ? [[id, first.text]] : [])),
  );

test("key facts of a cover page come from its rows", () => {
  expect(
    facts(
      "EQUIPMENT LEASE\n\nLessor: Commerce Leasing Corp.\nLessee: Ada Quist\nCommencement date: June 15, 2026\nTerm: 36 months\nGoverning law: Nebraska\nDocumentation fee: $250.00\nRenewal: Successive one-year terms unless notice is given 60 days before",
    ),
  ).toEqual({
    parties: "Commerce Leasing Corp. (Lessor)",
    effective_date: "2026-06-15",
    // Three years after the first day.
    expiration_date: "2029-06-15",
    renewal_term: "successive 1 year",
    notice_period: "60 days",
    governing_law: "Nebraska",
    fee: "$250.00",
  });
});

test("key facts of a short paper come from its sentences", () => {
  expect(
    facts(
      "Room rental, dated August 1, 2026. Ada rents a room starting on August 15, 2026 and ending on May 31, 2027 for rent of $780. Maryland law applies.",
    ),
  ).toMatchObject({
    agreement_date: "2026-08-01",
    effective_date: "2026-08-15",
    expiration_date: "2027-05-31",
    rent: "$780",
  });
});
