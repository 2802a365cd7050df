import { expect, test } from "vitest";
import fc from "fast-check";
import { printable } from "./printable.ts";

test.each([
  ["plain text is kept", "a <b> & “c” 日本 🪟", "a <b> & “c” 日本 🪟"],
  ["control characters are shown as replaced", "a\u0000b\u007F", "a\uFFFDb\uFFFD"],
  ["every line end is a line feed", "a\r\nb\rc\u2028d\u0085e", "a\nb\nc\nd\ne"],
  ["a tab is a space, a run of spaces one", "a\tb   c", "a b c"],
  ["half a surrogate pair is replaced", "a\uD800b\uDC00", "a\uFFFDb\uFFFD"],
  ["marks that turn the reading order go", "\u202Eevil\u202C \u2066x\u2069", "evil x"],
  ["right-to-left letters and marks stay", "שלום\u200F", "שלום\u200F"],
  ["noncharacters are replaced", "a\uFFFEb\uFFFFc", "a\uFFFDb\uFFFDc"],
])("%s", (_, text, expected) => {
  expect(printable(text)).toBe(expected);
});

test("any input becomes clean", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const clean = printable(text);
      return printable(clean) === clean && !/\p{Cs}|(?!\n)\p{Cc}/u.test(clean);
    }),
  );
});
