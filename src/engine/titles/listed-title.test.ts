import { expect, test } from "vitest";
import { listedTitle } from "./listed-title.ts";

test.each([
  ["Small Claims Eligibility Checker | Check", "Small Claims Eligibility Checker"],
  ["Create a Will", "Create a Will"],
  ["業務委託契約書 | 作成", "業務委託契約書（作成）"],
])("in a list of pages, %s has no bar", (header, expected) => {
  expect(listedTitle(header)).toBe(expected);
});
