import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "../../scripts/build/catalog/icon-names.ts";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import { catalogSubset } from "./catalog-subset.ts";

const PATH = "catalog/documents/website-agreement/document.yaml";
const source = readFileSync("tests/fixtures/contract-from-blocks/document.yaml", "utf8");

const catalog = createCatalog({ icons: iconNames() });
const files = catalogSubset(/^catalog\/(blocks\/|places|settings|site)/);
for (const [path, text] of Object.entries(files)) catalog.set(path, text);
catalog.set(PATH, source);
const compiled = catalog.compile();

type Clauses = readonly { readonly block?: string; readonly clauses: Clauses }[];
const flat = (clauses: Clauses): Clauses => clauses.flatMap((clause) => [clause, ...flat(clause.clauses)]);

test("a contract made of blocks compiles without problems", () => {
  expect(compiled.problems).toEqual([]);
});

test("at least 60 % of its clauses come from blocks, in at most 250 lines", () => {
  const clauses = flat(compiled.definitions.get("website-agreement.en")?.document.clauses ?? []);
  const shared = clauses.filter(({ block }) => block !== undefined);
  expect(shared.length / clauses.length).toBeGreaterThanOrEqual(0.6);
  expect(source.split("\n").length).toBeLessThanOrEqual(250);
});
