import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "../../scripts/build/catalog/icon-names.ts";
import { readCatalog } from "../../scripts/build/catalog/read-catalog.ts";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import { sameProblem, applyRemedy } from "./apply-remedy.ts";
import type { Problem } from "../../src/model/problem.ts";

// Sample input of an author: a document with a repeating list and its translation, and a calculator.
const DOC = "catalog/documents/babysitting-agreement/document.yaml";
const ES = "catalog/documents/babysitting-agreement/es.yaml";
const TOOL = "catalog/calculators/babysitting-cost.yaml";

const right = new Map(
  [DOC, ES, TOOL].map((path) => [
    path,
    readFileSync(path.replace(/^catalog\/(documents|calculators)/, "tests/fixtures/author-trial"), "utf8"),
  ]),
);

/** A mistake: the text replaced, where the problem must point, and what it must suggest. */
type Mistake = readonly [what: string, path: string, from: string, to: string, at: string, advice: RegExp];

const mistakes: readonly Mistake[] = [
  ["steps in the singular", DOC, "\nsteps:\n", "\nstep:\n", "step:", /"steps"/],
  ["next steps in one word", DOC, "next_steps:", "nextsteps:", "nextsteps", /"next_steps"/],
  ["boolean for yes or no", DOC, "kind: yes_no", "kind: boolean", "boolean", /"yes_no"/],
  ["string for text", DOC, "{ id: name, kind: text", "{ id: name, kind: string", "string", /"text"/],
  ["required for optional", DOC, "allergies?, optional: true", "allergies?, required: false", "required", /optional/],
  [
    "a currency in small letters",
    DOC,
    "unit: USD, label: How much is paid for an hour?",
    "unit: usd, label: How much is paid for an hour?",
    "usd",
    /"USD"/,
  ],
  ["a unit in the plural", DOC, "unit: day,", "unit: days,", "days,", /"day"/],
  ["value for is", DOC, "{ is: monday,", "{ value: monday,", "value: monday", /"is"/],
  ["a condition of a question misspelled", DOC, "when: driving,", "when: drivng,", "drivng", /"driving"/],
  ["yes in a condition", DOC, "when: driving\n", "when: driving = yes\n", "yes\n      title", /"true"/],
  [
    "several answers compared with one",
    DOC,
    "when: driving\n",
    'when: days = "monday"\n',
    'days = "monday"',
    /list contains\(days, "monday"\)/,
  ],
  [
    "a number with its unit as default",
    DOC,
    "default: 14 }",
    'default: "14 days" }',
    '"14 days"',
    /default: 14|a number/,
  ],
  ["a format by a synonym", DOC, "money words", "money in words", "money in words", /"money words"/],
  ["a format by its short name", DOC, "child.born | long date", "child.born | date", "born | date", /long date/],
  ["a part of an address misspelled", DOC, "{{ home }}", "{{ home.cty }}", "cty }}", /"city"/],
  [
    "a question with a capital",
    DOC,
    "{{ parent | described }}",
    "{{ Parent | described }}",
    "Parent | desc",
    /"parent"/,
  ],
  [
    "a schedule printed as an answer",
    DOC,
    "{{ ref child_list }}",
    "{{ child_list }}",
    "child_list }}",
    /ref child_list/,
  ],
  ["a schedule by its letter", DOC, "{{ ref child_list }}", "{{ ref Schedule A }}", "Schedule A", /child_list/],
  ["yes for true", DOC, "optional: true }", "optional: yes }", "yes }", /true/],
  ["a day in another order", DOC, '"March 2, 2026"', '"2 March 2026"', '"2 March 2026"', /March 2, 2026/],
  ["a signer misspelled", DOC, "{ field: parent,", "{ field: parents,", "parents, label: Parent", /"parent"/],
  ["a block with an underscore", DOC, "use: governing-law", "use: governing_law", "governing_law", /"governing-law"/],
  [
    "an address that is taken",
    DOC,
    "slugs: [create-a-babysitting-agreement]",
    "slugs: [Babysitting-Cost-Calculator]",
    "Babysitting-Cost",
    /babysitting-cost/,
  ],
  [
    "a quote that is never closed",
    DOC,
    'address: "1 High St, Dover, DE 19901" }\n      sitter',
    'address: "1 High St, Dover, DE 19901 }\n      sitter',
    '"1 High St, Dover, DE 19901 }',
    /quote/,
  ],
  ["a brace that is never closed", DOC, "an hour? }", "an hour?", "{ id: rate", /\}|bracket/],
  [
    "a formula that breaks off",
    TOOL,
    "is: pay + agency_fee",
    "is: max(pay, agency_fee",
    "max(pay",
    /\)|bracket|closed/,
  ],
  ["x for times", TOOL, "rate * hours * weeks", "rate x hours x weeks", "rate x", /\*/],
  [
    "a figure misspelled in an answer",
    TOOL,
    "  - say: You pay {{ total | money }}.",
    "  - say: You pay {{ totals | money }}.",
    "totals",
    /"total"/,
  ],
  ["a translated name in braces", ES, "{{ start | long date }}", "{{ inicio | long date }}", "inicio", /start/],
  ["an option not translated", ES, ", friday: viernes", "", "days: {", /options\.days\.friday/],
  [
    "a column not translated",
    ES,
    ', { title: Nacimiento, cell: "{{ child.born | long date }}" }',
    "",
    "columns:",
    /columns\[3\]/,
  ],
  ["an option without a value", DOC, "{ is: friday, label: Friday }", "Friday", "- Friday", /is: …, label: …/],
  ["two steps with one id", DOC, "  - id: money\n", "  - id: time\n", "time\n    title: What about", /another id/],
  [
    "an answer as a reference",
    DOC,
    "{{ ref child_list }}",
    "{{ ref children }}",
    "ref children",
    /Write \{\{ children \}\}/,
  ],
  [
    "a mark that is never closed",
    DOC,
    "{{ mileage | money }} for",
    "{{ mileage | money } for",
    "{{ mileage",
    /Write \}\}/,
  ],
  [
    "a format of another kind of value",
    DOC,
    "{{ days | list }}",
    "{{ days | long date }}",
    "days | long",
    /Formats for a list: .*list/,
  ],
  [
    "a term that no text defines",
    DOC,
    ' (the "Children") at',
    " at",
    "defines: [Children]",
    /no text of this clause has it in quotes/,
  ],
  [
    "a step that reads a later one",
    TOOL,
    "is: rate * hours * weeks",
    "is: total * hours * weeks",
    "total * hours",
    /steps above it/,
  ],
  ["a title not translated", ES, "    title: Pago\n", "", "pay:\n", /clauses\.pay\.title/],
];

