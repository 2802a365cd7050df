import { expect, test } from "vitest";
import type { DocumentDefinition } from "../../model/definition.ts";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";

test("an explanation has typographic apostrophes, like the words that answers select in it", () => {
  const text = baseDocument.replace(
    "The helper must do the listed work.",
    "The helper's work includes the owner's pets.",
  );
  const { definitions, problems } = compileFiles({ [BASE_PATH]: text });
  expect(problems).toEqual([]);
  const { document } = definitions.get("sample.en") as DocumentDefinition;
  expect(document.clauses[0]?.plain).toEqual(["The helper’s work includes the owner’s pets."]);
});
