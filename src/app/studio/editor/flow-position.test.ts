import { expect, test } from "vitest";
import { flowPosition } from "./flow-position.ts";

test.each([
  ["  - { ", [], null, false, ""],
  ["  - { id: a, ki", [], null, false, "ki"],
  ["  - { id: a, kind: ", [], "kind", false, ""],
  ["  - { id: a, kind: pa", [], "kind", false, "pa"],
  ["entry: { icon: file-text, pri", ["entry"], null, false, "pri"],
  ["    steps: [{ id: a, fields: [{ kind: m", ["steps", null, "fields", null], "kind", false, "m"],
  ["    tags: [pers", ["tags"], null, true, "pers"],
  ['  - { id: a, label: "one, { two", ', [], null, false, ""],
  ["  - { id: a, columns: { a: b }, li", [], null, false, "li"],
] as const)("knows where the cursor is after %s", (before, path, key, isList, word) => {
  expect(flowPosition(before)).toEqual({ path, key, isList, word });
});

test.each(["id: a", "  - id: a", "  - { id: a }", '  - { label: "typing', "text: a { b"])(
  "is not in braces after %s",
  (before) => {
    expect(flowPosition(before)).toBeNull();
  },
);

test("a line of data, such as a hundred thousand braces, is left alone", () => {
  expect(flowPosition(`a: ${"{".repeat(100_000)}`)).toBeNull();
});
