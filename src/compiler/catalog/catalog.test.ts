import { expect, test, vi } from "vitest";
import * as expressions from "../../feel/compile/compile-expression.ts";
import type { Problem } from "../../model/problem.ts";
import { createCatalog } from "./catalog.ts";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";

const problemLines = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ file, line, column, code }) => `${file.replace(/^catalog\/[a-z]+\//, "")}:${line}:${column} ${code}`);

/** Line and column of words that occur exactly once in a text. */
const at = (text: string, words: string): string => {
  const before = text.slice(0, text.indexOf(words)).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
};

const planned = (id: string, slug: string, more = ""): string =>
  `id: ${id}\nstatus: planned\nentry: { icon: x, primary: Plan, secondary: "" }\nslugs: [${slug}]\n${more}`;

const overlay = `id: sample
language: es
title: Contrato de muestra
opening: >-
  Este {{ title }} (este "Contrato") comienza el {{ start | long date }} entre {{ owner | described }} y
  {{ helpers | described }}.
clauses:
  duties:
    title: Trabajo
    defines: [Trabajo]
    text: >-
      "Trabajo" significa lo que {{ helper: hace el Ayudante / hacen los Ayudantes }}. El Trabajo se hace con cuidado.
  animals: { title: Animales, text: "{{ Ref duties }} incluye dar de comer." }
  length:
    title: Plazo
    variants:
      - { text: "Este Contrato, en español, dura {{ years | words }}." }
      - { text: Este Contrato no tiene fin. }
  each_job: { title: "Tarea {{ job.name }}", text: "{{ job.name }} es parte del Trabajo." }
`;

const ES = "catalog/documents/sample/es.yaml";

test("lists a planned page, which needs only its names and has no definition", () => {
  const { problems, index, definitions } = compileFiles({
    "catalog/checkers/limits.yaml": planned("limits", "limits"),
  });
  expect(problems).toEqual([]);
  expect(index.entries.map(({ id, kind, status }) => [id, kind, status])).toEqual([["limits", "checker", "planned"]]);
  expect(definitions.size).toBe(0);
});

test("adds a page with its file and removes it with the file (S146)", () => {
  const catalog = createCatalog();
  catalog.set(BASE_PATH, baseDocument);
  expect(catalog.compile().index.entries.map(({ id }) => id)).toEqual(["sample"]);
  catalog.remove(BASE_PATH);
  const { index, definitions } = catalog.compile();
  expect(index.entries).toEqual([]);
  expect(definitions.size).toBe(0);
});

test("compiles what visitors read: questions, text, listing and hash", () => {
  const definition = compileFiles({ [BASE_PATH]: baseDocument }).definitions.get("sample.en");
  expect(definition?.entry).toEqual({
    icon: "shield-check",
    primary: "Sample",
    secondary: "Agreement",
    action: "Create",
  });
  expect(definition?.steps.map(({ id }) => id)).toEqual(["people", "deal"]);
  expect(definition?.document.clauses.map(({ id }) => id)).toEqual(["duties", "animals", "length", "each_job"]);
  expect(definition?.document.clauses[1]?.fields).toEqual(["pets"]);
  expect(definition?.languages).toEqual(["en"]);
  expect(definition?.hash).toMatch(/^[0-9a-z]{14}$/);
});

test("accepts an option, a date, a number or a formula as a default answer", () => {
  const fields = compileFiles({ [BASE_PATH]: baseDocument }).definitions.get("sample.en")?.steps[1]?.fields;
  const asts = fields?.map(({ default: start }) => start?.ast);
  expect(asts?.slice(0, 3)).toEqual([["get", "today"], "fixed", ["n", "3"]]);
});

test("recompiles only the changed file and its dependents", () => {
  const compiling = vi.spyOn(expressions, "compileExpression");
  const catalog = createCatalog();
  const other = baseDocument.replace("id: sample", "id: other").replace("create-a-sample", "create-a-other");
  catalog.set(BASE_PATH, baseDocument);
  catalog.set("catalog/documents/other/document.yaml", other);
  const before = catalog.compile();
  compiling.mockClear();
  catalog.compile();
  expect(compiling).not.toHaveBeenCalled();
  catalog.set("catalog/documents/other/document.yaml", other.replace("with care", "with great care"));
  const after = catalog.compile();
  expect(compiling).toHaveBeenCalled();
  expect(after.definitions.get("sample.en")).toBe(before.definitions.get("sample.en"));
  expect(after.definitions.get("other.en")).not.toBe(before.definitions.get("other.en"));
  compiling.mockRestore();
});

