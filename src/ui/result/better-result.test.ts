import { describe, expect, it } from "vitest";
import type { ToolResult, TraceStep } from "../../model/tool-result.ts";
import { decimal } from "../../values/decimal.ts";
import { betterOf, betterText } from "./better-result.ts";

const costing = (cost: number | null): { readonly result: ToolResult } => {
  const step = {
    id: "cost",
    path: "cost",
    label: "What you pay",
    unit: "USD",
    value: cost === null ? null : decimal(cost),
  };
  return { result: { trace: [step as TraceStep] } as unknown as ToolResult };
};
const NAMES = ["Now", "Kept A", "Kept B"];
const sentence = (costs: readonly (number | null)[], is: "lower" | "higher" = "lower"): string | null => {
  const best = betterOf(costs.map(costing), { value: "cost", is });
  return best && betterText(best, NAMES);
};

describe("compared results", () => {
  it("name the better one and how far it is ahead of the next", () => {
    expect(sentence([35_600, 30_000])).toBe("“Kept A” is better for you by $5,600 (what you pay).");
    expect(sentence([35_600, 30_000, 29_999.5])).toBe("“Kept B” is better for you by $0.50 (what you pay).");
    expect(sentence([35_600, 30_000], "higher")).toBe("“Now” is better for you by $5,600 (what you pay).");
  });

  it("say when they come to the same", () => {
    expect(sentence([30_000, 30_000])).toBe("Both give the same result (what you pay).");
  });

  it("say nothing where a result has no such figure, or there is only one", () => {
    expect(sentence([30_000, null])).toBeNull();
    expect(sentence([30_000])).toBeNull();
  });
});
