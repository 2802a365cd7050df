import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatNames } from "../../text/values/formats.ts";
import { builtins } from "../evaluate/functions/all-functions.ts";
import { compileExpression } from "./compile-expression.ts";
import { compileTemplate } from "./compile-template.ts";
import { compileUnaryTest } from "./compile-unary-test.ts";
import { sampleScope } from "./sample-scope.ts";

const page = readFileSync(new URL("../../../docs/formulas.md", import.meta.url), "utf8");

const samples = (kind: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${kind}\n([\\s\\S]*?)\`\`\``, "g"))].flatMap(([, block]) =>
    block!.split("\n").filter((line) => line !== ""),
  );

describe("every sample of docs/formulas.md is valid", () => {
  test.each(samples("feel"))("%s", (formula) => {
    expect(compileExpression(formula, sampleScope).diagnostics).toEqual([]);
  });

  test.each(samples("cell"))("cell %s", (cell) => {
    expect(compileUnaryTest(cell, { type: "number" }, sampleScope).diagnostics).toEqual([]);
  });

  test.each(samples("text"))("text %s", (text) => {
    const options = { clauses: ["duties"], roles: ["tenant"] };
    expect(compileTemplate(text, sampleScope, options).diagnostics).toEqual([]);
  });
});

test("the page names every function and every format", () => {
  const named = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name));
  const missing = [...Object.keys(builtins), ...formatNames].filter((name) => !named.has(name));
  expect(missing).toEqual([]);
});
