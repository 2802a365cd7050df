import { describe, expect, test } from "vitest";
import type { ToolResult } from "../../model/tool-result.ts";
import { compileFiles } from "../fixture.ts";
import { gardenQuestions } from "./garden-questions.ts";
import { playToolCase, setToolStage } from "./play-tool-case.ts";

// A made-up law. California is known, Oregon disputed, Nevada has no row; only California has a table of fees.
const law = `topic: garden_fee
title: Garden fees
keyed_on: start
official: https://example.org/courts
defaults: { source: "https://example.com/1", cite: Sample Code § 1, checked: 2026-11-20, review_by: 2027-11-20 }
columns:
  fee: { unit: USD, label: Fee of the garden }
  rows: { rows: { up_to: USD, fee: USD }, label: Fees by income }
  cap: { unit: USD, label: Highest fee }
  shares: { by: [one, two], unit: percent, label: Shares }
places:
  US-CA: { status: secondary, from: 2020-01-01, fee: 10, rows: [{ up_to: 100, fee: 1 }], cap: { value: null }, shares: { one: 5 } }
  US-OR: { status: disputed, from: 2020-01-01, fee: 10 }
`;

const places = `places:
  - { code: US-CA, kind: state, name: { en: California } }
  - { code: US-OR, kind: state, name: { en: Oregon } }
  - { code: US-NV, kind: state, name: { en: Nevada } }
`;

const toolOf = (parts: {
  readonly refuse?: string;
  readonly compute?: string;
  readonly rest?: string;
  readonly answer?: string;
}) => `id: garden-fee
version: "1.0"
entry: { icon: house, primary: Garden Fee, secondary: Calculator }
slugs: [Garden-Fee-Calculator]
about: { makes: The fee., minutes: 2 }
keyed_on: start
law: { place: place, topics: [garden_fee] }
${gardenQuestions}
      - { id: income, kind: money, unit: USD, label: Income }
${parts.refuse ?? ""}
compute:
${parts.compute ?? "  - { id: asked, label: Asked, unit: USD, is: income }"}
${parts.answer ?? 'answer: [{ say: "Done." }]'}
${parts.rest ?? ""}
`;

const resultOf = (tool: string, place: string, income = 50): ToolResult => {
  const compiled = compileFiles({
    "catalog/calculators/garden-fee.yaml": tool,
    "catalog/law/garden-fee.yaml": law,
    "catalog/places.yaml": places,
  });
  const stage = setToolStage(compiled.tools.get("garden-fee.en")!, compiled.law, compiled.settings.defaults);
  const answers = { place, start: "2026-01-01", income };
  return playToolCase(stage, { source: {}, today: "2026-11-21", jurisdiction: null, levelOfDetail: 5, answers })!
    .result!;
};

