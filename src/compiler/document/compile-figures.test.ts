import { describe, expect, test } from "vitest";
import { prepareDocument } from "../../engine/document/prepare-document.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { Context } from "../../model/context.ts";
import type { Problem } from "../../model/problem.ts";
import { documentText } from "../../text/document-text.ts";
import { dateFromCivil } from "../../values/date.ts";
import { decimal } from "../../values/decimal.ts";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";

type Change = readonly [from: string, to: string];

const PETS = "      - { id: pets, kind: yes_no, label: Are there pets? }\n";
const fee: Change = [PETS, `${PETS}      - { id: fee, kind: money, label: What is paid for a month? }\n`];
const figures = (lines: string): Change => ["checks:\n", `compute:\n${lines}checks:\n`];
const whole = "  - { id: whole_fee, label: Pay for all years, is: fee * months }\n";
const months = "  - { id: months, label: Number of months, unit: month, is: years * 12 }\n";
const clause = (text: string): Change => [
  "    - id: length\n",
  `    - { id: pay, title: Pay, plain: The owner pays for the work., when: 'term = "fixed"', text: "${text}" }\n    - id: length\n`,
];

const changed = (changes: readonly Change[]): string =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`unknown words in the base document: ${from}`);
    return text.replace(from, () => to);
  }, baseDocument);

const compiledWith = (...changes: readonly Change[]) => compileFiles({ [BASE_PATH]: changed(changes) });

/** Problems as "code line: the text pointed at", without those of cases. */
const problemsWith = (...changes: readonly Change[]): readonly string[] => {
  const text = changed(changes);
  const lines = text.split("\n");
  const say = ({ code, line, column, length }: Problem) =>
    `${code} ${(lines[line - 1] ?? "").slice(column - 1, column - 1 + length)}`;
  return compileFiles({ [BASE_PATH]: text })
    .problems.filter(({ code }) => !code.startsWith("CW07"))
    .map(say);
};

describe("named figures", () => {
  test("can be read by texts and by each other, in any order", () => {
    expect(problemsWith(fee, figures(whole + months), clause("{{ whole_fee | money }} is paid."))).toEqual([]);
  });

  test("have a type: money per month times months is money and cannot be compared with months", () => {
    const check: Change = [
      "say: More than five years is long. }\n",
      "say: More than five years is long. }\n  - { id: dear, when: whole_fee > months, at: years, say: That is a lot. }\n",
    ];
    expect(problemsWith(fee, figures(whole + months), check)).toEqual(["CW119 months"]);
  });

  test.each<readonly [string, Change, readonly string[]]>([
    ["that is used nowhere", figures(months), ["CW030 months"]],
    ["with the name of a question", figures("  - { id: pets, label: Pets, is: years * 12 }\n"), ["CW020 pets"]],
    ["with a reserved name", figures("  - { id: today, label: Day, is: years * 12 }\n"), ["CW023 today"]],
    [
      "without a formula",
      figures("  - { id: months, label: Number of months }\n"),
      ["CW014 { id: months, label: Number of months }"],
    ],
    [
      "with an error in its formula",
      figures("  - { id: months, label: Number of months, is: yaers * 12 }\n"),
      ["CW110 yaers"],
    ],
    [
      "that does not match its unit",
      figures("  - { id: months, label: Number of months, unit: USD, is: years }\n"),
      ["CW031 USD"],
    ],
  ])("one %s is reported at its location", (_, change, expected) => {
    expect(problemsWith(change).toSorted()).toEqual(expected.toSorted());
  });

  test("reports a cycle at the formula that closes it, also through a default (L10)", () => {
    const a = "  - { id: one, label: One, is: two + 1 }\n";
    const b = "  - { id: two, label: Two, variants: [{ when: pets, is: one }, { is: years }] }\n";
    expect(problemsWith(figures(a + b))).toContain("CW026 two + 1");
    const start: Change = ["max: 9, default: 3 }", "max: 9, default: months }"];
    expect(problemsWith(start, figures(months))).toEqual(["CW026 months"]);
  });

  test("are checked as if inlined: a figure of a hidden question is not printed", () => {
    const always: Change = ["The Work is done with care.", "The Work is done with care for {{ months }} months."];
    expect(problemsWith(figures(months), always)).toEqual(["CW033 months"]);
    const always2: Change = ["when: pets = true\n", "when: has_pets\n"];
    const refer: Change = ["This Agreement lasts until one", "This Agreement, with {{ ref animals }}, lasts until one"];
    const has = figures("  - { id: has_pets, label: Pets are there, is: pets = true }\n");
    expect(problemsWith(has, always2)).toEqual([]);
    expect(problemsWith(has, always2, refer)).toEqual(["CW032 animals"]);
  });
});

const today = dateFromCivil(2026, 11, 20)!;

describe("a form with named figures", () => {
  const { definitions, settings, law } = compiledWith(
    fee,
    figures(whole + months),
    clause("{{ whole_fee | money }} is paid."),
    ["say: More than five years is long.", "say: '{{ months | words }} is long.'"],
  );
  const definition = definitions.get("sample.en")!;
  const context: Context = { today, locale: "en", jurisdiction: null, settings: settings.defaults, law };
  const form = prepareForm(definition);
  const paper = prepareDocument(definition, { strict: true });

  test("calculates them from the answers, and again only when one of these changes", () => {
    // 100 a month for six years: 72 months, 7,200.
    const first = form.evaluate({ fee: "100", years: "6" }, context);
    expect(first.reserved["months"]).toEqual(decimal(72));
    expect(first.reserved["whole_fee"]).toEqual(decimal(7200));
    expect(first.warnings.map(({ text }) => text)).toEqual(["seventy-two (72) months is long."]);
    const same = form.evaluate({ fee: "100", years: "6", pets: true }, context, first);
    expect(same.reserved).toBe(first.reserved);
    const later = form.evaluate({ fee: "200", years: "6", pets: true }, context, same);
    expect(later.reserved["months"]).toBe(first.reserved["months"]);
    expect(later.reserved["whole_fee"]).toEqual(decimal(14_400));
    expect(documentText(paper.assemble(later, context))).toContain("$14,400.00 is paid.");
  });

  test("prints a blank for a figure without answers, which leads to the first of them", () => {
    const view = form.evaluate({ years: "6" }, context);
    const pay = paper.assemble(view, context).blocks.find((block) => block.type === "clause" && block.id === "pay");
    expect(JSON.stringify(pay)).toContain('{"type":"blank","field":"fee","label":"What is paid for a month?"}');
    expect(pay).toMatchObject({ fields: ["term", "fee", "years"] });
  });

  test("shows what each figure is and what it is calculated from", () => {
    const view = form.evaluate({ fee: "100", years: "6" }, context);
    expect(paper.figures(view, context)).toEqual([
      { id: "whole_fee", value: "7,200", formula: "fee * months", values: { fee: "100", months: "72" } },
      { id: "months", value: "72", formula: "years * 12", values: { years: "6" } },
    ]);
  });
});
