import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCatalog } from "../../compiler/catalog/catalog.ts";
import { gardenQuestions } from "../../../tests/support/garden-questions.ts";
import { runToolCase, prepareToolRun } from "../../compiler/verify/rules/run-tool-case.ts";

const PLACES = readFileSync(join(import.meta.dirname, "../../../tests/fixtures/kitchen-sink/places.yaml"), "utf8");
const TODAY = "2026-11-21";

type Columns = { readonly [column: string]: "confirmed" | "secondary" };

/** Fictional law of one jurisdiction; its columns differ in certainty. */
const lawOf = (columns: Columns): string => {
  const status = (column: string): string => `status: ${columns[column] ?? "confirmed"}`;
  return `
topic: garden_rent
title: Rents of gardens
keyed_on: start
official: https://example.com/
defaults: { from: 2020-01-01, cite: Sample Code § 1, source: "https://example.com/1", quote: as the schedule says, checked: 2026-11-20, review_by: 2027-11-20 }
columns:
  usual: { unit: USD }
  floor: { unit: USD }
  low: { unit: USD }
  big: { unit: USD }
  bonus: { unit: USD }
places:
  US-CA:
    status: confirmed
    usual: { value: 90, ${status("usual")} }
    floor: { value: 100, ${status("floor")} }
    low: { value: 20, ${status("low")} }
    big: { value: 1000, ${status("big")} }
    bonus: { value: null, ${status("bonus")} }
`;
};

const TOOL = `
id: garden-rent
version: "1.0"
entry: { icon: leaf, primary: Garden Rent, secondary: Calculator }
slugs: [Garden-Rent-Calculator]
about: { makes: The rent of a garden., minutes: 1 }
keyed_on: start
law: { place: place, topics: { garden_rent: {} } }
${gardenQuestions}
      - { id: income, kind: money, unit: USD, label: Income, min: 0, max: 100000 }
compute:
  - id: rent
    label: Rent
    unit: USD
    variants:
      - { when: income < law.garden_rent.floor, is: law.garden_rent.low }
      - { is: law.garden_rent.usual }
    why: The law sets it.
  - id: size
    label: Size
    hit: first
    inputs: [income]
    outputs: [name]
    rows:
      - { if: ["<= law.garden_rent.big"], then: [small] }
      - { if: ["-"], then: [large] }
  - id: extra
    label: Bonus
    when: law.garden_rent.columns.bonus.status != "none"
    unit: USD
    is: law.garden_rent.bonus
    why: Where the law gives one.
answer:
  - { verdict: yes, say: "Yes. It is {{ rent | money }}." }
`;

const verdictOf = (columns: Columns, income: number): string | null => {
  const catalog = createCatalog();
  catalog.set("catalog/places.yaml", PLACES);
  catalog.set("catalog/law/garden-rent.yaml", lawOf(columns));
  catalog.set("catalog/calculators/garden-rent.yaml", TOOL);
  const { tools, law, settings } = catalog.compile();
  const runnable = prepareToolRun(tools.get("garden-rent.en")!, law, settings.defaults);
  const answers = { place: "US-CA", start: "2026-01-01", income };
  const caseResult = runToolCase(runnable, {
    today: TODAY,
    jurisdiction: "US-CA",
    levelOfDetail: 5,
    answers,
    source: {},
  });
  return caseResult?.result?.verdict ?? null;
};

// The income is 50 or 500. Below the floor of 100, the low rent applies; the size turns at 1,000; there is no bonus.
test.each([
  ["all columns are confirmed", {}, 500, "yes"],
  ["the figure itself is secondary", { usual: "secondary" }, 500, "probably"],
  ["an unused figure is secondary", { low: "secondary" }, 500, "yes"],
  ["an unused figure is secondary, below the floor", { usual: "secondary" }, 50, "yes"],
  ["the limit that selected the figure is secondary, from above", { floor: "secondary" }, 500, "probably"],
  ["the limit that selected the figure is secondary, from below", { floor: "secondary" }, 50, "probably"],
  ["the limit of a table row is secondary", { big: "secondary" }, 500, "probably"],
  ["the absence of a bonus is secondary", { bonus: "secondary" }, 500, "probably"],
] as const)("an answer is at most as certain as any column it depends on: %s", (_, columns, income, verdict) => {
  expect(verdictOf(columns, income)).toBe(verdict);
});
