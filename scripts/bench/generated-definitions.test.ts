import { expect, test } from "vitest";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import { ROOT } from "../build/catalog/compiled-catalog.ts";
import { readCatalog } from "../build/catalog/read-catalog.ts";
import { generatedDefinition } from "./generated-definitions.ts";

test("generated benchmark documents pass every check of the catalog", () => {
  const catalog = createCatalog();
  for (const { path, text } of readCatalog(ROOT))
    if (path === "catalog/places.yaml" || path === "catalog/settings.yaml") catalog.set(path, text);
  // Thirty documents use every noun with every number of rules.
  for (let number = 0; number < 30; number++) {
    const { path, text } = generatedDefinition(number);
    catalog.set(path, text);
  }
  expect(catalog.compile().problems).toEqual([]);
});
