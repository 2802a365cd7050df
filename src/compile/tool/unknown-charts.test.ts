import { describe, expect, test } from "vitest";
import type { ShownChart } from "../../model/tool-result.ts";
import { compileFiles } from "../fixture.ts";
import { gardenQuestions } from "./garden-questions.ts";
import { playToolCase, setToolStage } from "./play-tool-case.ts";

// A made-up law. California is known, Nevada has no row.
const law = `topic: garden_fee
title: Garden fees
keyed_on: start
official: https://example.org/courts
defaults: { source: "https://example.com/1", cite: Sample Code § 1, checked: 2026-11-20, review_by: 2027-11-20 }
columns: { fee: { unit: USD, label: Fee of the garden } }
places:
  US-CA: { status: secondary, from: 2020-01-01, fee: 10 }
`;

const places = `places:
  - { code: US-CA, kind: state, name: { en: California } }
  - { code: US-NV, kind: state, name: { en: Nevada } }
`;

const toolWith = (chart: string): string => `id: garden-fee
version: "1.0"
entry: { icon: house, primary: Garden Fee, secondary: Calculator }
slugs: [Garden-Fee-Calculator]
about: { makes: The fee., minutes: 2 }
keyed_on: start
law: { place: place, topics: [garden_fee] }
${gardenQuestions}
      - { id: income, kind: money, unit: USD, label: Income }
compute:
  - { id: asked, label: Asked, unit: USD, is: income }
answer: [{ say: "Done." }]
charts:
  - ${chart}
`;

const chartOf = (chart: string, place: string): ShownChart | undefined => {
  const compiled = compileFiles({
    "catalog/calculators/garden-fee.yaml": toolWith(chart),
    "catalog/law/garden-fee.yaml": law,
    "catalog/places.yaml": places,
  });
  const stage = setToolStage(compiled.tools.get("garden-fee.en")!, compiled.law, compiled.settings.defaults);
  const answers = { place, start: "2026-01-01", income: 50 };
  const full = { source: {}, today: "2026-11-21", jurisdiction: null, levelOfDetail: 5, answers };
  return playToolCase(stage, full)!.result!.charts[0];
};

const FEE = "{ label: Fee, unit: USD, value: law.garden_fee.fee }";
const INCOME = "{ label: Income, unit: USD, value: income }";

describe("a part of a chart that rests on unknown law is not known, and never zero", () => {
  test.each([
    ["split", `{ kind: split, say: Fees., parts: [${INCOME}, ${FEE}] }`],
    ["steps", `{ kind: steps, say: Fees., parts: [${INCOME}, ${FEE}] }`],
    ["threshold", `{ kind: threshold, say: Fees., value: ${INCOME}, limit: ${FEE} }`],
    [
      "a default",
      `{ kind: split, say: Fees., parts: [${INCOME}, { label: Fee, unit: USD, value: "coalesce(law.garden_fee.fee, 0)" }] }`,
    ],
  ])("%s", (_, chart) => {
    expect(chartOf(chart, "US-NV")?.parts).toEqual([
      { label: "Income", value: 50, shown: "$50.00" },
      { label: "Fee", value: null, shown: "not known" },
    ]);
    expect(chartOf(chart, "US-CA")?.parts[1]).toEqual({ label: "Fee", value: 10, shown: "$10.00" });
  });

  test("a line shows the points of which nothing is known in its table only", () => {
    const chart =
      '{ kind: line, say: Fees., x: { label: Years, value: "for i in 1..2 return i" }, y: { label: Fee, unit: USD, value: "for i in 1..2 return i * law.garden_fee.fee" } }';
    expect(chartOf(chart, "US-NV")?.points.map(({ y, shownY }) => [y, shownY])).toEqual([
      [null, "not known"],
      [null, "not known"],
    ]);
    expect(chartOf(chart, "US-CA")?.points.map(({ y }) => y)).toEqual([10, 20]);
  });

  test("a chart of which nothing is known is not drawn", () => {
    expect(chartOf(`{ kind: split, say: Fees., parts: [${FEE}] }`, "US-NV")).toBeUndefined();
  });
});
