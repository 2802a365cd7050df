import { describe, expect, test } from "vitest";
import type { ChartView } from "../../model/tool-result.ts";
import { compileGardenFee } from "../../../tests/support/garden-fee.ts";

const chartOf = (chart: string, place: string): ChartView | undefined =>
  compileGardenFee({ rest: `charts:\n  - ${chart}` })({ place }).result!.charts[0];

const FEE = "{ label: Fee, unit: USD, value: law.garden_fee.fee }";
const INCOME = "{ label: Income, unit: USD, value: income }";

describe("a chart part that depends on unknown law is unknown, never zero", () => {
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
      { label: "Income", value: 50, formatted: "$50.00" },
      { label: "Fee", value: null, formatted: "not known" },
    ]);
    expect(chartOf(chart, "US-CA")?.parts[1]).toEqual({ label: "Fee", value: 10, formatted: "$10.00" });
  });

  test("a line chart shows unknown points only in its table", () => {
    const chart =
      '{ kind: line, say: Fees., x: { label: Years, value: "for i in 1..2 return i" }, y: { label: Fee, unit: USD, value: "for i in 1..2 return i * law.garden_fee.fee" } }';
    expect(chartOf(chart, "US-NV")?.points.map(({ y, formattedY }) => [y, formattedY])).toEqual([
      [null, "not known"],
      [null, "not known"],
    ]);
    expect(chartOf(chart, "US-CA")?.points.map(({ y }) => y)).toEqual([10, 20]);
  });

  test("bars keep a figure of zero, and have a mark at the limit", () => {
    const chart = `{ kind: bars, say: Fees., unit: USD, parts: [${INCOME}, { label: None, value: 0 * income }], limit: ${FEE} }`;
    expect(chartOf(chart, "US-CA")?.parts.map(({ label, formatted }) => [label, formatted])).toEqual([
      ["Income", "$50.00"],
      ["None", "$0.00"],
    ]);
    expect(chartOf(chart, "US-CA")?.limit).toEqual({ label: "Fee", value: 10, formatted: "$10.00" });
    expect(chartOf(chart, "US-NV")?.limit).toEqual({ label: "Fee", value: null, formatted: "not known" });
  });

  test("bars of a list of places have the names of the places", () => {
    const list = `{ kind: bars, say: Fees., x: { label: State, value: "[place]" }, y: { label: Income, unit: USD, value: "[income]" }, limit: ${FEE} }`;
    expect(chartOf(list, "US-CA")?.parts).toEqual([{ label: "California", value: 50, formatted: "$50.00" }]);
    expect(chartOf(list, "US-CA")?.legend).toBeNull();
  });

  test("bars are solid where their list says so, and the others light", () => {
    const solid = 'solid: { label: Over the fee, value: "[income > law.garden_fee.fee, false]", others: Not over it }';
    const list = `{ kind: bars, say: Fees., x: { label: State, value: "[place, place]" }, y: { label: Income, unit: USD, value: "[income, income]" }, ${solid} }`;
    expect(chartOf(list, "US-CA")).toMatchObject({ legend: { solid: "Over the fee", light: "Not over it" } });
    expect(chartOf(list, "US-CA")?.parts.map(({ isLight }) => isLight)).toEqual([undefined, true]);
  });

  test("a chart without any known part is not drawn", () => {
    expect(chartOf(`{ kind: split, say: Fees., parts: [${FEE}] }`, "US-NV")).toBeUndefined();
  });
});
