import { expect, test } from "vitest";
import { typeByName } from "./type-by-name.ts";

test.each([
  ["Kestrel LLC", "limited_liability_company"],
  ["Kestrel, L.L.C. ", "limited_liability_company"],
  ["Acme Tools, Inc.", "corporation"],
  ["Acme Corporation", "corporation"],
  ["Poe & Roe LLP", "limited_liability_partnership"],
  ["Elm Street, L.P.", "limited_partnership"],
  ["Ibarra Family Trust", "trust"],
  ["The Chen Revocable Trust dated May 5, 2015", "trust"],
  ["Estate of John Poe", "estate"],
  ["City of Springfield", "government"],
  ["Aster Ltd", null],
  ["First Trust Bank", null],
  ["Northern Trust", null],
  ["Real Estate of Ohio", null],
  ["Help", null],
  ["Zinc", null],
  ["Incline", null],
  ["", null],
])("%s is a %s", (name, type) => {
  expect(typeByName(name)).toBe(type);
});
