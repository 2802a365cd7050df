import { expect, test } from "vitest";
import { compileFiles, baseDocument, BASE_PATH } from "../../../tests/support/sample-catalog.ts";

const problemTextsFor = (from: string, to: string): readonly string[] => {
  expect(baseDocument).toContain(from);
  const { problems } = compileFiles({
    [BASE_PATH]: baseDocument.replace(from, () => to),
    "catalog/places.yaml":
      "places:\n  - { code: US-NJ, kind: state, postal: NJ, name: { en: New Jersey } }\n  - { code: US-NY, kind: state, postal: NY, name: { en: New York } }\n",
  });
  return problems.map(({ code, line, message, suggestion }) => `${code} ${line} ${message} ${suggestion ?? ""}`.trim());
};

const state = "      - { id: state, kind: place, label: Which state? }\n";

test.each([
  [
    "an option without its value",
    "{ is: fixed, label: A number of years }",
    "{ is: , label: A number of years }",
    /^CW006 \d+ The key "is" has no value\. Write the value after the colon/,
  ],
  [
    "an id with a hyphen",
    "id: years,",
    "id: last-day,",
    /^CW015 \d+ "last-day" has the wrong form\. Write "last_day", in snake_case/,
  ],
  ["an id that is a reserved name", "id: years,", "id: To-Day,", /^CW015 .*Write "to_day"/],
  [
    "a state by its abbreviation",
    "      - { id: pets,",
    `${state}      - { id: pets, when: state = "NJ",`,
    /^CW116 .*Write "US-NJ"/,
  ],
  [
    "a state by its name",
    "      - { id: pets,",
    `${state}      - { id: pets, when: state = "New York",`,
    /^CW116 .*Write "US-NY"/,
  ],
  [
    "a number beside a date",
    "when: years > 5",
    "when: start + 18 > today",
    /^CW118 .*duration\("P18D"\) for days, .*duration\("P18Y"\) for years\.$/,
  ],
  [
    "a day that does not exist, beside a date",
    "when: years > 5",
    'when: start - "2024-02-30" > duration("P1D")',
    /^CW118 \d+ Text cannot be subtracted from a date\.$/,
  ],
  [
    "a day that does not exist",
    "when: years > 5",
    'when: start > date("2024-02-30")',
    /^CW121 .*"2024-02-30" is not a date: that day does not exist\.$/,
  ],
  [
    "an id used twice",
    "- { id: years,",
    "- { id: start,",
    /^CW020 \d+ There are two questions with the id "start"; the other is on line 20\./,
  ],
  [
    "a day in figures in a case",
    "      pets: true\n",
    "      pets: true\n      start: 04/01/2026\n",
    /^CW071 \d+ The date "04\/01\/2026" can be read in two ways\. Write year, month and day: 2026-04-01\.$/,
  ],
  [
    "warnings a case does not have",
    "warnings: [long]",
    "warnings: []",
    /^CW070 \d+ The warnings of this case are: long\./,
  ],
  ["a keyword as an id", "id: years,", "id: partial,", /^CW023 \d+ "partial" is a keyword of the formula language\./],
] as const)("suggests a remedy that works for %s", (_, from, to, expected) => {
  expect(problemTextsFor(from, to)).toContainEqual(expect.stringMatching(expected));
});

test("neither treats an id with a hyphen as a keyword nor suggests it to a formula", () => {
  const problems = problemTextsFor("- { id: years,", "- { id: last-day,");
  expect(problems.join("\n")).not.toMatch(/keyword|Did you mean "last-day"/);
});
