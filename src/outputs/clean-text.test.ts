import { expect, test } from "vitest";
import fc from "fast-check";
import { cleanText } from "./clean-text.ts";

test.each([
  ["plain text is kept", "a <b> & “c” 日本 🪟", "a <b> & “c” 日本 🪟"],
  ["control characters go", "a\u0000b\u0008c\u001Bd\u007F", "abcd"],
  ["every line end is a line feed", "a\r\nb\rc\u2028d\u0085e", "a\nb\nc\nd\ne"],
  ["tab stays", "a\tb", "a\tb"],
  ["half a surrogate pair is replaced", "a\uD800b\uDC00", "a\uFFFDb\uFFFD"],
  ["marks that turn the reading order go", "\u202Eevil\u202C \u2066x\u2069", "evil x"],
  ["right-to-left letters and marks stay", "שלום\u200F", "שלום\u200F"],
  ["noncharacters go", "a\uFFFEb\uFFFFc", "abc"],
])("%s", (_, text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test("what comes out is clean whatever goes in", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const clean = cleanText(text);
      return cleanText(clean) === clean && !/\p{Cs}|(?![\n\t])\p{Cc}/u.test(clean);
    }),
  );
});
