import { expect, test } from "vitest";
import { parse } from "yaml";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { Problem } from "../../model/problem.ts";
import { newTranslation } from "./new-translation.ts";

const begun = (source: string): string => newTranslation("x", "fr", parse(source) as DocumentInput);

/** The completed translation; here with the source's own words and the name of the language. */
const finished = (id: string, source: string): string =>
  begun(source)
    .replace("id: x", `id: ${id}`)
    .replaceAll(/^# Translate .*\n/gm, "")
    .replaceAll(/^# /gm, "")
    .replace("This {{ title }}", "This {{ title }} in français");

const inOverlay = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ file }) => file.endsWith("/fr.yaml"));

test("a new translation contains no keys the source lacks, and every text of it", () => {
  const files = { [BASE_PATH]: baseDocument, "catalog/documents/sample/fr.yaml": finished("sample", baseDocument) };
  const { problems, definitions } = compileFiles(files);
  expect(inOverlay(problems)).toEqual([]);
  expect(definitions.has("sample.fr")).toBe(true);
});

test("before it is translated, every text is missing and there are no other problems", () => {
  const files = {
    [BASE_PATH]: baseDocument,
    "catalog/documents/sample/fr.yaml": begun(baseDocument).replace("id: x", "id: sample"),
  };
  const [problem, ...more] = inOverlay(compileFiles(files).problems);
  expect([problem?.code, more]).toEqual(["CW052", []]);
});
