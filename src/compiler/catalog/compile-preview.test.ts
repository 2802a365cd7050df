import { expect, test } from "vitest";
import { createCatalog } from "./catalog.ts";
import type { Catalog } from "./catalog.ts";
import { BASE_PATH, baseDocument } from "../../../tests/support/sample-catalog.ts";

const withBase = (): Catalog => {
  const catalog = createCatalog();
  catalog.set(BASE_PATH, baseDocument);
  return catalog;
};

const problemCodesOf = (catalog: Catalog): readonly string[] =>
  catalog.preview({ id: "sample" }).problems.map(({ code }) => code);

test("previews the same definition that a full compile produces", () => {
  const catalog = withBase();
  expect(problemCodesOf(catalog)).toEqual([]);
  const { definitions } = catalog.preview({ id: "sample" });
  expect(definitions.get("sample.en")).toEqual(catalog.compile().definitions.get("sample.en"));
});

test("reports problems of the document but does not run its cases", () => {
  const catalog = withBase();
  catalog.set(BASE_PATH, baseDocument.replace("has: [six (6) years", "has: [sixty years"));
  expect(problemCodesOf(catalog)).toEqual([]);
  expect(catalog.compile().problems.map(({ code }) => code)).toEqual(["CW070"]);
  catalog.set(BASE_PATH, baseDocument.replace("kind: yes_no", "kind: yes_or_no"));
  expect(problemCodesOf(catalog)).toContain("CW012");
});

test("previews the newest text and reports nothing about other documents", () => {
  const catalog = withBase();
  catalog.set("catalog/documents/other/document.yaml", "id: [");
  expect(problemCodesOf(catalog)).toEqual([]);
  catalog.set(BASE_PATH, baseDocument.replace("primary: Sample", "primary: Example"));
  expect(catalog.preview({ id: "sample" }).definitions.get("sample.en")?.entry.primary).toBe("Example");
  catalog.remove(BASE_PATH);
  expect(catalog.preview({ id: "sample" }).definitions.size).toBe(0);
});

test("compiles only the requested translations", () => {
  const catalog = withBase();
  catalog.set("catalog/documents/sample/es.yaml", "id: sample\nlanguage: es\n");
  const codes = (translations?: readonly string[]): readonly string[] =>
    catalog.preview({ id: "sample", ...(translations ? { translations } : {}) }).problems.map(({ code }) => code);
  expect(codes([])).toEqual([]);
  expect(codes()).toEqual(["CW052"]);
  expect(codes(["es"])).toEqual(["CW052"]);
});
