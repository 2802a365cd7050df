import { expect, test } from "vitest";
import { readYaml } from "./read-yaml.ts";
import { placeInText } from "./scalar-offsets.ts";

/** The source text at the place of a word in the value under `a`. */
const sourceOf = (yaml: string, word: string): string => {
  const { root, text } = readYaml("catalog/x.yaml", yaml);
  const value = root?.["a"];
  if (!root || typeof value !== "string") throw new Error("unknown value: a");
  const at = value.indexOf(word);
  const place = placeInText(root, "a", at, at + word.length);
  return `${place.from}:${text.slice(place.from, place.to)}`;
};

// The words to find stand once in the source, so their offset there is the expected one.
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
])("a word is found at its place in %s", (_, yaml, word) => {
  expect(sourceOf(yaml, word)).toBe(`${yaml.indexOf(word)}:${word}`);
});
