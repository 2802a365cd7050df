import { expect, test } from "vitest";
import { compiled, documents, openCases } from "./open-cases.ts";

test("every file of the catalog passes the check (S147)", () => {
  const errors = compiled.problems.filter((problem) => problem.severity === "error");
  expect(errors.map((error) => `${error.file}:${error.line}:${error.column} ${error.code} ${error.message}`)).toEqual(
    [],
  );
});

test("every ready document has at least three cases that produce a document", () => {
  for (const [name, definition] of documents) expect(openCases(definition).length, name).toBeGreaterThanOrEqual(3);
});

test("every ready document begins with a page of yes/no questions, which can be answered while the step code loads", () => {
  for (const [name, { screen }] of documents) expect(screen.length, name).toBeGreaterThan(0);
});