test("recompiles the documents that use a changed block", () => {
  const block = (word: string): string =>
    `id: end\ntitle: End\nclauses:\n  - { id: end, plain: The work ends on this day., text: This is the ${word}. }\n`;
  const using = baseDocument.replace("  signatures:", "    - { use: end }\n  signatures:");
  const catalog = createCatalog();
  catalog.set(BASE_PATH, using);
  catalog.set("catalog/blocks/end/block.yaml", block("end"));
  const before = catalog.compile();
  catalog.set("catalog/blocks/end/block.yaml", block("very end"));
  const after = catalog.compile();
  expect(problemLines(after.problems)).toEqual([]);
  expect(JSON.stringify(before.definitions.get("sample.en"))).toContain("This is the end.");
  expect(JSON.stringify(after.definitions.get("sample.en"))).toContain("This is the very end.");
});

test("binds the parameters of a block to names of the document", () => {
  const block =
    "id: begin\ntitle: Begin\nparameters: { day: date }\nclauses:\n" +
    '  - { id: begin, title: Begin, plain: The work begins on this day., text: "It begins on {{ day | long date }}." }\n';
  const using = (more: string): string =>
    baseDocument.replace("  signatures:", `    - { use: begin${more} }\n  signatures:`);
  const files = (more: string) => ({ [BASE_PATH]: using(more), "catalog/blocks/begin/block.yaml": block });
  const compiled = compileFiles(files(", with: { day: start }"));
  expect(problemLines(compiled.problems)).toEqual([]);
  const begin = compiled.definitions.get("sample.en")?.document.clauses.find(({ id }) => id === "begin");
  expect(begin?.fields).toEqual(["start"]);
  expect(JSON.stringify(begin)).toContain('"field":"start"');
  expect(problemLines(compileFiles(files("")).problems)).toEqual([
    `sample/document.yaml:${at(using(""), "begin }")} CW021`,
  ]);
  const wrong = ", with: { day: pets }";
  expect(problemLines(compileFiles(files(wrong)).problems)).toEqual([
    `sample/document.yaml:${at(using(wrong), "pets } }")} CW031`,
  ]);
});

test.each([
  [
    "two pages with one address",
    planned("two", "Create-An-Sample"),
    "sample/document.yaml:4:9 CW024",
    "two.yaml:4:9 CW024",
  ],
  ["two spellings of one address in one file", planned("two", "create-a-two, create-an-two")],
  ["the same address twice in one file", planned("two", "create-a-two, create-a-two"), "two.yaml:4:23 CW024"],
  ["an id that another kind of page has", planned("sample", "x"), "sample.yaml:1:5 CW020"],
  ["a file named unlike its id", planned("three", "x"), "two.yaml:1:5 CW010"],
])("%s", (_, text, ...expected) => {
  const path = text.startsWith("id: sample") ? "catalog/tools/sample.yaml" : "catalog/tools/two.yaml";
  const problems = problemLines(compileFiles({ [BASE_PATH]: baseDocument, [path]: text }).problems);
  expect(problems).toEqual(expected);
});

test.each([
  "catalog/documents/deep/sample.yaml",
  "catalog/forms/sample.yaml",
  "catalog/sample.yaml",
  "other/sample.yaml",
])("reports %s as a file of no known kind", (path) => {
  const { problems } = compileFiles({ [path]: "id: sample\n" });
  expect(problems.map(({ file, code }) => [file, code])).toEqual([[path, "CW010"]]);
});

test("reports unknown icons if the known ones are given (L38)", () => {
  const { problems, icons } = compileFiles({ [BASE_PATH]: baseDocument }, ["shield-check", "x"]);
  expect(problems).toEqual([]);
  expect(icons).toEqual(["shield-check"]);
  const unknown = compileFiles({ [BASE_PATH]: baseDocument }, ["shield-checks"]);
  expect(problemLines(unknown.problems)).toEqual(["sample/document.yaml:3:16 CW022"]);
  expect(unknown.problems[0]?.suggestion).toContain("shield-checks");
});

