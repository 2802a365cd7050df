import { expect, test } from "vitest";
import { baseDocument } from "../../../tests/support/sample-catalog.ts";
import { createCatalog } from "../catalog/catalog.ts";
import type { CompileCache } from "./memo.ts";

const FOLDER = "catalog/documents/sample";
const [CLAUSES_AT, CASES_AT] = [baseDocument.indexOf("document:\n"), baseDocument.indexOf("cases:\n  - name")];

const parts = {
  document: baseDocument.slice(0, CLAUSES_AT),
  clauses: baseDocument.slice(CLAUSES_AT, CASES_AT),
  cases: baseDocument.slice(CASES_AT),
};
type Parts = Partial<typeof parts>;

const set = (catalog: ReturnType<typeof createCatalog>, changes: Parts): void => {
  for (const [name, text] of Object.entries({ ...parts, ...changes })) catalog.set(`${FOLDER}/${name}.yaml`, text);
};

const problemsIn = (catalog: ReturnType<typeof createCatalog>): readonly string[] =>
  catalog.compile().problems.map(({ file, line, code }) => `${file.slice(FOLDER.length + 1)}:${line} ${code}`);

const problemsOf = (changes: Parts): readonly string[] => {
  const catalog = createCatalog();
  set(catalog, changes);
  return problemsIn(catalog);
};

const messagesOf = (changes: Parts): readonly string[] => {
  const catalog = createCatalog();
  set(catalog, changes);
  return catalog.compile().problems.map(({ message }) => message);
};

test.each<[string, Parts]>([
  ["nothing more", {}],
  ["a byte order mark", { clauses: `\ufeff${parts.clauses}` }],
  ["a document start", { clauses: `---\n${parts.clauses}`, cases: `---\n${parts.cases}` }],
  ["a document start after a comment", { clauses: `# Clauses\n\n--- # start\n${parts.clauses}` }],
  ["a document start with a carriage return", { clauses: `---\r\n${parts.clauses.replaceAll("\n", "\r\n")}` }],
  ["all three marks", { cases: `\ufeff---\n${parts.cases}...\n` }],
  ["a document end", { document: `${parts.document}...\n`, clauses: `${parts.clauses}...` }],
])("files may have %s of their own", (_, changes) => {
  expect(problemsOf(changes)).toEqual([]);
});

test.each<[string, Parts, readonly string[]]>([
  ["a second document", { clauses: `a: 1\n---\n${parts.clauses}` }, ["clauses.yaml:1 CW011", "clauses.yaml:2 CW001"]],
  ["another text", { clauses: "- a\n- b\n" }, ["clauses.yaml:1 CW001"]],
])("%s is the only problem, and no key is reported as missing", (_, changes, expected) => {
  expect(problemsOf(changes)).toEqual(expected);
});

test("a key that is given twice names the line, and the file where that is another one", () => {
  expect(messagesOf({ cases: `version: "1"\n${parts.cases}` })).toEqual([
    'The key "version" is already used on line 2 of document.yaml.',
  ]);
  const twice = parts.clauses.replace("      title: Work\n", "      title: Work\n      title: Labor\n");
  expect(messagesOf({ clauses: twice })).toEqual(['The key "title" is already used on line 7.']);
});

test("a file that cannot be parsed is named; the sizes of the others do not count", () => {
  const comment = `# ${"x".repeat(600_000)}\n`;
  expect(problemsOf({ clauses: parts.clauses + comment, cases: parts.cases + comment })).toEqual([]);
  expect(problemsOf({ cases: parts.cases + comment + comment })).toEqual(["cases.yaml:1 CW003"]);
  expect(problemsOf({ clauses: `${parts.clauses}x: ${"[".repeat(101)}\n` })).toEqual(["clauses.yaml:1 CW003"]);
});

test("the problem of a line that moved to another file is reported in that file", () => {
  const entries = new Map<string, string>();
  const store: CompileCache = {
    read: (key) => JSON.parse(entries.get(key.join("|")) ?? "null") ?? undefined,
    write: (key, value) => void entries.set(key.join("|"), JSON.stringify(value)),
  };
  const catalog = createCatalog({}, store);
  set(catalog, { document: `${parts.document}bogus: 1\n` });
  expect(problemsIn(catalog)).toEqual(["document.yaml:40 CW011"]);
  set(catalog, { clauses: `bogus: 1\n${parts.clauses}` });
  expect(problemsIn(catalog)).toEqual(["clauses.yaml:1 CW011"]);
});

test("a blank line that is moved moves the problems found in the cases", () => {
  const cases = parts.cases.replace("years: 6", "years: 66");
  const catalog = createCatalog();
  set(catalog, { clauses: `${parts.clauses}\n`, cases });
  expect(problemsIn(catalog)).toContain("cases.yaml:9 CW071");
  set(catalog, { cases: `\n${cases}` });
  expect(problemsIn(catalog)).toContain("cases.yaml:10 CW071");
});
