import { expect, test } from "vitest";
import { escapeRegExp } from "./escape-reg-exp.ts";

test.each(["a.b*c", "(1+1)?", "^$", "{2,3}|[x]", "C:\\d", "年（月）"])("%j matches itself", (text) => {
  expect(new RegExp(`^${escapeRegExp(text)}$`, "u").test(text)).toBe(true);
});

test("a dot matches no other character", () => {
  expect(new RegExp(`^${escapeRegExp("a.b")}$`, "u").test("axb")).toBe(false);
});
