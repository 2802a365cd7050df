import { expect, test } from "vitest";
import { anyContract } from "../../../../tests/review/any-contract.ts";
import type { Playbook, PlaybookItem } from "../../../model/review/playbook.ts";
import type { ReviewInput } from "../../../model/review/review.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { reviewText } from "./review-text.ts";

const NO_LAW = { today: parseIsoDate("2026-11-24")!, topics: {} };

const general: Playbook = {
  ...anyContract,
  checks: [
    {
      id: "number_mismatch",
      title: "Two numbers",
      severity: "high",
      on: true,
      together: false,
      say: "The words say {found}, the figures say {other}.",
      why: "Nobody knows which one holds.",
    },
  ],
};

const text = `SUPPLY AGREEMENT

This Agreement is made on May 4, 2020 between Aster Ltd. (the “Seller”) and Birch Inc. (the “Buyer”).

1. Payment. The Buyer pays within thirty (45) days.

2. Notices. A notice takes effect after ten (10) days.`;

test("every quote is exactly the text at its offsets, even beside curly quotation marks (R13)", () => {
  const review = reviewText({ text }, { general, playbooks: [], places: [] }, NO_LAW);
  expect(review.findings.map(({ quote, says }) => [quote.text, says])).toEqual([
    ["thirty (45)", "The words say thirty, the figures say 45."],
  ]);
  for (const { quote } of [...review.findings, ...review.parties])
    expect(text.slice(quote.start, quote.end)).toBe(quote.text);
  expect(review.parties.map(({ name, terms }) => [name, ...terms])).toEqual([
    ["Aster Ltd.", "Seller"],
    ["Birch Inc.", "Buyer"],
  ]);
});

const phrase = (...words: readonly string[]) => [words.map((word) => ({ words: [word], optional: false }))];

const mustSay = (word: string): PlaybookItem => ({
  id: "pay",
  title: "Pay",
  question: "Who pays?",
  sort: "must",
  severity: "low",
  sides: [],
  when: [],
  find: { any: phrase(word), all: [], not: [], heading: [] },
  why: { all: "", sides: {} },
  textSides: [],
  slots: [],
  law: [],
  bans: [],
});

test("a clause with a finding is not listed as met", () => {
  const item = mustSay("pays");
  const twice: PlaybookItem = {
    ...item,
    id: "twice",
    title: "Twice",
    sort: "risk",
    find: { ...item.find, any: phrase("pays", "within") },
  };
  const { met } = reviewText({ text }, { general: { ...general, items: [item] }, playbooks: [], places: [] }, NO_LAW);
  expect(met).toEqual([]);
  const plain = text.replace("thirty (45) days", "a short time");
  const quiet = reviewText(
    { text: plain },
    { general: { ...general, items: [item] }, playbooks: [], places: [] },
    NO_LAW,
  );
  expect(quiet.met.map(({ rule }) => rule)).toEqual(["pay"]);
  const risky = reviewText(
    { text: plain },
    { general: { ...general, items: [item, twice] }, playbooks: [], places: [] },
    NO_LAW,
  );
  expect([risky.findings.map(({ title }) => title), risky.met]).toEqual([["Twice"], []]);
});

test("a clause whose figures nothing was compared with is not listed as met", () => {
  const fair = text.replace("(45)", "(30)");
  const items = { ...general, items: [mustSay("pays")] };
  const { met, unchecked } = reviewText({ text: fair }, { general: items, playbooks: [], places: [] }, NO_LAW);
  expect(met).toEqual([]);
  expect(unchecked.map(({ rule, reason, found }) => [rule, reason, ...found])).toEqual([
    ["pay", "no_rule", "thirty (30) days"],
  ]);
});

test("an item with a condition applies only to texts that mention its subject", () => {
  const item = (word: string): PlaybookItem => ({ ...mustSay("backup"), id: word, when: phrase(word) });
  const items = [item("invoice"), item("pays")];
  const { missing } = reviewText({ text }, { general: { ...general, items }, playbooks: [], places: [] }, NO_LAW);
  expect(missing?.map(({ rule }) => rule)).toEqual(["pays"]);
});

test("an empty text is refused without findings", () => {
  expect(reviewText({ text: " \n" }, { general, playbooks: [], places: [] }, NO_LAW)).toMatchObject({
    refusal: "empty",
    findings: [],
  });
});

