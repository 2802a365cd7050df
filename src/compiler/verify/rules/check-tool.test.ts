import { describe, expect, test } from "vitest";
import type { Problem } from "../../../model/problem.ts";
import { compileFiles } from "../../../../tests/support/sample-catalog.ts";

const TOOL = "catalog/calculators/rent-cap.yaml";

// A small calculator without problems; each test changes one thing in it. Its law is fictional.
const base = `id: rent-cap
version: "1.0"
entry: { icon: house, primary: Rent Cap, secondary: Calculator }
slugs: [Rent-Cap-Calculator]
about: { makes: The highest rent., minutes: 2 }
keyed_on: start
law: { place: place, topics: [rent_cap] }
steps:
  - id: facts
    title: The rent
    fields:
      - { id: place, kind: place, label: Where is it? }
      - { id: start, kind: date, label: First day }
      - { id: rent, kind: money, unit: USD, label: Rent now, min: 0, max: 100000 }
      - { id: rooms, kind: number, label: How many rooms?, min: 1, max: 9 }
compute:
  - id: highest
    label: Highest rent
    unit: USD
    is: rent * (1 + law.rent_cap.cap / 100)
    round: { step: 0.01, direction: down }
  - id: size
    label: Size
    hit: unique
    inputs: [rooms]
    outputs: [name]
    rows:
      - { if: ["<= 3"], then: [small] }
      - { if: ["> 3"], then: [large] }
answer:
  - { when: size.name = "small", say: "The most is {{ highest | money }}." }
  - { say: "The most for a large home is {{ highest | money }}." }
cases:
  - name: a small home
    today: 2026-11-21
    answers: { place: US-CA, start: 2026-01-01, rent: 1000, rooms: 2 }
    derivation: 10 percent on top of 1000.
    expect: { values: { highest: 1100 }, has: ["$1,100.00"] }
  - name: a large home the day before
    from: a small home
    answers: { start: 2025-12-31, rooms: 4 }
    derivation: 5 percent on top of 1000.
    expect: { values: { highest: 1050 } }
holds:
  - { say: highest never falls as rent rises, from: 0, to: 5000 }
`;

const law = `topic: rent_cap
title: Rent caps
keyed_on: start
defaults: { cite: Sample Code § 1, source: "https://example.com/1", quote: "the cap is 10 percent, and 5 percent before 2026", checked: 2026-11-20, review_by: 2027-11-20 }
columns:
  cap: { unit: percent }
places:
  US-CA:
    status: confirmed
    cap: [{ from: 2026-01-01, value: 10 }, { from: 2020-01-01, value: 5 }]
`;

const places = `places:
  - { code: US-CA, kind: state, name: { en: California } }
  - { code: US-OR, kind: state, name: { en: Oregon } }
`;

type Change = readonly [from: string, to: string];

const problemsAfter = (...changes: readonly Change[]): readonly Problem[] => {
  let text = base;
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`unknown words in the base calculator: ${from}`);
    text = text.replace(from, () => to);
  }
  return compileFiles({ [TOOL]: text, "catalog/law/rent-cap.yaml": law, "catalog/places.yaml": places }).problems;
};

const lineOf = (text: string, words: string): number => text.slice(0, text.indexOf(words)).split("\n").length;

type Fault = { readonly what: string; readonly code: string; readonly wrong: readonly Change[]; readonly line: string };

