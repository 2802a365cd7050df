import { expect, test } from "vitest";
import { steps } from "./en/steps.ts";

test.each([
  ["invention", "Add an invention"],
  ["incorporator", "Add an incorporator"],
  ["item", "Add an item"],
  ["child", "Add a child"],
])("the first %s is added with the article it takes", (item, label) => {
  expect(steps.addFirst(item)).toBe(label);
});
