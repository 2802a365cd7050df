import { Text } from "@codemirror/state";
import { expect, test } from "vitest";
import type { Problem } from "../../model/problem.ts";
import { diagnosticsOf } from "./diagnostics.ts";

const problem: Problem = {
  severity: "error",
  code: "CW011",
  file: "a.yaml",
  line: 2,
  column: 3,
  length: 5,
  message: 'The key "lable" is not known here.',
  suggestion: 'Did you mean "label"?',
};

test("a problem stands at its characters, with the remedy", () => {
  const [shown] = diagnosticsOf(Text.of(["a: 1", "  lable: x"]), [problem]);
  expect([shown?.from, shown?.to]).toEqual([7, 12]);
  expect(shown?.actions?.map(({ name }) => name)).toEqual(["Change to label"]);
});

test("a problem below the end of the text, which was since cut, is left out", () => {
  expect(diagnosticsOf(Text.of(["a: 1"]), [problem])).toEqual([]);
});
