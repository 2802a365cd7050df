import { expect, test } from "vitest";
import { compileFiles } from "../../../tests/support/sample-catalog.ts";

const topic = (name: string, columns: string): string => `topic: ${name}
keyed_on: start
defaults: { from: 2026-01-01, checked: 2026-11-20, review_by: 2027-11-20, source: "https://code.example/1" }
columns: { limit: { unit: USD }, fee: { unit: USD }, banned: { type: boolean } }
places:
  US-CA:
    status: confirmed
    quote: ten dollars
${columns}`;

const codesOf = (...columns: readonly string[]): readonly string[] =>
  compileFiles(
    Object.fromEntries(
      columns.map((column, index) => [`catalog/law/topic-${index}.yaml`, topic(`topic_${index}`, column)]),
    ),
  ).problems.map(({ code }) => code);

const row = (column: string, from: string, value: string, cite = "Code § 1"): string =>
  `    ${column}: { from: ${from}, value: ${value}, cite: ${cite} }\n`;

test.each([
  [
    "the same rule with two dates in two topics",
    row("limit", "2026-01-01", "10"),
    row("fee", "2025-07-01", "10"),
    ["CW224"],
  ],
  ["the same rule with one date", row("limit", "2026-01-01", "10"), row("fee", "2026-01-01", "10"), []],
  ["another value of the same section", row("limit", "2026-01-01", "10"), row("fee", "2025-07-01", "12"), []],
  [
    "the same value of another section",
    row("limit", "2026-01-01", "10"),
    row("fee", "2025-07-01", "10", "Code § 2"),
    [],
  ],
  ["a yes in both", row("banned", "2026-01-01", "true"), row("banned", "2025-07-01", "true"), []],
])("%s", (_, one, other, codes) => {
  expect(codesOf(one, other)).toEqual(codes);
});

test.each([
  ["one quotation without a number for two figures", "quote: as the schedule provides", ["CW225"]],
  ["one quotation that has numbers", "quote: ten dollars and twenty dollars", []],
])("%s", (_, quote, codes) => {
  const columns = row("limit", "2026-01-01", "10") + row("fee", "2026-01-01", "20");
  const text = topic("limits", columns).replace("quote: ten dollars", quote);
  expect(compileFiles({ "catalog/law/limits.yaml": text }).problems.map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['""', ["CW226"]],
  ["null", []],
])("a value of %s", (value, codes) => {
  const text = topic("limits", row("limit", "2026-01-01", value)).replace(
    "limit: { unit: USD }",
    "limit: { type: text }",
  );
  expect(compileFiles({ "catalog/law/limits.yaml": text }).problems.map(({ code }) => code)).toEqual(codes);
});

test.each([
  ["a number for each column", '"1500 30\\n5000 50"', "{ up_to: USD, fee: USD }", []],
  ["a line without its fee", '"1500 30\\n5000"', "{ up_to: USD, fee: USD }", ["Line 2 is not a row of numbers."]],
  ["a cell in words", '"1500 thirty"', "{ up_to: USD, fee: USD }", ["Line 1 is not a row of numbers."]],
  ["a column of words", '"1500 30"', "{ up_to: USD, name: text }", ["Only rows of numbers can be written as text."]],
])("rows written as text with %s", (_, value, rows, messages) => {
  const text = topic("limits", row("limit", "2026-01-01", value)).replace(
    "limit: { unit: USD }",
    `limit: { rows: ${rows} }`,
  );
  expect(compileFiles({ "catalog/law/limits.yaml": text }).problems.map(({ message }) => message)).toEqual(messages);
});
