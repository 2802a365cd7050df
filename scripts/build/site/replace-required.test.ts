import { expect, test } from "vitest";
import { replaceRequired } from "./replace-required.ts";

test("every placeholder is replaced", () => {
  expect(replaceRequired('a("MARK", "MARK")', "MARK", "1")).toBe('a("1", "1")');
});

test("a text without the placeholder stops the build", () => {
  expect(() => replaceRequired("a()", "MARK", "1")).toThrow("MARK");
});
