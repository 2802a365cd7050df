import { expect, test } from "vitest";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";
import { newBody } from "./new-body.ts";

test("a new Japanese version has no problems but the cases it still lacks, and is offered as a document", () => {
  const files = Object.fromEntries(newBody("sample").map(({ path, text }) => [path, text]));
  const { problems, definitions } = compileFiles({ [BASE_PATH]: baseDocument, ...files });
  expect(problems.filter(({ file }) => file.includes("/ja/"))).toEqual([]);
  expect(definitions.get("sample.ja")?.entry.header).toEqual("契約書");
});
