import { expect, test } from "vitest";
import { keysAt, yamlPathAt, enumValuesAt } from "./schema-completion.ts";

const document = `id: sample
entry:
  icon: file-text
steps:
  - id: people
    title: Who signs?
    fields:
      - id: owner
        kind: party
        la
      - 
  - id: terms
    ti
document:
  clauses:
    - id: first
      variants:
        - when: a = true
          te
`;
const lineOf = (words: string): number => document.slice(0, document.indexOf(words)).split("\n").length - 1;

test.each([
  ["a key of the file", "steps:", []],
  ["a key of an object", "icon:", ["entry"]],
  ["a key of a question", "        la", ["steps", null, "fields", null]],
  ["a new question", "      - \n", ["steps", null, "fields", null]],
  ["a key of the second step", "    ti\n", ["steps", null]],
  ["a key of a variant", "          te", ["document", "clauses", null, "variants", null]],
])("finds the path of %s", (_, words, path) => {
  expect(yamlPathAt(document, lineOf(words))).toEqual(path);
});

test("offers the keys the schema knows there, with what they mean", () => {
  const labels = keysAt("document", yamlPathAt(document, lineOf("        la"))).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["label", "kind", "when", "hint", "default"]));
  expect(labels).not.toContain("clauses");
  const clause = keysAt("document", yamlPathAt(document, lineOf("          te"))).map(({ label }) => label);
  expect(clause).toEqual(expect.arrayContaining(["when", "text", "items"]));
});

test("offers the values the schema lists", () => {
  const values = enumValuesAt("document", ["esign", "allowed"]).map(({ label }) => label);
  expect(values).toEqual(["allowed", "conditional", "not_by_default", "prohibited"]);
});
