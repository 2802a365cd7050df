import { Text } from "@codemirror/state";
import { expect, test } from "vitest";
import { diagnosticsOf } from "./diagnostics.ts";
import { sampleProblem as problem } from "../compiler/sample-problem.ts";

test("a problem marks its characters and includes the remedy", () => {
  const [shown] = diagnosticsOf(Text.of(["a: 1", "  lable: x"]), [problem]);
  expect([shown?.from, shown?.to]).toEqual([7, 12]);
  expect(shown?.actions?.map(({ name }) => name)).toEqual(["Change to label"]);
});

test("a problem below the end of the text, which was since cut, is left out", () => {
  expect(diagnosticsOf(Text.of(["a: 1"]), [problem])).toEqual([]);
});