const faults: readonly Fault[] = [
  { what: "rows that overlap", code: "CW066", wrong: [['"> 3"', '">= 3"']], line: '{ if: [">= 3"]' },
  { what: "a gap between rows", code: "CW067", wrong: [['"> 3"', '"> 4"']], line: '- { if: ["<= 3"]' },
  {
    what: "no answer for some inputs",
    code: "CW067",
    wrong: [['- { say: "The most for', '- { when: rooms > 3, say: "The most for']],
    line: "- { when: rooms > 3",
  },
  {
    what: "a figure without a calculation",
    code: "CW068",
    wrong: [["The most is {{ highest | money }}.", "The most is $1,100."]],
    line: "$1,100.",
  },
  {
    what: "a change of law without its pair of cases",
    code: "CW069",
    wrong: [["start: 2025-12-31", "start: 2025-12-30"]],
    line: "- name: a small home",
  },
  {
    what: "a value that differs",
    code: "CW070",
    wrong: [["highest: 1050", "highest: 1051"]],
    line: "highest: 1051",
  },
  {
    what: "an unexpected refusal",
    code: "CW070",
    wrong: [["rooms: 4 }", "rooms: 4, place: US-OR }"]],
    line: "a large home the day before",
  },
  { what: "an answer no case reaches", code: "CW072", wrong: [["rooms: 4 }", "rooms: 3 }"]], line: "- { say: " },
  {
    what: "an answer that shows a fraction of a cent",
    code: "CW074",
    wrong: [
      ["    round: { step: 0.01, direction: down }\n", ""],
      ["rent: 1000", "rent: 1000.55"],
      ['highest: 1100 }, has: ["$1,100.00"]', "highest: 1100.605 }"],
      ["highest: 1050 ", "highest: 1050.5775 "],
    ],
    line: "a small home",
  },
  {
    what: "an invariant the figures violate",
    code: "CW075",
    wrong: [["highest never falls", "highest never rises"]],
    line: "highest never rises",
  },
  {
    what: "a key date that is not a date",
    code: "CW031",
    wrong: [["keyed_on: start", "keyed_on: rent"]],
    line: "keyed_on: rent",
  },
  {
    what: "a case without a derivation",
    code: "CW014",
    wrong: [["    derivation: 5 percent on top of 1000.\n", ""]],
    line: "a large home the day before",
  },
  {
    what: "a division by a figure that may be zero (L33)",
    code: "CW056",
    wrong: [
      ["is: rent * (1 + law.rent_cap.cap / 100)", "is: law.rent_cap.cap * rent / rooms / (rent - 1)"],
      ["label: How many rooms?, min: 1", "label: How many rooms?, min: 0"],
    ],
    line: "- id: highest",
  },
  {
    what: "a calculator without an example (L35)",
    code: "CW058",
    wrong: [
      ["expect: { values: { highest: 1100 }, has", "expect: { has"],
      ["expect: { values: { highest: 1050 } }", "expect: {}"],
    ],
    line: "- name: a small home",
  },
  { what: "a step without a label", code: "CW014", wrong: [["    label: Highest rent\n", ""]], line: "- id: highest" },
  {
    what: "a unit the formula does not have",
    code: "CW031",
    wrong: [["    unit: USD\n    is: rent", "    unit: percent\n    is: rent"]],
    line: "unit: percent",
  },
];

