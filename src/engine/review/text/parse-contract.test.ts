import fc from "fast-check";
import { expect, test } from "vitest";
import { datesIn } from "./dates.ts";
import { numberFromWords, periodsIn } from "./numbers.ts";
import { partiesOf } from "./parties.ts";
import { normalizePunctuation } from "./normalize-punctuation.ts";
import { parseContract } from "./parse-contract.ts";
import { sectionsOf } from "./sections.ts";
import { sentencesOf } from "./sentences.ts";
import { agreementDate, expirationDate, noticePeriod } from "./contract-values.ts";

const sentences = (text: string): readonly string[] =>
  sentencesOf(normalizePunctuation(text)).map(({ start, end }) => text.slice(start, end));

test("sentences do not end after an abbreviation or an item number", () => {
  expect(sentences("Aster Inc. sells. It ships to Mr. Poe at No. 4 High St. in Dover.")).toEqual([
    "Aster Inc. sells.",
    "It ships to Mr. Poe at No. 4 High St. in Dover.",
  ]);
  expect(sentences("1. Term. It lasts a year.\n2. Fee. It is $5.")).toEqual([
    "1. Term.",
    "It lasts a year.",
    "2. Fee.",
    "It is $5.",
  ]);
  expect(sentences("The fee covers the work of the\n\n  7\n\nsellers and their staff.")).toEqual([
    "The fee covers the work of the\n\n  7\n\nsellers and their staff.",
  ]);
});

test("any text is split into ordered sentences that do not overlap, at offsets of the text itself", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: fc.constantFrom(..."aB1. ;()\n\u201c\u00a0") }), (text) => {
      const plain = normalizePunctuation(text);
      expect(plain.length).toBe(text.length);
      let last = 0;
      for (const { start, end } of sentencesOf(plain)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      // After the last sentence there may be page numbers, which belong to none.
      for (const line of plain.slice(last).split("\n")) expect(line.trim()).toMatch(/^\d{0,4}$/);
    }),
  );
});

test("sections have their numbers and parents", () => {
  const text =
    "ARTICLE II\n\n2.1 Fee. The fee is $5.\n\n2.2 Costs. There are\n\n(a) travel; and\n\n(b) hotel.\n\nEXHIBIT A\n\nList of Goods";
  const plain = normalizePunctuation(text);
  const sections = sectionsOf(plain, sentencesOf(plain));
  expect(sections.map(({ number, title, sort }) => `${sort} ${number} ${title}`.trim())).toEqual([
    "section II",
    "section 2.1 Fee",
    "section 2.2 Costs",
    "section a",
    "section b",
    "annex A",
    "section  List of Goods".trim(),
  ]);
  expect(sections[1]?.parent).toBe(0);
  expect(sections[3]?.parent).toBe(2);
});

test("numbers in words, periods and dates are parsed", () => {
  expect(["one hundred and twenty-five thousand", "forty", "ninety days"].map(numberFromWords)).toEqual([
    125_000,
    40,
    null,
  ]);
  expect(
    periodsIn("within sixty (60) days, for two years, on an annual basis").map(({ count, unit }) => `${count} ${unit}`),
  ).toEqual(["60 day", "2 year", "1 year"]);
  // 1 January 1970 is day 0; 13 January 2005 is 35 years of 365 days, 9 leap days (1972 to 2004) and 12 days later: 12775 + 9 + 12.
  expect(datesIn("January 13, 2005 and February 30, 2005").map(({ date }) => date?.day ?? null)).toEqual([
    12_796,
    null,
  ]);
});

test("several people can form one party, and the contract's own name is not a party", () => {
  const text = `LEASE\n\nThis Lease (the "Lease") is made between Harbor Row LLC, an Ohio company ("Landlord"), and Dana Whitfield and Marcus Oyelaran (together, "Tenant").`;
  expect(partiesOf(text).map(({ name, terms }) => [name, terms[0]?.text])).toEqual([
    ["Harbor Row LLC", "Landlord"],
    ["Dana Whitfield and Marcus Oyelaran", "Tenant"],
  ]);
});

test("parties have their full names and defined terms", () => {
  const text = normalizePunctuation(
    'This Agreement is made between Aster Ltd., a Delaware company (the "Seller"), and Birch Inc. ("Buyer"). WHEREAS, etc.',
  );
  expect(partiesOf(text).map(({ name, terms }) => [name, ...terms.map((term) => term.text)])).toEqual([
    ["Aster Ltd.", "Seller"],
    ["Birch Inc.", "Buyer"],
  ]);
});

test("hostile texts are parsed within seconds", () => {
  const baits = [
    "a".repeat(400_000),
    "(".repeat(200_000),
    "a. ".repeat(100_000),
    "_".repeat(200_000),
    '"A'.repeat(100_000),
    "Section 1 ".repeat(40_000),
    "1. Term\n".repeat(40_000),
    "May 1, 2020 ".repeat(40_000),
  ];
  for (const bait of baits) expect(parseContract(bait).text).toBe(bait);
}, 20_000);

test.each([
  ["It ends on the third anniversary of the Effective Date.", "2023-05-04", "third anniversary"],
  ["It runs until the four (4) year anniversary of the Effective Date.", "2024-05-04", "four (4) year anniversary"],
  ["It expires on the fifth (5th) anniversary of this Agreement.", "2025-05-04", "fifth (5th) anniversary"],
  ["It ends on the 10th anniversary of the date hereof.", "2030-05-04", "10th anniversary"],
  ["It ends on May 3, 2021 or on the third anniversary of the Effective Date.", "2021-05-03", "May 3, 2021"],
])("the end of a term is calculated from its start: %s", (clause, day, words) => {
  const text = `This Agreement is made on May 4, 2020 (the "Effective Date").\n\n1. Term. ${clause}`;
  const contract = parseContract(text);
  const last = contract.sentences.length - 1;
  const value = expirationDate(contract, [last], agreementDate(contract, []));
  expect([value?.text, text.slice(value?.start, value?.end)]).toEqual([day, words]);
});

test.each([
  ["It renews for terms of 12 months unless either party gives notice at least 90 days before the end.", "90 days"],
  ["Either party may stop the renewal by notice sixty (60) days before the end of the term.", "60 days"],
])("the notice period is not mistaken for the renewal term: %s", (text, period) => {
  expect(noticePeriod(parseContract(text), [0])?.text).toBe(period);
});
