import { describe, expect, test } from "vitest";
import type { Problem } from "../../../model/problem.ts";
import { baseDocument, BASE_PATH, compileFiles } from "../../../../tests/support/sample-catalog.ts";
import { gardenQuestions } from "../../../../tests/support/garden-questions.ts";
import { checkUnknownLaw } from "./unknown-law.ts";

const law = `topic: garden_fee
title: Garden fees
keyed_on: start
defaults: { source: "https://example.com/1", cite: Sample Code § 1, checked: 2026-11-20, review_by: 2027-11-20 }
columns:
  fee: { unit: USD, label: Fee }
  cap: { unit: USD, label: Cap }
  rows: { rows: { up_to: USD, fee: USD }, label: Fees by income }
  kinds: { type: list, label: Kinds }
places:
  US-CA: { status: secondary, from: 2020-01-01, fee: 10, cap: 90, rows: [{ up_to: 100, fee: 1 }], kinds: [small] }
`;

const places = "places:\n  - { code: US-CA, kind: state, name: { en: California } }\n";

const unknownTaken = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ code }) => code === "CW100");

const ofTool = (condition: string, step = "income"): readonly Problem[] =>
  unknownTaken(
    compileFiles({
      "catalog/calculators/garden-fee.yaml": `id: garden-fee
version: "1.0"
entry: { icon: house, primary: Garden Fee, secondary: Calculator }
slugs: [Garden-Fee-Calculator]
about: { makes: The fee., minutes: 2 }
keyed_on: start
law: { place: place, topics: [garden_fee] }
${gardenQuestions}
      - { id: income, kind: money, unit: USD, label: Income }
refuse:
  - when: >-
      ${condition}
    say: Not here.
compute:
  - id: fee
    label: Fee
    unit: USD
    is: >-
      ${step}
answer: [{ say: Done. }]
`,
      "catalog/law/garden-fee.yaml": law,
      "catalog/places.yaml": places,
    }).problems,
  );

const STATUS = "law.garden_fee.columns.cap.status";

describe("a condition that unknown law would decide must test its status", () => {
  test.each([
    ["count", "count(law.garden_fee.rows[item.up_to >= income]) = 0"],
    ["= null", "law.garden_fee.cap = null"],
    ["!= null", "law.garden_fee.cap != null and income > 5"],
    ["is answered", "is answered(law.garden_fee.cap)"],
    ["not", "not(is answered(law.garden_fee.cap))"],
    ["coalesce", "income > coalesce(law.garden_fee.cap, 0)"],
    ["if", '(if law.garden_fee.cap > 5 then "high" else "low") = "low"'],
    ["a filter by law", "count([1, 2][item < law.garden_fee.cap]) = 0"],
    ["a status of another column", 'law.garden_fee.status in ("confirmed", "secondary") and law.garden_fee.cap = null'],
    ["a status that omits disputed law", `${STATUS} != "unknown" and law.garden_fee.cap = null`],
    ["a step that converts it to a figure", "fee > 5", "if is answered(law.garden_fee.cap) then income else 0"],
  ])("%s", (_, condition, step = "income") => {
    const [found] = ofTool(condition, step);
    expect(found?.message).toContain("may be unknown");
    expect(found?.suggestion).toContain("is known(law.garden_fee.");
  });

  test.each([
    ["a comparison", "income > law.garden_fee.cap"],
    ["a sum", "income > sum(law.garden_fee.rows.fee)"],
    ["min and max", "income > max(law.garden_fee.cap, 5) or income < min(law.garden_fee.cap, law.garden_fee.fee)"],
    ["not of a comparison", "not(income > law.garden_fee.cap)"],
    ["in", 'not("small" in law.garden_fee.kinds)'],
    ["some", "some row in law.garden_fee.rows satisfies row.up_to > income"],
    ["a status before", `${STATUS} in ("confirmed", "secondary") and is answered(law.garden_fee.cap)`],
    ["a status in another part", `${STATUS} in ("unknown", "disputed") or law.garden_fee.cap = null`],
    ["a status itself", `not(${STATUS} in ("confirmed", "secondary"))`],
    ["two statuses", `${STATUS} != "unknown" and ${STATUS} != "disputed" and law.garden_fee.cap = null`],
    ["the status of the first column", 'law.garden_fee.status = "none" and law.garden_fee.fee = null'],
    ["a note", "is answered(law.garden_fee.note)"],
    ["a part that is never true", "false and law.garden_fee.cap = null"],
    ["an answer", "is answered(income) or income = null"],
  ])("accepts %s", (_, condition) => {
    expect(ofTool(condition)).toEqual([]);
  });
});

const ofDocument = (lines: string, figures = ""): readonly Problem[] =>
  unknownTaken(
    compileFiles({
      [BASE_PATH]: baseDocument
        .replace("steps:\n", "law: { place: '\"US-CA\"', on: start, topics: [garden_fee] }\nsteps:\n")
        .replace("checks:\n", () => `${figures}checks:\n`)
        .replace(
          "    - id: length\n",
          `    - id: extra\n      title: Extra\n      plain: The owner adds these words here.\n${lines}    - id: length\n`,
        ),
      "catalog/law/garden-fee.yaml": law,
      "catalog/places.yaml": places,
    }).problems,
  );