test("offers a document language once every text is translated (L23)", () => {
  const { problems, definitions, index } = compileFiles({ [BASE_PATH]: baseDocument, [ES]: overlay });
  expect(problems).toEqual([]);
  expect(definitions.get("sample.es")?.languages).toEqual(["es", "en"]);
  expect(definitions.get("sample.es")?.language).toBe("en");
  expect(definitions.get("sample.es")?.document.language).toBe("es");
  expect(definitions.get("sample.en")?.languages).toEqual(["en", "es"]);
  expect(index.entries[0]?.languages).toEqual(["en", "es"]);
});

test("reports a translation that does not say which text controls, and still offers it", () => {
  const silent = overlay.replace(", en español,", "");
  const { problems, definitions } = compileFiles({ [BASE_PATH]: baseDocument, [ES]: silent });
  expect(problemLines(problems)).toEqual(["sample/es.yaml:1:1 CW050"]);
  expect(definitions.has("sample.es")).toBe(true);
});

test("does not offer a language with a missing text, and names the text (L23)", () => {
  const short = overlay.replace("      - { text: Este Contrato no tiene fin. }\n", "");
  const { problems, definitions } = compileFiles({ [BASE_PATH]: baseDocument, [ES]: short });
  expect(problemLines(problems)).toEqual(["sample/es.yaml:16:5 CW052"]);
  expect(problems[0]?.message).toContain("clauses.length.variants[2].text");
  expect(definitions.has("sample.es")).toBe(false);
});

test.each([
  ["a clause the source does not have", ["  animals:", "  animal:"], "sample/es.yaml:13:3 CW054"],
  [
    "more variants than the source has",
    ["      - { text: Este", "      - { text: Otro. }\n      - { text: Este"],
    "sample/es.yaml:17:7 CW054",
  ],
  ["another language than its name says", ["language: es", "language: sp"], "sample/es.yaml:2:11 CW010"],
  [
    "no word for an option it prints",
    ["español, dura {{ years", "español, ({{ term }}) dura {{ years"],
    "sample/es.yaml:1:1 CW052",
  ],
  ["a name that does not exist", ["{{ years | words }}", "{{ yeers | words }}"], "sample/es.yaml:17:53 CW110"],
])("reports a translation with %s in the translation's file", (_, [from = "", to = ""], expected) => {
  const { problems } = compileFiles({ [BASE_PATH]: baseDocument, [ES]: overlay.replace(from, to) });
  expect(problemLines(problems)).toContain(expected);
});

test("does not repeat the source's problems for its translation", () => {
  const wrong = baseDocument.replace("id: years", "id: yaers");
  const { problems } = compileFiles({ [BASE_PATH]: wrong, [ES]: overlay });
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([BASE_PATH]));
});

test("does not offer a language whose source text has changed", () => {
  const stamped = `${overlay}digests: { clauses.animals: "00000000000000" }\n`;
  const { problems, definitions } = compileFiles({ [BASE_PATH]: baseDocument, [ES]: stamped });
  expect(problemLines(problems)).toEqual(["sample/es.yaml:20:12 CW053"]);
  expect(definitions.has("sample.es")).toBe(false);
});

test("reports a body that asks a shared question with another field kind", () => {
  const body = baseDocument
    .replace(/^slugs.*\n/m, "")
    .replace("id: sample\n", "id: sample\nlanguage: ja\njurisdiction: JP\ncurrency: JPY\n")
    .replace("kind: yes_no, label: Are", "kind: text, label: Are")
    .replace("pets = true", 'pets = "cat"');
  const { problems } = compileFiles({ [BASE_PATH]: baseDocument, "catalog/documents/sample/ja/document.yaml": body });
  expect(problemLines(problems)).toContain(`sample/ja/document.yaml:${at(body, "text, label: Are")} CW055`);
});

const law = (row: string, status = "confirmed"): string => `topic: limits
keyed_on: start
columns: { limit: { unit: USD }, table: { type: table } }
places:
  US-CA:
    status: ${status}
    limit:
      - ${row}
`;

const LAW = "catalog/law/limits.yaml";
const places = { "catalog/places.yaml": "places: [{ code: US-CA, kind: state, name: { en: California } }]\n" };
const rest = "cite: Code § 1, source: 'https://example.com', checked: 2026-11-20, review_by: 2027-01-01";

