import { expect, test } from "vitest";
import { readYaml } from "../yaml/read-yaml.ts";
import { rangeInText } from "./scalar-offsets.ts";

/** The source text at the range of a word in the value of `a`. */
const sourceOf = (yaml: string, word: string): string => {
  const { root, text } = readYaml("catalog/x.yaml", yaml);
  const value = root?.["a"];
  if (!root || typeof value !== "string") throw new Error("unknown value: a");
  const offset = value.indexOf(word);
  const range = rangeInText(root, "a", offset, offset + word.length);
  return `${range.from}:${text.slice(range.from, range.to)}`;
};

// Each word occurs once in the source, so its offset there is the expected one.
test.each([
  ["a plain text", "a: one two three\n", "two"],
  ["a plain text of two lines", "a: one\n  two three\n", "three"],
  ["single quotes", "a: 'one two three'\n", "two"],
  ["an apostrophe in single quotes", "a: 'it''s one two'\n", "two"],
  ["double quotes", 'a: "one two three"\n', "two"],
  ["escapes in double quotes", 'a: "one \\"two\\" \\u0041 three"\n', "three"],
  ["a line end in double quotes", 'a: "one\n  two three"\n', "three"],
  ["a folded block", "a: >-\n  one\n  two three\n", "three"],
  ["a folded block with a blank line", "a: >-\n  one\n\n  two three\n", "three"],
  ["a folded block with deeper lines", "a: >-\n  one\n    two\n  three four\n", "four"],
  ["a literal block", "a: |\n  one\n  two three\n", "three"],
  ["a literal block with indented lines", "a: |\n  one\n    two\n  three four\n", "four"],
  ["a block that keeps its end", "a: |+\n  one\n  two\n\n", "two"],
  ["a key further in", "a: >-\n      one {{ two }}\n      three\n", "two"],
])("locates a word in %s", (_, yaml, word) => {
  expect(sourceOf(yaml, word)).toBe(`${yaml.indexOf(word)}:${word}`);
});