const KNOWN = "is known(law.garden_fee.cap)";

describe("in a document, unknown law neither prints nor selects a text", () => {
  test.each([
    ["a clause where there is no value", "      when: law.garden_fee.cap = null\n      text: No cap.\n"],
    ["a clause where there is one", "      when: law.garden_fee.cap != null\n      text: A cap.\n"],
    [
      "the variant after a comparison",
      "      variants:\n        - { when: law.garden_fee.cap > 5, text: A cap. }\n        - { text: No cap. }\n",
    ],
    ["a mark with a default", "      text: Not over {{ coalesce(law.garden_fee.cap, 5) }}.\n"],
  ])("requires a status for %s", (_, lines) => {
    expect(ofDocument(lines).map(({ code }) => code)).toEqual(["CW100"]);
  });

  test("requires a status for a figure that is unknown with it", () => {
    const figures = "compute:\n  - { id: limit, label: Limit, unit: USD, is: law.garden_fee.cap }\n";
    const clause = (when: string) => `      when: ${when}\n      text: Up to {{ limit | money }}.\n`;
    expect(ofDocument(clause("is answered(limit)"), figures).map(({ code }) => code)).toEqual(["CW100"]);
    expect(ofDocument(clause(KNOWN), figures)).toEqual([]);
  });

  test.each([
    ["a clause with a comparison", "      when: law.garden_fee.cap > 5\n      text: A cap.\n"],
    ["a clause with a status", `      when: ${KNOWN}\n      text: A cap.\n`],
    [
      "a variant with a status",
      `      variants:\n        - when: ${KNOWN} and law.garden_fee.cap > 5\n          text: A cap.\n        - { text: No cap. }\n`,
    ],
    [
      "a variant of its own for unknown law",
      `      variants:\n        - when: law.garden_fee.columns.cap.status in ("unknown", "disputed")\n          text: Unknown.\n        - { when: law.garden_fee.cap > 5, text: A cap. }\n        - { text: No cap. }\n`,
    ],
    [
      "a later variant of its own for unknown law",
      `      variants:\n        - { when: law.garden_fee.cap > 5, text: A cap. }\n        - when: law.garden_fee.columns.cap.status in ("unknown", "disputed")\n          text: Unknown.\n        - { text: No cap. }\n`,
    ],
    [
      "a condition inside a clause that asks for the status",
      `      when: ${KNOWN}\n      clauses:\n        - { id: inner, plain: The owner adds these words here., when: is answered(law.garden_fee.cap), text: A cap. }\n`,
    ],
    ["a mark without a default", "      text: Not over {{ law.garden_fee.cap }}.\n"],
    ["a mark with a status", `      text: 'Not over {{ if ${KNOWN} then law.garden_fee.cap else 5 }}.'\n`],
  ])("accepts %s", (_, lines) => {
    expect(ofDocument(lines)).toEqual([]);
  });
});

const ofQuestion = (limit: string): readonly Problem[] => {
  const tool = `id: garden-fee
version: "1.0"
entry: { icon: house, primary: Garden Fee, secondary: Calculator }
slugs: [Garden-Fee-Calculator]
about: { makes: The fee., minutes: 2 }
keyed_on: start
law: { place: place, topics: [garden_fee] }
${gardenQuestions}
      - { id: income, kind: money, unit: USD, label: Income, ${limit} }
compute: [{ id: fee, label: Fee, unit: USD, is: income }]
answer: [{ say: Done. }]
`;
  const files = { "catalog/calculators/garden-fee.yaml": tool, "catalog/law/garden-fee.yaml": law };
  return unknownTaken(compileFiles({ ...files, "catalog/places.yaml": places }).problems);
};

describe("unknown law neither limits a question nor answers it", () => {
  test.each(["min", "max", "default"])("requires a status for %s", (key) => {
    expect(ofQuestion(`${key}: "coalesce(law.garden_fee.cap, 5)"`)).toHaveLength(1);
    expect(ofQuestion(`${key}: law.garden_fee.cap`)).toEqual([]);
    expect(ofQuestion(`${key}: 'if ${KNOWN} then law.garden_fee.cap else 5'`)).toEqual([]);
  });

  test("requires a status for optional", () => {
    expect(ofQuestion("optional: law.garden_fee.cap = null")).toHaveLength(1);
    expect(ofQuestion("optional: law.garden_fee.cap > 5")).toEqual([]);
    expect(ofQuestion(`optional: '${STATUS} = "none"'`)).toEqual([]);
  });
});

test("a definition that reads no law is not searched", () => {
  const definition = new Proxy({}, { ownKeys: () => expect.unreachable("searched") });
  const checked = { definition, context: { scope: { names: {} } } } as unknown as Parameters<typeof checkUnknownLaw>[0];
  expect(() => checkUnknownLaw(checked, "refuses")).not.toThrow();
});
