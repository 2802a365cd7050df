import { expect, test } from "vitest";
import type { Text } from "../model/text.ts";
import { flattenParts, mapParts, valueParts } from "./text-parts.ts";

const value = { type: "value", formula: { ast: true, deps: [], source: "a" } } as const;
const text: Text = ["a ", { type: "strong", parts: ["b", { type: "strong", parts: [value] }] }, "c"];

test("parts in bold, also in bold within bold, are among the parts of a text in their place", () => {
  expect(flattenParts(text)).toEqual(["a ", "b", value, "c"]);
  expect(valueParts(text)).toEqual([value]);
});

test("what replaces a part in bold stays in bold", () => {
  const doubled = mapParts(text, (part) => (typeof part === "string" ? [part, part] : [part]));
  expect(doubled).toEqual([
    "a ",
    "a ",
    { type: "strong", parts: ["b", "b", { type: "strong", parts: [value] }] },
    "c",
    "c",
  ]);
});

test("a kind of part that is added later and has parts is walked like bold text", () => {
  const emphasis = [{ type: "emphasis", parts: ["b"] }] as unknown as Text;
  expect(flattenParts(emphasis)).toEqual(["b"]);
  expect(mapParts(emphasis, () => ["c"])).toEqual([{ type: "emphasis", parts: ["c"] }]);
});
