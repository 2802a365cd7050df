import { expect, test } from "vitest";
import { compiled, documents, openCases } from "./cases.ts";

test("S147 every file of the catalog passes the check", () => {
  const errors = compiled.problems.filter((problem) => problem.severity === "error");
  expect(errors.map((one) => `${one.file}:${one.line}:${one.column} ${one.code} ${one.message}`)).toEqual([]);
});

test("every ready document is proved by at least three cases that end in a document", () => {
  for (const [name, definition] of documents) expect(openCases(definition).length, name).toBeGreaterThanOrEqual(3);
});

test("every ready document begins with a page of yes and no, while the code of its steps is on its way", () => {
  for (const [name, { screen }] of documents) expect(screen.length, name).toBeGreaterThan(0);
});
