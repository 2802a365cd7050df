import { expect, test } from "vitest";
import { openCatalog } from "../../scripts/build/catalog/compiled-catalog.ts";
import { compiled } from "./open-cases.ts";

const catalog = openCatalog();
const pages = [...new Set([...compiled.definitions.values(), ...compiled.tools.values()].map(({ id }) => id))];

test.each(pages)("%s compiled alone without verification equals its definition in the whole catalog", (id) => {
  const alone = catalog.compilePage(id);
  const ofPage = ([name]: readonly [string, unknown]): boolean => name.startsWith(`${id}.`);
  expect(Object.fromEntries(alone.definitions)).toEqual(Object.fromEntries([...compiled.definitions].filter(ofPage)));
  expect(Object.fromEntries(alone.tools)).toEqual(Object.fromEntries([...compiled.tools].filter(ofPage)));
  expect(alone.settings).toEqual(compiled.settings);
  for (const [topic, rows] of Object.entries(alone.law)) expect(rows).toEqual(compiled.law[topic]);
});

test("file heads list the same pages as the whole catalog, in the same order", () => {
  const names = compiled.index.entries.map((entry) => ({ ...entry, languages: [], bodies: {} }));
  expect(catalog.listings()).toEqual(names);
});
