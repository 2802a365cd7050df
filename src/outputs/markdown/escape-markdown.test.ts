import { expect, test } from "vitest";
import { escapeMarkdown } from "./escape-markdown.ts";
import { inlineMarkdown } from "./inline-markdown.ts";

test.each([
  ["1. <b>", "1\\. \\<b\\>"],
  ["2) x", "2\\) x"],
  ["2.1 x", "2.1 x"],
  ["# x", "\\# x"],
  ["- x", "\\- x"],
  ["+ x", "\\+ x"],
  ["= x", "\\= x"],
  ["    indented", "indented"],
  ["a*b_c`d", "a\\*b\\_c\\`d"],
  ["[x](http://y)", "\\[x\\](http://y)"],
  ["a | b ~ c", "a \\| b \\~ c"],
  ["A & B", "A & B"],
  ["&lt;", "\\&lt;"],
  ["\\", "\\\\"],
  ["a\n- b", "a\\\n\\- b"],
  ["{{ x }}", "{{ x }}"],
])("%j is written %j", (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

test("a Markdown mark that appears only when two pieces are joined is escaped", () => {
  const pieces = [
    { type: "text", text: "1" },
    { type: "value", text: ". x" },
  ] as const;
  expect(inlineMarkdown(pieces)).toBe("1\\. x");
});

test("bold markers touch the words they enclose and cannot be nested", () => {
  const pieces = [
    { type: "text", text: "the" },
    {
      type: "strong",
      content: [
        { type: "text", text: " big " },
        { type: "term", text: "Deal" },
      ],
    },
    { type: "term", text: "" },
  ] as const;
  expect(inlineMarkdown(pieces)).toBe("the **big Deal**");
});