test.each([
  ["a whole row", `{ from: 2026-01-01, value: 10, ${rest}, quote: ten dollars }`, []],
  [
    "a row without a citation (L19)",
    "{ from: 2026-01-01, value: 10, source: 'https://example.com', checked: 2026-11-20, review_by: 2027-01-01, quote: ten }",
    ["8:9 CW014"],
  ],
  ["a confirmed row without a quotation (L19)", `{ from: 2026-01-01, value: 10, ${rest} }`, ["8:9 CW061"]],
  ["a quotation of 25 words (L19)", `{ from: 2026-01-01, value: 10, ${rest}, quote: ${"word ".repeat(25)}}`, []],
  [
    "a quotation of 26 words (L19)",
    `{ from: 2026-01-01, value: 10, ${rest}, quote: ${"word ".repeat(26)}}`,
    ["8:138 CW061"],
  ],
  [
    "a confirmed row without the date it was read (L19)",
    "{ from: 2026-01-01, value: 10, cite: Code § 1, source: 'https://example.com', review_by: 2027-01-01, quote: ten }",
    ["8:9 CW014"],
  ],
  ["a day that does not exist", `{ from: 2026-02-30, value: 10, ${rest}, quote: ten }`, ["8:17 CW015"]],
  [
    "a value that ends before it begins",
    `{ from: 2026-01-01, to: 2025-01-01, value: 10, ${rest}, quote: ten }`,
    ["8:33 CW064"],
  ],
  ["a text in a column of numbers", `{ from: 2026-01-01, value: ten, ${rest}, quote: ten }`, ["8:36 CW013"]],
])("reports faulty law data: %s", (_, row, expected) => {
  const problems = compileFiles({ ...places, [LAW]: law(row) }).problems;
  expect(problemLines(problems)).toEqual(expected.map((one) => `limits.yaml:${one}`));
});

test.each([
  ["an unknown jurisdiction (L25)", ["  US-CA:", "  US-CX:"], "5:3 CW060"],
  ["an unknown column", ["    limit:", "    limits:"], "7:5 CW021"],
  [
    "two values from one day",
    [
      "      - {",
      "      - { from: 2026-01-01, value: 9, cite: a, source: 'https://example.com', checked: 2026-11-20, review_by: 2027-01-01, quote: b }\n      - {",
    ],
    "9:17 CW064",
  ],
  [
    "a bracket table without a mode",
    [
      "    limit:\n      - { from: 2026-01-01, value: 10",
      "    table:\n      - { from: 2026-01-01, value: { brackets: [] }",
    ],
    "8:36 CW065",
  ],
])("reports faulty law data: %s", (_, [from = "", to = ""], expected) => {
  const text = law(`{ from: 2026-01-01, value: 10, ${rest}, quote: ten dollars }`);
  expect(text).toContain(from);
  expect(problemLines(compileFiles({ ...places, [LAW]: text.replace(from, to) }).problems)).toContain(
    `limits.yaml:${expected}`,
  );
});

test("warns about a value past its review date if today is given (L20)", () => {
  const text = law(`{ from: 2026-01-01, value: 10, ${rest}, quote: ten dollars }`);
  const catalog = createCatalog({ today: "2027-01-10" });
  catalog.set("catalog/places.yaml", places["catalog/places.yaml"]);
  catalog.set(LAW, text);
  const { problems } = catalog.compile();
  expect(problems.map(({ code, severity }) => [code, severity])).toEqual([["CW062", "warning"]]);
});

test("reports an unknown law topic where it is named", () => {
  const using = baseDocument.replace(
    "screen:\n",
    "law: { place: jurisdiction, on: start, topics: [limit] }\nscreen:\n",
  );
  const { problems } = compileFiles({
    [BASE_PATH]: using,
    [LAW]: law(`{ from: 2026-01-01, value: 10, ${rest}, quote: ten }`),
  });
  expect(problems.map(({ code, line, suggestion }) => [code, line, suggestion])).toEqual([
    ["CW021", 9, 'Did you mean "limits"?'],
  ]);
});

test("compiles the files that exist only once", () => {
  const { site, settings, problems } = compileFiles({
    "catalog/site.yaml":
      "product: Test\nhost: test\nstorage_prefix: test\nlanguages: [{ code: en, segment: en, name: English, label: { en: English }, home: /, choice: true }]\n",
  });
  expect(problems).toEqual([]);
  expect(site.storagePrefix).toBe("test");
  expect(settings.defaults.bodySize).toBe(11);
});
