import { expect, test } from "vitest";
import type { Inline } from "../../model/document.ts";
import { flattenInlines, mapInnerInlines } from "./inner-inlines.ts";

const text = (words: string): Inline => ({ type: "text", text: words });
const strong = (...content: readonly Inline[]): Inline => ({ type: "strong", content });

test("what is inside an inline is found by its content, whatever its type", () => {
  const later = { type: "emphasis", content: [text("a")] } as unknown as Inline;
  expect(flattenInlines([later])).toEqual([text("a")]);
  expect(mapInnerInlines(later, () => [text("b")])).toEqual({ type: "emphasis", content: [text("b")] });
});

test("mapping changes only what is inside, and keeps an inline without content", () => {
  expect(mapInnerInlines(strong(text("a")), () => [text("b")])).toEqual(strong(text("b")));
  const plain = text("a");
  expect(mapInnerInlines(plain, () => [])).toBe(plain);
});

test("a line is flattened at every depth, in text order", () => {
  const line = [text("a"), strong(text("b"), strong(text("c")), text("d")), strong(), text("e")];
  expect(flattenInlines(line)).toEqual(["a", "b", "c", "d", "e"].map(text));
});
