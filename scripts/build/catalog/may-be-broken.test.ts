import { expect, test } from "vitest";
import { mayBeBroken } from "./may-be-broken.ts";

test.each([
  ["an error in its questions", "/catalog/will.en.json", "catalog/documents/will/document.yaml", true],
  ["an error in its clauses", "/catalog/will.en.json", "catalog/documents/will/clauses.yaml", true],
  ["an error in one of its translations", "/catalog/will.en.json", "catalog/documents/will/es.yaml", true],
  [
    "an error in its body for another legal system",
    "/catalog/will.ja.json",
    "catalog/documents/will/ja/clauses.yaml",
    true,
  ],
  ["an error in a calculator", "/catalog/estate-tax.en.json", "catalog/calculators/estate-tax.yaml", true],
  ["an error in another document", "/catalog/will.en.json", "catalog/documents/promissory-note/document.yaml", false],
  ["an error in another calculator", "/catalog/will.en.json", "catalog/calculators/estate-tax.yaml", false],
  ["an error in shared law", "/catalog/will.en.json", "catalog/law/wills.yaml", true],
  ["an error in a block", "/catalog/will.en.json", "catalog/blocks/notices/block.yaml", true],
  ["an error in a planned page", "/catalog/affidavit.en.json", "catalog/documents/planned.yaml", true],
])("%s", (_what, address, file, is) => {
  expect(mayBeBroken(address, [{ file }])).toBe(is);
});

test("files that are no definition stay as they are", () => {
  expect(mayBeBroken("/catalog/law/wills.json", [{ file: "catalog/law/wills.yaml" }])).toBe(false);
});
