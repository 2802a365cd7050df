import { describe, expect, test } from "vitest";
import { prepareToolRun, runToolCase } from "../../src/compiler/verify/rules/run-tool-case.ts";
import type { ChartView, ToolResult } from "../../src/model/tool-result.ts";
import { compiled } from "./open-cases.ts";
import { casesOf } from "./tool-facts.ts";

const AMOUNT = /\$[\d,]+(?:\.\d+)?/g;

const plain = (shown: string): string => shown.replaceAll(/[,]|\.00$/g, "");
const amountsIn = (text: string): readonly string[] => [...text.matchAll(AMOUNT)].map(([one]) => plain(one));
const textOf = ({ answer, why, change }: ToolResult): string => `${answer} ${why ?? ""} ${change ?? ""}`;

type Shown = { readonly name: string; readonly result: ToolResult; readonly chart: ChartView };

/** Every chart of every case of a tool. */
const chartsOf = (id: string): readonly Shown[] => {
  const tool = compiled.tools.get(id)!;
  const runnable = prepareToolRun(tool, compiled.law, compiled.settings.defaults);
  return casesOf(tool).flatMap((full) => {
    const result = runToolCase(runnable, full)?.result;
    return (result?.charts ?? []).map((chart) => ({ name: full.source.name ?? "", result: result!, chart }));
  });
};

describe.each([...compiled.tools.keys()])("the charts of %s", (id) => {
  const shown = chartsOf(id);

  test("the parts add up to the amount that the chart names", () => {
    for (const { name, chart } of shown) {
      const named = amountsIn(chart.say);
      const values = chart.parts.map(({ value }) => value);
      if (chart.kind !== "split" || named.length !== 1 || values.includes(null)) continue;
      const sum = values.reduce((all: number, value) => all + (value ?? 0), 0);
      expect(Number(named[0]!.slice(1)), `${name}: ${chart.say}`).toBeCloseTo(sum, 2);
    }
  });

  test("a marked limit is a figure of the answer", () => {
    for (const { name, result, chart } of shown) {
      const figures = amountsIn(textOf(result));
      const marks = chart.parts.map((part) => plain(part.formatted));
      if (chart.kind !== "threshold" || !marks[1]?.startsWith("$") || figures.length === 0) continue;
      expect(figures, `${name}: ${chart.say}`).toContain(marks[1]);
    }
  });
});

test("a bar is solid exactly where the answer names a duty to collect sales tax, and passes the mark there", () => {
  for (const { name, result, chart } of chartsOf("sales-tax-nexus.en")) {
    const duties =
      /^You must register and collect sales tax in (.*?)(?:, but not in |\.)/.exec(result.answer)?.[1] ?? "";
    for (const { label, value, isLight } of chart.parts) {
      const isNamed = duties.includes(label);
      expect(isLight !== true, `${name}: ${label}`).toBe(isNamed);
      // At the mark itself the words of the law decide: some states ask for more than the threshold.
      if (value !== chart.limit!.value) expect(value! > chart.limit!.value!, `${name}: ${label}`).toBe(isNamed);
    }
  }
});
