import { describe, expect, test } from "vitest";
import type { Block, LegalDocument } from "../../model/document.ts";
import type { Problem } from "../../model/problem.ts";
import { checkOutput } from "../verify/cases/check-output.ts";
import { createCatalog } from "./catalog.ts";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";
import { readYaml } from "../yaml/read-yaml.ts";

const BODY = "catalog/documents/sample/ja/document.yaml";

const body = baseDocument
  .replace(/^slugs.*\n/m, "")
  .replace("id: sample\n", "id: sample\nlanguage: ja\njurisdiction: JP\ncurrency: JPY\n");

const codesIn = (problems: readonly Problem[], file: string): readonly string[] =>
  problems.filter((problem) => problem.file === file).map(({ code }) => code);

describe("Japanese texts for visitors (L17)", () => {
  test.each([
    ["a sentence of more than sixty characters", `${"あ".repeat(61)}。`, "CW084"],
    ["two styles in one text", "これは仕事です。それは猫である。", "CW098"],
    ["a double negative", "できないことはないです。", "CW097"],
    ["a short one in one style", "これは仕事です。猫もいます。", null],
  ])("%s", (_, plain, code) => {
    const text = body.replace("plain: Each job is part of the work.", `plain: ${plain}`);
    const codes = codesIn(compileFiles({ [BASE_PATH]: baseDocument, [BODY]: text }).problems, BODY);
    const wording = codes.filter((one) => /^CW(084|097|098)$/.test(one));
    expect(wording).toEqual(code === null ? [] : [code]);
  });

  test.each([
    ["a name of seventeen characters is too long for the menu (L39)", 17, ["CW091"]],
    ["one of sixteen fits (L39)", 16, []],
  ] as const)("%s", (_, length, expected) => {
    const text = body.replace(
      "primary: Sample, secondary: Agreement",
      `primary: ${"庭".repeat(length)}, secondary: ""`,
    );
    const codes = codesIn(compileFiles({ [BASE_PATH]: baseDocument, [BODY]: text }).problems, BODY);
    expect(codes.filter((one) => one === "CW091")).toEqual(expected);
  });
});

describe("law past its review date (L20)", () => {
  const law = `topic: limits
keyed_on: start
columns: { limit: { unit: USD } }
places:
  US-CA:
    status: confirmed
    limit: [{ from: 2026-01-01, value: 10, cite: Code § 1, source: "https://example.com", checked: 2026-11-20, review_by: 2027-01-01, quote: ten }]
`;
  test.each([
    ["on the day", "2027-01-01", []],
    ["one day after it", "2027-01-02", ["CW062"]],
    ["thirty days after it", "2027-01-31", ["CW062"]],
    ["more than thirty days after it", "2027-02-01", ["CW063"]],
  ])("%s", (_, today, expected) => {
    const catalog = createCatalog({ today });
    catalog.set("catalog/law/limits.yaml", law);
    expect(catalog.compile().problems.map(({ code }) => code)).toEqual(expected);
  });

  test.each([
    ["the day before a later value replaces it", "2027-03-31", ["CW063"]],
    ["the day a later value replaces it", "2027-04-01", []],
  ])("reports a value past its review date until it is replaced: %s", (_, today, expected) => {
    const catalog = createCatalog({ today });
    const next =
      '{ from: 2027-04-01, value: 12, cite: Code § 1, source: "https://example.com", checked: 2026-11-20, review_by: 2028-01-01, quote: twelve }';
    catalog.set("catalog/law/limits.yaml", law.replace("limit: [", `limit: [${next}, `));
    expect(catalog.compile().problems.map(({ code }) => code)).toEqual(expected);
  });

  test.each([
    ["on its last day", "2027-03-31", ["CW063"]],
    ["after its last day", "2027-04-01", []],
  ])("needs no review of a value that has ended: %s", (_, today, expected) => {
    const catalog = createCatalog({ today });
    catalog.set("catalog/law/limits.yaml", law.replace("from: 2026-01-01", "from: 2026-01-01, to: 2027-03-31"));
    expect(catalog.compile().problems.map(({ code }) => code)).toEqual(expected);
  });

  test("combines the values of one jurisdiction by review date", () => {
    const catalog = createCatalog({ today: "2027-01-02" });
    const other =
      '{ from: 2020-01-01, value: 8, cite: Code § 1, source: "https://example.com", checked: 2026-11-20, quote: ten';
    const columns = law.replace("{ limit: { unit: USD } }", "{ limit: { unit: USD }, fee: {}, cap: {} }");
    const rows = `    fee: ${other}, review_by: 2027-01-01 }\n    cap: ${other}, review_by: 2026-12-01 }\n`;
    catalog.set("catalog/law/limits.yaml", columns + rows);
    expect(catalog.compile().problems.map(({ code, message }) => [code, message])).toEqual([
      ["CW062", "2 values of US-CA should have been read again by 2027-01-01."],
      ["CW063", "This value should have been read again by 2026-12-01."],
    ]);
  });
});

