import { expect, test } from "vitest";
import { createCatalog } from "./catalog.ts";
import type { Catalog } from "./catalog.ts";
import { BASE_PATH, baseDocument } from "./fixture.ts";

const withBase = (): Catalog => {
  const catalog = createCatalog();
  catalog.set(BASE_PATH, baseDocument);
  return catalog;
};

const told = (catalog: Catalog): readonly string[] => catalog.sketch({ id: "sample" }).problems.map(({ code }) => code);

test("a sketch of a document is the definition a whole compile gives", () => {
  const catalog = withBase();
  expect(told(catalog)).toEqual([]);
  const { definitions } = catalog.sketch({ id: "sample" });
  expect(definitions.get("sample.en")).toEqual(catalog.compile().definitions.get("sample.en"));
});

test("a sketch tells what is wrong with the document, and leaves its cases for later", () => {
  const catalog = withBase();
  catalog.set(BASE_PATH, baseDocument.replace("has: [six (6) years", "has: [sixty years"));
  expect(told(catalog)).toEqual([]);
  expect(catalog.compile().problems.map(({ code }) => code)).toEqual(["CW070"]);
  catalog.set(BASE_PATH, baseDocument.replace("kind: yes_no", "kind: yes_or_no"));
  expect(told(catalog)).toContain("CW012");
});

test("a sketch follows the newest text and stays silent on other documents", () => {
  const catalog = withBase();
  catalog.set("catalog/documents/other.yaml", "id: [");
  expect(told(catalog)).toEqual([]);
  catalog.set(BASE_PATH, baseDocument.replace("primary: Sample", "primary: Example"));
  expect(catalog.sketch({ id: "sample" }).definitions.get("sample.en")?.entry.primary).toBe("Example");
  catalog.remove(BASE_PATH);
  expect(catalog.sketch({ id: "sample" }).definitions.size).toBe(0);
});

test("a sketch makes only the translations asked for", () => {
  const catalog = withBase();
  catalog.set("catalog/documents/sample.es.yaml", "id: sample\nlanguage: es\n");
  const codes = (translations?: readonly string[]): readonly string[] =>
    catalog.sketch({ id: "sample", ...(translations ? { translations } : {}) }).problems.map(({ code }) => code);
  expect(codes([])).toEqual([]);
  expect(codes()).toEqual(["CW052"]);
  expect(codes(["es"])).toEqual(["CW052"]);
});