const isNeeded = /^catalog\/(blocks\/|places|settings|site|navigation)/;
const catalog = createCatalog({ icons: iconNames() });
for (const { path, text } of readCatalog(process.cwd())) if (isNeeded.test(path)) catalog.set(path, text);

const problemsWith = (path: string, text: string): readonly Problem[] => {
  for (const [one, own] of right) catalog.set(one, one === path ? text : own);
  return catalog.compile().problems.filter(({ file }) => right.has(file));
};

const lineOf = (text: string, words: string): number => text.slice(0, text.indexOf(words)).split("\n").length;

test("the sample input has no problems", () => {
  expect(problemsWith("", "")).toEqual([]);
});

test.each(mistakes.map((mistake) => [mistake[0], mistake] as const))("%s", (_what, [, path, from, to, at, advice]) => {
  const source = right.get(path) ?? "";
  expect(source).toContain(from);
  const text = source.replace(from, () => to);
  const problems = problemsWith(path, text);
  const there = problems.filter(({ file, line }) => file === path && line === lineOf(text, at));
  const told = there.map(({ message, suggestion }) => `${message} ${suggestion ?? ""}`);
  expect(told, JSON.stringify(problems, null, 1)).toContainEqual(expect.stringMatching(advice));
  for (const problem of there) {
    const followed = applyRemedy(text, problem);
    if (followed !== null)
      expect(problemsWith(path, followed), problem.suggestion).not.toContainEqual(sameProblem(problem));
  }
});
