import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { reviewPlaybooks } from "../../scripts/cli/review-playbooks.ts";
import { reviewText } from "../../src/engine/review/report/review-text.ts";
import type { KeyFactId } from "../../src/model/review/review.ts";
import { parseIsoDate } from "../../src/values/date.ts";

const page = readFileSync("docs/review-format.md", "utf8");

/** The names in the first column of the tables of the page. */
const documented = new Set(
  [...page.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ),
);

// Every id by its type: a new one is a type error until it is listed.
const factIds: { readonly [id in KeyFactId]: true } = {
  document_name: true,
  parties: true,
  agreement_date: true,
  effective_date: true,
  expiration_date: true,
  renewal_term: true,
  notice_period: true,
  governing_law: true,
  forum: true,
  rent: true,
  price: true,
  fee: true,
  pay: true,
  principal: true,
  deposit: true,
  late_fee: true,
  cap: true,
  money: true,
  signatures: true,
};

test("the page on the review format documents every key of a review and every fact", () => {
  const law = { today: parseIsoDate("2026-11-24")!, topics: {} };
  const review = reviewText(
    { text: "The Buyer must pay the Seller $100 under this agreement." },
    reviewPlaybooks(),
    law,
    null,
  );
  expect([...Object.keys(review), ...Object.keys(factIds)].filter((name) => !documented.has(name))).toEqual([]);
});

test("facts without a value are listed, except amounts with a purpose and signatures, as the page says", () => {
  const law = { today: parseIsoDate("2026-11-24")!, topics: {} };
  const { facts } = reviewText({ text: "The weather is nice today." }, reviewPlaybooks(), law, null);
  expect(facts.filter(({ values }) => values.length > 0)).toEqual([]);
  expect(facts.map(({ id }) => id).toSorted()).toEqual(
    ["document_name", "parties", "agreement_date", "effective_date", "expiration_date", "renewal_term"]
      .concat(["notice_period", "governing_law", "forum", "money"])
      .toSorted(),
  );
});
