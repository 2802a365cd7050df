import { expect, test } from "vitest";
import { compileFiles } from "../../../tests/support/sample-catalog.ts";

const SOURCES = `sources:
  - { host: code.example, name: Code Library, kind: statute, paths: [{ path: /search, search: true }] }
  - { host: court.example, kind: court, paths: [{ path: /selfhelp/, kind: self_help }] }
  - { host: tax.example, kind: agency, paths: [{ path: /rules/, kind: regulation }] }
  - { host: blog.example, kind: commercial }
  - { host: bills.example, kind: [statute, proposal] }
`;

const lawWith = (row: string): string => `topic: limits
keyed_on: start
defaults: { checked: 2026-11-20, review_by: 2027-11-20, cite: Code § 1, quote: ten dollars }
columns: { limit: { unit: USD } }
places:
  US-CA:
    status: confirmed
    limit: [{ from: 2026-01-01, value: 10, ${row} }]
`;

const problemsOf = (row: string): readonly (readonly [code: string, at: string, advice: string])[] => {
  const files = { "catalog/law-sources.yaml": SOURCES, "catalog/law/limits.yaml": lawWith(row) };
  return compileFiles(files).problems.map(({ code, frame, column, length, suggestion }) => [
    code,
    (frame ?? "").slice(column - 1, column - 1 + length),
    suggestion ?? "",
  ]);
};

test.each([
  ["a statute", 'source: "https://code.example/1"'],
  ["a regulation", 'source: "https://tax.example/rules/1"'],
  ["a court page", 'source: "https://court.example/fees"'],
  ["a court self-help page", 'source: "https://court.example/selfhelp/fees"'],
  ["an agency page", 'source: "https://www.tax.example/fees"'],
  ["a bill that was enacted", 'source: "https://bills.example/7", source_kind: statute'],
])("accepts %s for a confirmed value", (_, row) => {
  expect(problemsOf(row)).toEqual([]);
});

test.each([
  ["a commercial page", 'source: "https://blog.example/fees"'],
  ["a bill that is not in force", 'source: "https://bills.example/7", source_kind: proposal'],
])("rejects %s for a confirmed value and accepts it for a secondary one", (_, row) => {
  expect(problemsOf(row)).toMatchObject([["CW223", expect.any(String), expect.stringMatching(/secondary/)]]);
  expect(problemsOf(`${row}, status: secondary`)).toEqual([]);
});

test.each([
  [
    "a site that is not listed",
    'source: "https://www.new.example/1"',
    "CW220",
    '"https://www.new.example/1"',
    /\{ host: new\.example, name: …, kind: … \}/,
  ],
  [
    "a search page",
    'source: "https://code.example/search?q=fees"',
    "CW221",
    '"https://code.example/search?q=fees"',
    /section/,
  ],
  ["a home page", 'source: "https://code.example/"', "CW221", '"https://code.example/"', /section/],
  [
    "a kind that the address already gives",
    'source: "https://code.example/1", source_kind: statute',
    "CW222",
    "statute",
    /Remove source_kind/,
  ],
  [
    "a site of several kinds",
    'source: "https://bills.example/7"',
    "CW222",
    '"https://bills.example/7"',
    /source_kind: statute or proposal/,
  ],
  [
    "a kind the site does not have",
    'source: "https://bills.example/7", source_kind: court, status: secondary',
    "CW222",
    "court",
    /statute or proposal/,
  ],
])("reports %s where it is written, with the right remedy", (_, row, code, at, advice) => {
  expect(problemsOf(row)).toEqual([[code, at, expect.stringMatching(advice)]]);
});

test("reports an inherited source once, in the topic", () => {
  const text = lawWith("note: none")
    .replace("cite: Code § 1", 'source: "https://new.example/1", cite: Code § 1')
    .replace("columns: { limit: { unit: USD } }", "columns: { limit: { unit: USD }, fee: { unit: USD } }")
    .concat("    fee: [{ from: 2026-01-01, value: 2 }]\n");
  const { problems } = compileFiles({ "catalog/law-sources.yaml": SOURCES, "catalog/law/limits.yaml": text });
  expect(problems.map(({ code, line }) => [code, line])).toEqual([["CW220", 3]]);
});

test("does not apply the topic's source kind to a row's own source", () => {
  const text = lawWith('source: "https://code.example/1"').replace(
    "cite: Code § 1",
    'source: "https://bills.example/7", source_kind: proposal, cite: Code § 1',
  );
  const compiled = compileFiles({ "catalog/law-sources.yaml": SOURCES, "catalog/law/limits.yaml": text });
  expect(compiled.problems).toEqual([]);
  expect(compiled.law["limits"]?.places["US-CA"]?.columns["limit"]).toMatchObject([
    { kind: "statute", site: "Code Library" },
  ]);
});
