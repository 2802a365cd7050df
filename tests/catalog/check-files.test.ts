import { expect, test } from "vitest";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import type { Catalog } from "../../src/compiler/catalog/catalog.ts";
import type { Problem } from "../../src/model/problem.ts";
import { catalogSubset } from "./catalog-subset.ts";

const SMALL =
  /^catalog\/(documents\/(non-disclosure-agreement\/(de|[a-z]{3,})\.yaml|promissory-note\/[a-z]{3,}\.yaml)|calculators\/attorney-fee\.|blocks\/[^/]+\/(block|de)\.|pages\/help\.|(law-sources|places|settings|navigation)\.)/;
const texts = new Map(Object.entries(catalogSubset(SMALL)));

const NDA = "catalog/documents/non-disclosure-agreement/document.yaml";
const NOTE = "catalog/documents/promissory-note/document.yaml";

const open = (changed: Readonly<Record<string, string>> = {}): Catalog => {
  const catalog = createCatalog();
  for (const [path, text] of texts) catalog.set(path, changed[path] ?? text);
  return catalog;
};

const edited = (path: string, from: string, to: string): Readonly<Record<string, string>> => {
  const text = texts.get(path) ?? "";
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${path}`);
  return { [path]: text.replace(from, to) };
};

const nda = ["non-disclosure-agreement.de", "non-disclosure-agreement.en"];

test.each<[path: string, definitions: readonly string[]]>([
  [NDA, nda],
  ["catalog/documents/non-disclosure-agreement/de.yaml", nda],
  ["catalog/blocks/one-language/block.yaml", [...nda, "promissory-note.en"]],
  ["catalog/blocks/one-language/de.yaml", [...nda, "promissory-note.en"]],
  ["catalog/law/usury.yaml", ["promissory-note.en"]],
  ["catalog/law/federal-fees.yaml", ["attorney-fee.en"]],
  ["catalog/calculators/attorney-fee.yaml", ["attorney-fee.en"]],
  ["catalog/pages/help.yaml", []],
  ["catalog/places.yaml", ["attorney-fee.en", ...nda, "promissory-note.en"]],
])("check %s compiles only its dependents", (path, definitions) => {
  const compiled = open().compileAffected([path]);
  expect([...compiled.definitions.keys(), ...compiled.tools.keys()].toSorted()).toEqual([...definitions]);
});

test("reports the same problems of a file as the whole check, and none of other files", () => {
  const broken = {
    ...edited(NDA, "related: [", "related: [nothing-there, "),
    ...edited(NOTE, "kind: party, role: lender", "kind: partie, role: lender"),
  };
  const all = open(broken).compile().problems;
  const inNote = all.filter(({ file }) => file === NOTE);
  expect(inNote.map(({ code }) => code)).toContain("CW012");
  const found = open(broken).compileAffected([NOTE]).problems;
  expect(found.filter(({ file }) => file === NOTE)).toEqual(inNote);
  expect(found.filter(({ code }) => code === "CW012").every(({ file }) => file === NOTE)).toBe(true);
});

test("reports no problem of a file that is only compared with the one that changed", () => {
  const [usury, fees] = ["catalog/law/usury.yaml", "catalog/law/federal-fees.yaml"];
  const broken = edited(fees, "columns:\n", "colums: {}\ncolumns:\n");
  const filesOf = (problems: readonly Problem[]): readonly string[] => problems.map(({ file }) => file);
  expect(filesOf(open(broken).compile().problems)).toContain(fees);
  expect(filesOf(open(broken).compileAffected([usury]).problems)).not.toContain(fees);
});

test("reports a link to a removed page at its line, although only that page's head is read", () => {
  const broken = edited(NDA, "related: [", "related: [nothing-there, ");
  const line = broken[NDA]!.split("\n").findIndex((text) => text.startsWith("related: [")) + 1;
  const found = open(broken)
    .compileAffected([NOTE])
    .problems.find(({ message }) => message.includes("nothing-there"));
  expect(found).toMatchObject({ file: NDA, line, frame: broken[NDA]!.split("\n")[line - 1] });
});

test("reports an answer passed to a removed question even when only the page that passes it is checked", () => {
  const broken = edited(
    NOTE,
    "\nnext_steps:\n",
    "\nnext_steps:\n  - { create: non-disclosure-agreement, carry: { gone: lender } }\n",
  );
  const found = open(broken)
    .compileAffected([NOTE])
    .problems.map(({ message }) => message);
  expect(found).toContain('"non-disclosure-agreement" has no question "gone".');
});