describe("problems of a calculator, each with its location", () => {
  test("the unmodified calculator has no problems", () => {
    expect(problemsAfter()).toEqual([]);
  });

  test.each(faults)("$what: $code", ({ code, wrong, line }) => {
    const found = problemsAfter(...wrong).filter((problem) => problem.code === code);
    const text = wrong.reduce((all, [from, to]) => all.replace(from, () => to), base);
    expect(found.map((problem) => problem.line)).toContain(lineOf(text, line));
  });

  test.each([
    ["asked for above zero", "is: rent / rooms", ""],
    ["tested before", "is: if rent > 1 then rent / (rent - 1) else rent", ""],
    ["ruled out by the condition of the step", "is: rent / (rent - 1)", "when: rent > 1"],
    ["never zero in the law", "is: rent / law.rent_cap.cap", ""],
    ["a sum with a part above zero", "is: rent / (rooms + rent)", ""],
  ])("accepts a divisor %s (L33)", (_what, formula, when) => {
    const found = problemsAfter(["is: rent * (1 + law.rent_cap.cap / 100)", `${formula}\n    ${when}`]);
    expect(found.filter(({ code }) => code === "CW056")).toEqual([]);
  });

  test.each([
    ["that always knows", "", ["CW057"]],
    ["with a refusal", "refuse: [{ when: rent > 50000, say: We cannot tell for so much. }]\n", []],
  ])("a checker %s (L34)", (_what, refuse, codes) => {
    const text = base.replace("compute:\n", () => `${refuse}compute:\n`);
    const { problems } = compileFiles({
      "catalog/checkers/rent-cap.yaml": text,
      "catalog/law/rent-cap.yaml": law,
      "catalog/places.yaml": places,
    });
    expect(problems.map(({ code }) => code).filter((code) => code === "CW057")).toEqual(codes);
  });

  test.each([
    ["an address", "https://example.org/", []],
    ["a topic it reads", "rent_cap", []],
    ["a topic it does not read", "rent_caps", ['No law is read under the name "rent_caps".']],
  ])("a refusal links to %s", (_what, official, messages) => {
    const text = base.replace(
      "compute:\n",
      () => `refuse: [{ when: rent > 50000, say: We cannot tell for so much., official: "${official}" }]\ncompute:\n`,
    );
    const { problems } = compileFiles({
      "catalog/checkers/rent-cap.yaml": text,
      "catalog/law/rent-cap.yaml": law,
      "catalog/places.yaml": places,
    });
    expect(problems.filter(({ code }) => code === "CW021").map(({ message }) => message)).toEqual(messages);
  });

  test("refuses without a rule of the author if the law of a step is unknown", () => {
    expect(
      problemsAfter(
        ["rooms: 4 }", "rooms: 4, place: US-OR }"],
        ["expect: { values: { highest: 1050 } }", "expect: { refused: not known here }"],
        ["rooms: 2 }", "rooms: 4 }"],
      ).filter(({ severity, code }) => severity === "error" && code !== "CW072"),
    ).toEqual([]);
  });

  test("requires the text of an expected refusal: true is not enough", () => {
    const found = problemsAfter(
      ["rooms: 4 }", "rooms: 4, place: US-OR }"],
      ["expect: { values: { highest: 1050 } }", "expect: { refused: true }"],
      ["rooms: 2 }", "rooms: 4 }"],
    ).filter(({ severity }) => severity === "error");
    expect(found[0]).toMatchObject({ code: "CW013" });
  });

  test("reports an unexpected refusal with the step and what it lacks, and none of its consequences", () => {
    const found = problemsAfter(
      ["    is: rent * (1 +", "    is: extra + rent * (1 +"],
      ["  - id: highest\n", "  - { id: extra, label: Extra, unit: USD, when: rooms > 8, is: rent }\n  - id: highest\n"],
    );
    expect(found.map(({ code }) => code)).toEqual(["CW070", "CW070"]);
    expect(found[0]?.message).toContain('"highest"');
    expect(found[0]?.suggestion).toContain('"extra"');
  });

  test("refuses a date before the law begins instead of using other law", () => {
    expect(
      problemsAfter(
        ["start: 2025-12-31, rooms: 4", "start: 2019-12-31, rooms: 4"],
        ["expect: { values: { highest: 1050 } }", "expect: { refused: do not go back }"],
      ).filter(({ code }) => code === "CW070"),
    ).toEqual([]);
  });
});

describe("a block in a tool", () => {
  const block = "id: rooms\ntitle: Rooms\nquestions: [{ id: many, kind: number, label: How many rooms? }]\n";
  const withUse = (from: string, to: string): readonly string[] => {
    const files = {
      "catalog/blocks/rooms/block.yaml": block,
      "catalog/law/rent-cap.yaml": law,
      [TOOL]: base.replace(from, to),
    };
    return compileFiles(files).problems.map(({ code, line, message }) => `${code} ${line} ${message}`);
  };
  const refused = (line: number): string =>
    `CW017 ${line} "use" has no effect here: calculators and checkers ask their own questions.`;
  const lineOf = (words: string): number => base.slice(0, base.indexOf(words)).split("\n").length;

  test("is refused among the questions of a step", () => {
    const at = "      - { id: rooms,";
    expect(withUse(at, `      - { use: rooms }\n${at}`)).toContain(refused(lineOf(at)));
  });

  test("is refused as a step", () => {
    const at = "compute:\n";
    expect(withUse(at, `  - { use: rooms }\n${at}`)).toContain(refused(lineOf(at)));
  });

  test("is not reported where there is none", () => {
    expect(withUse("none of this", "")).toEqual([]);
  });
});
