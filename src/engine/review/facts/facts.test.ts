import { expect, test } from "vitest";
import { parseContract } from "../text/parse-contract.ts";
import { governingLaws } from "../text/governing-laws.ts";
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

test("the date of another document, or of an event, is not the date of the agreement", () => {
  expect(
    facts(
      "AMENDMENT\n\nReference is made to the Supply Agreement between Ann Poe and Bo Roe dated 3 May 2021. This Amendment takes effect on November 1, 2026.",
    ),
  ).toMatchObject({ effective_date: "2026-11-01" });
  expect(facts("The Lease dated May 9, 2022 continues.")).not.toHaveProperty("agreement_date");
  expect(facts("This Lease is dated May 9, 2022.")).toMatchObject({
    agreement_date: "2022-05-09",
  });
});

test("a duration from the date of a document ends on a day, and a renewal has its notice", () => {
  expect(
    facts(
      "Ann Poe keeps the samples secret for three years from 5 January 2026, which is the date of this undertaking. It renews for one year unless either side gives two months' notice.",
    ),
  ).toMatchObject({
    agreement_date: "2026-01-05",
    // Three years after the first day.
    expiration_date: "2029-01-05",
    notice_period: "2 months",
  });
});

test("the first and last day are read from two dates, the first day of work, and a term from the date of a paper", () => {
  expect(facts("We share the apartment from September 1, 2026 to August 31, 2027.")).toMatchObject({
    effective_date: "2026-09-01",
    expiration_date: "2027-08-31",
  });
  expect(
    facts("You owe rent of $2,310.00 for the period from September 1, 2026 to September 30, 2026."),
  ).not.toHaveProperty("effective_date");
  expect(facts("Your first day will be November 2, 2026.")).toMatchObject({ effective_date: "2026-11-02" });
  expect(facts("Date: 5 March 2026\nTerm: five years from the date above")).toMatchObject({
    agreement_date: "2026-03-05",
    expiration_date: "2031-03-05",
  });
  expect(
    facts("Effective Date: June 15, 2026\n\nThis agreement lasts two years from the Effective Date."),
  ).toMatchObject({
    effective_date: "2026-06-15",
    expiration_date: "2028-06-15",
  });
});

test("past or unrelated dates are not the term, and a former rent is not the rent", () => {
  for (const text of [
    "Ann Poe worked for us from March 4, 2021 to September 25, 2026.",
    "Until December 31, 2025 the time for returns was 14 days.",
    "Sworn before me. My commission expires May 1, 2028.",
  ])
    expect(facts(text)).not.toHaveProperty("expiration_date");
  expect(
    facts("The shop was rented at a rent of $900 a month.\n\n2. Rent. The Tenant pays $1,250 each month."),
  ).toMatchObject({
    rent: "$1,250",
  });
});

test("a document is dated when the last party signs, or when it amends another", () => {
  expect(facts("By: Ann Poe\nDate: August 27, 2026      Date: August 29, 2026")).toMatchObject({
    agreement_date: "2026-08-29",
  });
  expect(facts("This Amendment to the Lease dated January 8, 2024 is made on October 6, 2026 by both.")).toMatchObject({
    agreement_date: "2026-10-06",
  });
});

test("an amount is for what the heading of its clause says, and what is lent or sold", () => {
  expect(kinds("2. Fee. The Association will pay the Contractor $2,300 per month.")).toEqual([["$2,300", "fee"]]);
  expect(kinds("Ann Poe lends Bo Lee $3,200.")).toEqual([["$3,200", "principal"]]);
  expect(kinds("I sell one used car to Bo Lee for $9,750.")).toEqual([["$9,750", "price"]]);
});

test('a line after the words "Signed for" or before a date is a line to sign', () => {
  expect(signatureState("Signed for the Customer: ______________  Date: ____")?.text).toBe("unsigned");
  expect(signatureState("Broker: ______________________  Date: __________")?.text).toBe("unsigned");
});

test("amounts have a currency code, and a price its defined term behind it", () => {
  expect(kinds("The annual maintenance fee is EUR 9,500.")).toEqual([["EUR 9,500", "fee"]]);
  expect(kinds('The consideration for the Interests is $910,000 (the "Purchase Price").')).toEqual([
    ["$910,000", "price"],
  ]);
});

test("the forum is where the courts are located, in the row of a cover page too", () => {
  const forum = (text: string) => forumIn(text, labeledRows(text, text))?.text ?? null;
  expect(forum("It must be brought in the courts of the State of Nevada located in Washoe County.")).toBe(
    "Washoe County",
  );
  expect(forum("Place of jurisdiction is Vienna.")).toBe("Vienna");
  expect(forum("Arizona law governs; venue is Maricopa County, Arizona.")).toBe("Maricopa County, Arizona");
  expect(forum("Chosen courts: The state courts in Davis County, Utah")).toBe("Davis County, Utah");
});

test("the governing law is named by its place or by its adjective", () => {
  const law = (text: string) => governingLaws(parseContract(text)).map(({ jurisdiction }) => jurisdiction);
  expect(law("This undertaking is governed by Scots law.")).toEqual(["Scotland"]);
  expect(law("This agreement follows the law of New Jersey.")).toEqual(["New Jersey"]);
  expect(law("The law of Oregon governs this Agreement.")).toEqual(["Oregon"]);
});

test("a total is a price, and a heading alone does not say what an amount is for", () => {
  expect(kinds("Item      Unit price      Total\nTrays        $212.00\nORDER TOTAL      $9,100.00").at(-1)).toEqual([
    "$9,100.00",
    "price",
  ]);
  expect(kinds("Cash price of the vehicle: $9,000\nUnit price: $12.00")).toEqual([
    ["$9,000", "price"],
    ["$12.00", null],
  ]);
  expect(kinds("The Buyer must deposit $125,000 with the agent.")).toEqual([["$125,000", null]]);
  expect(kinds("1. AMOUNT. The Grantor awards $125,000.")).toEqual([["$125,000", null]]);
});

test("rows with a word before what they state are read", () => {
  expect(
    facts(
      "Note date: May 9, 2019\nModification effective date: December 1, 2026\nNew maturity date: December 1, 2046\nNew principal balance: $118,420.55\nBooth rent: $180\nUnpaid rent: $900\nBinding price: $3,275.00",
    ),
  ).toMatchObject({
    effective_date: "2026-12-01",
    expiration_date: "2046-12-01",
    principal: "$118,420.55",
    rent: "$180",
    price: "$3,275.00",
  });
});

test("a line under a signed one is a line to sign, and a rule in a caption is not", () => {
  expect(signatureState("For the Hall: /s/ Ann Poe\nRenter: ______________________")?.text).toBe("partly");
  expect(signatureState("Defendants.\n______________________/\n/s/ Judith Marsh")?.text).toBe("signed");
});

test("a place alone under its heading is the governing law, and the date of an act dates the document", () => {
  expect(governingLaws(parseContract("5. GOVERNING LAW. Virginia.")).map(({ jurisdiction }) => jurisdiction)).toEqual([
    "Virginia",
  ]);
  expect(facts("On March 18, 2026 Callie Norwood lends Dev Banerjee $3,200.")).toMatchObject({
    agreement_date: "2026-03-18",
  });
  expect(facts("Ann Poe worked for Blue Nursery Co. from March 4, 2021 to May 25, 2026.")).not.toHaveProperty(
    "expiration_date",
  );
});
