import { expect, test } from "vitest";
import type { DiffPart } from "../../../text/word-diff.ts";
import { partsUpTo, shownParts } from "./shown-parts.ts";

const same = (text: string): DiffPart => ({ change: "equal", text });
const added = (text: string): DiffPart => ({ change: "insert", text });

// 120 units of context are twelve words of nine letters with their spaces.
const WORD = "Landlords ";
const words = (count: number): string => WORD.repeat(count);

test("short stretches beside a change stay whole", () => {
  const parts = [same(words(12)), added("new "), same(words(12))];
  expect(shownParts(parts)).toEqual(parts);
});

test("of a long stretch, the words beside the changes stay", () => {
  const parts = [same(words(40)), added("new "), same(words(40)), added("newer "), same(words(40))];
  expect(shownParts(parts).map(({ text }) => text)).toEqual([
    `… ${words(11)}`,
    "new ",
    `${words(11)}Landlords … ${words(11)}`,
    "newer ",
    `${words(11)}Landlords …`,
  ]);
});

test("a text without changes keeps its beginning", () => {
  expect(shownParts([same(words(40))])).toEqual([same(`${words(11)}Landlords …`)]);
});

test("parts are cut at a space", () => {
  expect(partsUpTo([same("one two "), added("three four")], 14)).toEqual([same("one two "), added("three …")]);
  expect(partsUpTo([same("one two "), added("three four")], 8)).toEqual([same("one two ")]);
  expect(partsUpTo([added("three")], 8)).toEqual([added("three")]);
});