describe("unknown law never compares as a value", () => {
  test.each([
    ["count(law.garden_fee.rows[item.up_to >= income]) = 0"],
    ["not(is answered(law.garden_fee.fee))"],
    ["law.garden_fee.fee = null"],
    ["coalesce(law.garden_fee.fee, 0) < income"],
    ["not(list contains(law.garden_fee.rows.up_to, income)) or count(law.garden_fee.rows) = 0"],
    ["law.garden_fee.fee < income"],
    ["(if law.garden_fee.fee > 5 then 1 else 2) = 2"],
  ])("a refusal that reads it refuses for want of that law, never in the author's words: %s", (when) => {
    const tool = toolOf({ refuse: `refuse:\n  - { when: '${when}', say: The court does not hear it. }` });
    for (const place of ["US-NV", "US-OR"]) {
      const { refused } = resultOf(tool, place);
      expect(refused).toMatchObject({ because: "law", official: "https://example.org/courts" });
      expect(refused?.say).not.toContain("does not hear");
    }
  });

  test("the refusal says what is not known, where and when", () => {
    const tool = toolOf({ refuse: "refuse:\n  - { when: law.garden_fee.fee < income, say: Too much. }" });
    expect(resultOf(tool, "US-NV").answer).toBe(
      "Fee of the garden: not known here. We have not confirmed the law of Nevada on January 1, 2026. Ask the court or agency there.",
    );
    expect(resultOf(tool, "US-OR").answer).toBe(
      "Fee of the garden: sources disagree on the law of Oregon on January 1, 2026, so we give no answer.",
    );
  });

  test("a part that settles the condition needs no law", () => {
    const tool = toolOf({ refuse: "refuse:\n  - { when: income > 60 and law.garden_fee.fee = null, say: Too much. }" });
    expect(resultOf(tool, "US-NV").answer).toBe("Done.");
    expect(resultOf(tool, "US-NV", 70).refused).toMatchObject({ because: "law" });
  });

  test("a law that sets no value is known, and so is a status", () => {
    const none = toolOf({ refuse: "refuse:\n  - { when: law.garden_fee.cap = null, say: No limit. }" });
    expect(resultOf(none, "US-CA").refused).toMatchObject({ because: "rule", say: "No limit." });
    const status = toolOf({
      refuse: 'refuse:\n  - when: law.garden_fee.status in ("unknown", "disputed")\n    say: Ask the clerk.',
    });
    expect(resultOf(status, "US-NV").refused).toMatchObject({ because: "rule", say: "Ask the clerk." });
  });

  test.each([
    [
      "a condition of a step",
      "  - { id: x, label: X, unit: USD, when: not(is answered(law.garden_fee.fee)), is: income }",
    ],
    [
      "a condition of a variant",
      "  - { id: x, label: X, unit: USD, variants: [{ when: law.garden_fee.fee > 5, is: income }, { is: '0' }] }",
    ],
    [
      "a row of a table",
      "  - { id: x, label: X, hit: first, inputs: [income], outputs: [name], rows: [{ if: ['<= law.garden_fee.fee'], then: [low] }, { if: ['-'], then: [high] }] }",
    ],
    ["a default", "  - { id: x, label: X, unit: USD, is: 'coalesce(law.garden_fee.fee, 0)' }"],
    ["a count", "  - { id: x, label: X, unit: count, is: count(law.garden_fee.rows) }"],
  ])("it leaves a step without a value: %s", (_, compute) => {
    expect(resultOf(toolOf({ compute }), "US-NV").refused).toMatchObject({ because: "law" });
    expect(resultOf(toolOf({ compute }), "US-CA").refused).toBeNull();
  });

  test("a refusal that reads a step without a value refuses for want of the law the step reads", () => {
    const tool = toolOf({
      refuse: "refuse:\n  - { when: not(is answered(x)), say: The court does not hear it. }",
      compute: "  - { id: x, label: X, unit: USD, is: law.garden_fee.fee }",
    });
    expect(resultOf(tool, "US-NV").refused).toMatchObject({ because: "law" });
  });

  test("a key that its row leaves out is not known", () => {
    const compute = "  - { id: x, label: X, unit: percent, is: law.garden_fee.shares.two }";
    expect(resultOf(toolOf({ compute }), "US-CA").refused).toMatchObject({ because: "law" });
  });

  test("an answer is not chosen by it", () => {
    const answer =
      'answer: [{ when: law.garden_fee.fee = null, say: "Nothing is due." }, { say: "Something is due." }]';
    expect(resultOf(toolOf({ answer }), "US-NV").refused).toMatchObject({ because: "law" });
  });

  test("a note or a next step that it leaves open says so", () => {
    const rest = `not_covered: [{ text: The city adds a fee., when: law.garden_fee.fee > 5 }]
next_steps: [{ text: Pay the fee., when: law.garden_fee.fee > 5 }]
charts: [{ kind: split, say: Fees., when: law.garden_fee.fee = null, parts: [income] }]`;
    const found = resultOf(toolOf({ rest }), "US-NV");
    expect(found.notCovered).toEqual(["We do not know whether this applies here: The city adds a fee."]);
    expect(found.nextSteps.map(({ text }) => text)).toEqual(["We do not know whether this applies here: Pay the fee."]);
    expect(found.charts).toEqual([]);
    expect(resultOf(toolOf({ rest }), "US-CA").notCovered).toEqual(["The city adds a fee."]);
  });
});