describe("numbering of a finished document (L28)", () => {
  const clause = (number: string): Block => ({
    type: "clause",
    id: `c${number}`,
    level: 1,
    number,
    style: {},
    fields: [],
    blocks: [],
  });
  const codesOf = (...numbers: readonly string[]): readonly string[] => {
    const codes: string[] = [];
    const document: LegalDocument = {
      title: "Test",
      language: "en",
      numbering: "decimal",
      blocks: numbers.map(clause),
      provenance: { definition: "test", version: "1.0", hash: "h", on: "2026-11-21" },
    };
    const source = readYaml("catalog/x.yaml", "name: one\n").root ?? {};
    checkOutput({ document, text: "Words.", full: { source } }, (code) => void codes.push(code));
    return codes;
  };

  test.each([
    [["1.", "2.", "3."], []],
    [["第1条", "第2条"], []],
    [["1.", "3."], ["CW073"]],
    [["1.", "2.", "2."], ["CW073"]],
    [["2."], ["CW073"]],
  ] as const)("%j", (numbers, expected) => {
    expect(codesOf(...numbers)).toEqual(expected);
  });
});

describe("citations (L21)", () => {
  const places = `places:
  - { code: US-CA, kind: state, cites: [Cal.], name: { en: California } }
  - { code: US-TX, kind: state, cites: [Tex.], name: { en: Texas } }
`;
  const law = (cite: string): string => `topic: limits
keyed_on: start
columns: { limit: { unit: USD } }
places:
  US-CA:
    status: confirmed
    limit: [{ from: 2026-01-01, value: 10, cite: "${cite}", source: "https://example.com", checked: 2026-11-20, review_by: 2027-01-01, quote: ten }]
`;
  test.each([
    ["Cal. Civ. Code § 1950.5", []],
    ["15 U.S.C. § 7001", []],
    ["Cal. Civ. Code §§ 1950.5, 1951", []],
    ["Tex. Prop. Code § 92.103", ["CW077"]],
    ["Cal. Civ. Code §1950.5", ["CW077"]],
    ["Cal. Civ. Code Section 1950.5", ["CW077"]],
  ])("%s", (cite, expected) => {
    const files = { "catalog/places.yaml": places, "catalog/law/limits.yaml": law(cite) };
    expect(compileFiles(files).problems.map(({ code }) => code)).toEqual(expected);
  });
});

describe("links to a section (L22)", () => {
  const page = (href: string): string => `id: help
title: Help
lead: How to do things here.
paths: [/help, /help/en]
icon: circle-question-mark
sections:
  - { id: tasks, heading: Tasks, items: [{ text: More about this, href: "${href}" }] }
`;
  test.each([
    ["/help#tasks", []],
    ["/services#anything", []],
    ["/help", []],
    ["/help/en#task", ["CW021"]],
  ])("%s", (href, expected) => {
    const { problems } = compileFiles({ "catalog/pages/help.yaml": page(href) });
    expect(problems.map(({ code }) => code)).toEqual(expected);
  });
});

describe("share of passive sentences (L17)", () => {
  const page = (passive: number, active: number): string =>
    baseDocument.replace(
      "plain: Each job is part of the work.",
      `plain: ${"The fee is paid. ".repeat(passive)}${"You pay the fee. ".repeat(active)}`,
    );
  const codes = (passive: number, active: number): readonly string[] =>
    codesIn(compileFiles({ [BASE_PATH]: page(passive, active) }).problems, BASE_PATH).filter((one) => one === "CW078");

  // The base document contributes a few sentences of its own.
  test("reports more than a fifth, accepts less, and ignores pages with few sentences", () => {
    expect(codes(20, 20)).toEqual(["CW078"]);
    expect(codes(5, 60)).toEqual([]);
    expect(codes(2, 0)).toEqual([]);
  });
});
