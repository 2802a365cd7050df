import { describe, expect, test } from "vitest";
import type { ToolResult } from "../../model/tool-result.ts";
import { compileGardenFee } from "../../../tests/support/garden-fee.ts";
import type { GardenToolParts } from "../../../tests/support/garden-fee.ts";

const resultOf = (tool: GardenToolParts, place: string, income = 50): ToolResult =>
  compileGardenFee(tool)({ place, income }).result!;

describe("unknown law is never comparable", () => {
  test.each([
    ["count(law.garden_fee.rows[item.up_to >= income]) = 0"],
    ["not(is answered(law.garden_fee.fee))"],
    ["law.garden_fee.fee = null"],
    ["coalesce(law.garden_fee.fee, 0) < income"],
    ["not(list contains(law.garden_fee.rows.up_to, income)) or count(law.garden_fee.rows) = 0"],
    ["law.garden_fee.fee < income"],
    ["(if law.garden_fee.fee > 5 then 1 else 2) = 2"],
  ])("refuses for lack of the law, never with the author's text, if the author's refusal reads it: %s", (when) => {
    const tool = { refuse: `refuse:\n  - { when: '${when}', say: The court does not hear it. }` };
    for (const place of ["US-NV", "US-WA"]) {
      const { refusal } = resultOf(tool, place);
      expect(refusal).toMatchObject({ reason: "law", official: "https://example.org/courts" });
      expect(refusal?.say).not.toContain("does not hear");
    }
  });

  test("the refusal says what is unknown, for which jurisdiction and date", () => {
    const tool = { refuse: "refuse:\n  - { when: law.garden_fee.fee < income, say: Too much. }" };
    expect(resultOf(tool, "US-NV").answer).toBe(
      "Fee of the garden: not known here. We have not confirmed the law of Nevada on January 1, 2026. Ask the court or agency there.",
    );
    expect(resultOf(tool, "US-NV").refusal?.parts).toEqual({
      heading: "We have not confirmed the law of Nevada on January 1, 2026.",
      below: "Fee of the garden: not known here. Ask the court or agency there.",
    });
    expect(resultOf(tool, "US-WA").answer).toBe(
      "Fee of the garden: sources disagree on the law of Washington on January 1, 2026, so we give no answer.",
    );
  });

  test("the reason of a refusal is the note of a value that is not known on that day", () => {
    const tool = { refuse: "refuse:\n  - { when: law.garden_fee.fee < income, say: Too much. }" };
    expect(resultOf(tool, "US-UT")).toMatchObject({
      why: "A new fee applies from 2026 on.",
      refusal: { reason: "law" },
    });
    expect(resultOf(tool, "US-NV").why).toBeNull();
    // Utah has no limit for any day, so the note on its fee does not say why.
    const limit = { refuse: "refuse:\n  - { when: law.garden_fee.limit < income, say: Too much. }" };
    expect(resultOf(limit, "US-UT")).toMatchObject({ why: null, refusal: { reason: "law" } });
  });

  test("a part that decides the condition needs no law", () => {
    const tool = { refuse: "refuse:\n  - { when: income > 60 and law.garden_fee.fee = null, say: Too much. }" };
    expect(resultOf(tool, "US-NV").answer).toBe("Done.");
    expect(resultOf(tool, "US-NV", 70).refusal).toMatchObject({ reason: "law" });
  });

  test("a law without a value is known, and so is a status", () => {
    const none = { refuse: "refuse:\n  - { when: law.garden_fee.cap = null, say: No limit. }" };
    expect(resultOf(none, "US-CA").refusal).toMatchObject({ reason: "rule", say: "No limit." });
    const status = {
      refuse: 'refuse:\n  - when: law.garden_fee.status in ("unknown", "disputed")\n    say: Ask the clerk.',
    };
    expect(resultOf(status, "US-NV").refusal).toMatchObject({ reason: "rule", say: "Ask the clerk." });
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
  ])("leaves a step without a value: %s", (_, compute) => {
    expect(resultOf({ compute }, "US-NV").refusal).toMatchObject({ reason: "law" });
    expect(resultOf({ compute }, "US-CA").refusal).toBeNull();
  });

  test("refuses for lack of the law that a step without a value reads", () => {
    const tool = {
      refuse: "refuse:\n  - { when: not(is answered(x)), say: The court does not hear it. }",
      compute: "  - { id: x, label: X, unit: USD, is: law.garden_fee.fee }",
    };
    expect(resultOf(tool, "US-NV").refusal).toMatchObject({ reason: "law" });
  });

  test("a key missing from its row is unknown", () => {
    const compute = "  - { id: x, label: X, unit: percent, is: law.garden_fee.shares.two }";
    expect(resultOf({ compute }, "US-CA").refusal).toMatchObject({ reason: "law" });
  });

  test("selects no answer", () => {
    const answer =
      'answer: [{ when: law.garden_fee.fee = null, say: "Nothing is due." }, { say: "Something is due." }]';
    expect(resultOf({ answer }, "US-NV").refusal).toMatchObject({ reason: "law" });
  });

  test("a refusal leaves out the notes that unknown law leaves open", () => {
    const refuse = "refuse:\n  - { when: law.garden_fee.fee < income, say: Too much. }";
    const rest =
      "not_covered: [{ text: The city adds a fee., when: law.garden_fee.fee > 5, may_change: true }, Trees., { text: Hedges., may_change: true }]";
    const found = resultOf({ refuse, rest }, "US-NV");
    expect(found.refusal?.reason).toBe("law");
    expect(found.notCovered).toEqual(["Trees.", "Hedges."]);
    expect(found.mayChange).toEqual(["Hedges."]);
  });

  test("a note or next step that it leaves open says so", () => {
    const rest = `not_covered: [{ text: The city adds a fee., when: law.garden_fee.fee > 5 }]
next_steps: [{ text: Pay the fee., when: law.garden_fee.fee > 5 }]
charts: [{ kind: split, say: Fees., when: law.garden_fee.fee = null, parts: [income] }]`;
    const found = resultOf({ rest }, "US-NV");
    expect(found.notCovered).toEqual(["We do not know whether this applies here: The city adds a fee."]);
    expect(found.nextSteps.map(({ text }) => text)).toEqual(["We do not know whether this applies here: Pay the fee."]);
    expect(found.charts).toEqual([]);
    expect(resultOf({ rest }, "US-CA").notCovered).toEqual(["The city adds a fee."]);
  });

  test("a next step links to the official page of the place", () => {
    const rest = "next_steps: [{ text: Ask the city., official: garden_fee }, { text: Pay. }]";
    const found = resultOf({ rest }, "US-CA");
    expect(found.nextSteps.map(({ official }) => official)).toEqual(["https://example.org/courts", null]);
  });
});
