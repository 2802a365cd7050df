import { describe, expect, test } from "vitest";
import type { ToolResult } from "../../../model/tool-result.ts";
import { compileGardenFee } from "../../../../tests/support/garden-fee.ts";
import type { GardenAnswers } from "../../../../tests/support/garden-fee.ts";

const play = compileGardenFee({
  refuse: `refuse:
  - when: income > law.garden_fee.limit
    say: No formula is for this income.`,
  compute: `  - group: What is due
    when: law.garden_fee.applies
    compute:
      - { id: fee, label: Fee, unit: USD, is: law.garden_fee.fee }
      - { id: beds, label: Beds, unit: count, is: fee / 5 }`,
  answer: `answer:
  - { when: law.garden_fee.status = "none", verdict: no, say: No fee is due. }
  - { when: is answered(fee), verdict: yes, say: "The fee is {{ fee | money }}." }
  - { say: Nothing is due. }`,
});

const resultOf = (answers: GardenAnswers): ToolResult => play({ income: 100, ...answers }).result!;

const kinds = ({ banners }: ToolResult): readonly string[] => banners.map(({ kind }) => kind);

describe("law behind a result", () => {
  test("is only probable if a secondary source says that the law sets nothing (R02)", () => {
    const found = resultOf({ place: "US-OR" });
    expect(found).toMatchObject({ verdict: "probably_not", answer: "No fee is due." });
    expect(kinds(found)).toEqual(["secondary"]);
    expect(found.sources.map(({ column, status }) => [column, status])).toContainEqual(["fee", "none"]);
  });

  test("lists law that only a refusal or condition reads, with its source and banner (R05)", () => {
    const found = resultOf({});
    expect(found).toMatchObject({ verdict: "probably", answer: "The fee is $10.00." });
    expect(found.sources.map(({ column }) => column)).toEqual(["fee", "limit", "applies"]);
    expect(kinds(found)).toEqual(["secondary"]);
  });

  test("names the law behind a refusal (R05)", () => {
    const found = resultOf({ income: 6000 });
    expect(found.refusal).toMatchObject({ reason: "rule", say: "No formula is for this income." });
    expect(found.sources.map(({ column, cite }) => [column, cite])).toContainEqual(["limit", "Sample Code § 1"]);
  });

  test("refuses if unknown law leaves a condition open, instead of omitting it silently", () => {
    expect(resultOf({ start: "2019-12-31" }).refusal).toMatchObject({
      reason: "before_data",
      say: expect.stringContaining("do not go back") as string,
    });
    expect(resultOf({ place: "US-NV" }).refusal).toMatchObject({ reason: "law" });
  });

  test("shows a count as a plain number", () => {
    expect(resultOf({}).values["beds"]?.formatted).toBe("2");
  });
});
