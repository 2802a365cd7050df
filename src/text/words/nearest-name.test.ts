import { describe, expect, test } from "vitest";
import { nearestName } from "./nearest-name.ts";

const KNOWN = ["purpose", "parties", "start", "due_date", "ca", "rent"];

describe("the name that was most likely meant", () => {
  test.each([
    ["purpos", "purpose"],
    ["porpuse", "purpose"],
    ["Parties", "parties"],
    ["strat", "start"],
    ["due-date", "due_date"],
    ["due date", "due_date"],
    ["rnet", "rent"],
  ])("%s was meant to be %s", (word, meant) => {
    expect(nearestName(word, KNOWN)).toBe(meant);
  });

  test.each([["quantity"], ["xyz"], ["cb"], [""], ["purposeful"]])("%s is close to no name", (word) => {
    expect(nearestName(word, KNOWN)).toBe(null);
  });

  test.each([["rent"], [" rent"], ["rent "]])("%j is never corrected to itself", (word) => {
    expect(nearestName(word, KNOWN)).toBe(null);
    expect(nearestName(word, [...KNOWN, "rents"])).toBe("rents");
  });

  test("a very long word is handled quickly", () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `question_${index}`);
    expect(nearestName("a".repeat(100_000), many)).toBe(null);
  }, 2_000);
});
