import { expect, test } from "vitest";
import { createCatalog } from "../../src/compile/catalog.ts";
import { ROOT } from "../compiled-catalog.ts";
import { readCatalog } from "../read-catalog.ts";
import { generatedDefinition } from "./generated-definitions.ts";

test("the documents the benches make up pass every check of the catalog", () => {
  const catalog = createCatalog();
  for (const { path, text } of readCatalog(ROOT))
    if (path === "catalog/places.yaml" || path === "catalog/settings.yaml") catalog.set(path, text);
  // Thirty: every noun with every number of rules.
  for (let number = 0; number < 30; number++) {
    const { path, text } = generatedDefinition(number);
    catalog.set(path, text);
  }
  expect(catalog.compile().problems).toEqual([]);
});