test("hits of one check become one finding if the playbook groups them", () => {
  const [check] = general.checks;
  const together: Playbook = { ...general, checks: check ? [{ ...check, together: true }] : [] };
  const twice = `${text}\n\n3. Fee. The Buyer pays a fee within sixty (90) days.`;
  const { findings } = reviewText({ text: twice }, { general: together, playbooks: [], places: [] }, NO_LAW);
  expect(findings.map(({ quote, also }) => [quote.text, ...also.map((one) => one.text)])).toEqual([
    ["thirty (45)", "sixty (90)"],
  ]);
});

const missingOf = (forms: Playbook["forms"], input: Partial<ReviewInput> = {}) => {
  const letters: Playbook = { ...general, id: "letters", forms, items: [mustSay("invoice")] };
  return reviewText({ text, ...input }, { general: letters, playbooks: [letters], places: [] }, NO_LAW).missing;
};

test("a checklist for letters does not say what a contract lacks, unless the visitor chose it", () => {
  expect(missingOf(["letter"])).toBe(null);
  expect(missingOf(["contract"])?.map(({ rule }) => rule)).toEqual(["pay"]);
  expect(missingOf(["letter"], { playbook: "letters" })?.map(({ rule }) => rule)).toEqual(["pay"]);
});

const UNSURE = "The Buyer pays the price. The Seller delivers the goods on time and in good order.";
const COURT = `Superior Court of Ohio\n\nBirch, plaintiff, against Aster, defendant.\n\n${UNSURE}`;

test("an unsure form is made up for by the visitor's choice of a kind; a court filing is not", () => {
  expect(missingOf(["contract"], { text: UNSURE })).toBe(null);
  expect(missingOf(["contract"], { text: UNSURE, playbook: "letters" })).toHaveLength(1);
  expect(missingOf(["contract"], { text: COURT, playbook: "letters" })).toBe(null);
});

test("a clause that a law might limit is not fine if that law could not be loaded", () => {
  const law = { figure: "fee", read: { name: "fees", column: "c" }, exempt: [], conditional: false, severity: "high" };
  const item = { ...mustSay("pays"), law: [law] } as unknown as PlaybookItem;
  const tools = { general: { ...general, items: [item] }, playbooks: [], places: [] };
  const { met, unchecked } = reviewText({ text, place: "US-OH" }, tools, NO_LAW);
  expect(met).toEqual([]);
  expect(unchecked.map(({ rule, reason }) => [rule, reason])).toEqual([["pay", "not_loaded"]]);
});

test("a figure is listed as not checked even if only the model could have found its clause", () => {
  const fee: PlaybookItem = {
    ...mustSay(""),
    id: "late_fee",
    find: { category: "late-fee", any: [], all: [], not: [], heading: [] },
    law: [
      {
        figure: "fee",
        read: { name: "late_fee", column: "limit", label: "Late fee", unit: "USD", bound: "inclusive_max" },
        exempt: [],
        conditional: false,
        severity: "high",
        say: "",
      },
    ],
  };
  const figures = [{ id: "fee", title: "Fee", kinds: ["money"], near: ["fee"], any: [], not: [] } as const];
  const tools = { general: { ...anyContract, figures, items: [fee] }, playbooks: [], places: [] };
  const { unchecked } = reviewText({ text: text.replace("thirty (45) days", "a fee of $900") }, tools, NO_LAW);
  expect(unchecked.map(({ rule, reason, found }) => [rule, reason, ...found])).toEqual([
    ["late_fee", "no_place", "$900"],
  ]);
});

test("a new clause goes after the last one, however short it is, and not among signatures or footnotes", () => {
  const lease =
    "LEASE\n\n1. Rent. The Tenant must pay the rent of $900 to the Landlord on the first day of each month.\n\n2. Law. This Lease is governed by the laws of Ohio.\n\nLandlord: ____________  Tenant: ____________\n\n[1] The deposit is held in a bank in Ohio.";
  const withItem = { general: { ...general, items: [mustSay("insurance")] }, playbooks: [], places: [] };
  const { missing } = reviewText({ text: lease }, withItem, NO_LAW);
  expect(missing?.[0]?.insertAfter?.text).toContain("This Lease is governed by the laws of Ohio.");
});
