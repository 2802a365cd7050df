import { describe, expect, test } from "vitest";
import type { ToolResult } from "../../model/tool-result.ts";
import { compileFiles } from "../fixture.ts";
import { gardenQuestions } from "./garden-questions.ts";
import { playToolCase, setToolStage } from "./play-tool-case.ts";

// A made-up law: Oregon sets no fee (read in a summary), California a fee and a limit only a refusal looks at.
const law = `topic: garden_fee
title: Garden fees
keyed_on: start
defaults: { source: "https://example.com/1", cite: Sample Code § 1, checked: 2026-11-20, review_by: 2027-11-20 }
columns:
  fee: { unit: USD, label: Fee of the garden }
  limit: { unit: USD, label: Highest income }
  applies: { type: boolean, label: Whether the fee is due }
places:
  US-CA:
    status: confirmed
    from: 2020-01-01
    quote: a fee of ten dollars
    fee: 10
    limit: { value: 5000, status: secondary }
    applies: true
  US-OR: { status: secondary, from: 2020-01-01, fee: { value: null }, limit: { value: 5000 }, applies: false }
`;

const tool = `id: garden-fee
version: "1.0"
entry: { icon: house, primary: Garden Fee, secondary: Calculator }
slugs: [Garden-Fee-Calculator]
about: { makes: The fee., minutes: 2 }
keyed_on: start
law: { place: place, topics: [garden_fee] }
${gardenQuestions}
      - { id: income, kind: money, unit: USD, label: Income }
refuse:
  - when: income > law.garden_fee.limit
    say: No formula is for this income.
compute:
  - group: What is due
    when: law.garden_fee.applies
    compute:
      - { id: fee, label: Fee, unit: USD, is: law.garden_fee.fee }
      - { id: beds, label: Beds, unit: count, is: fee / 5 }
answer:
  - { when: law.garden_fee.status = "none", verdict: no, say: No fee is due. }
  - { when: is answered(fee), verdict: yes, say: "The fee is {{ fee | money }}." }
  - { say: Nothing is due. }
`;

const places = `places:
  - { code: US-CA, kind: state, name: { en: California } }
  - { code: US-OR, kind: state, name: { en: Oregon } }
  - { code: US-NV, kind: state, name: { en: Nevada } }
`;

const compiled = compileFiles({
  "catalog/calculators/garden-fee.yaml": tool,
  "catalog/law/garden-fee.yaml": law,
  "catalog/places.yaml": places,
});

const resultOf = (answers: { readonly [field: string]: string | number }): ToolResult => {
  const definition = compiled.tools.get("garden-fee.en")!;
  const stage = setToolStage(definition, compiled.law, compiled.settings.defaults);
  const facts = { place: "US-CA", start: "2026-01-01", income: 100, ...answers };
  return playToolCase(stage, { source: {}, today: "2026-11-21", jurisdiction: null, levelOfDetail: 5, answers: facts })!
    .result!;
};

const kinds = ({ banners }: ToolResult): readonly string[] => banners.map(({ kind }) => kind);

describe("law behind a result", () => {
  test("R02 that the law sets nothing, where it was read in a summary, is only probable and says so", () => {
    const found = resultOf({ place: "US-OR" });
    expect(found).toMatchObject({ verdict: "probably_not", answer: "No fee is due." });
    expect(kinds(found)).toEqual(["secondary"]);
    expect(found.sources.map(({ column, status }) => [column, status])).toContainEqual(["fee", "none"]);
  });

  test("R05 law that only a refusal or a condition looks at has its source and banner", () => {
    const found = resultOf({});
    expect(found).toMatchObject({ verdict: "probably", answer: "The fee is $10.00." });
    expect(found.sources.map(({ column }) => column)).toEqual(["fee", "limit", "applies"]);
    expect(kinds(found)).toEqual(["secondary"]);
  });

  test("R05 a refusal names the law it rests on", () => {
    const found = resultOf({ income: 6000 });
    expect(found.refused).toMatchObject({ because: "rule", say: "No formula is for this income." });
    expect(found.sources.map(({ column, cite }) => [column, cite])).toContainEqual(["limit", "Sample Code § 1"]);
  });

  test("a condition that cannot be decided for want of law refuses: nothing is left out in silence", () => {
    expect(resultOf({ start: "2019-12-31" }).refused).toMatchObject({
      because: "before_data",
      say: expect.stringContaining("do not go back") as string,
    });
    expect(resultOf({ place: "US-NV" }).refused).toMatchObject({ because: "law" });
  });

  test("a count is a plain number", () => {
    expect(resultOf({}).values["beds"]?.shown).toBe("2");
  });
});
