import { expect, test } from "vitest";
import { initialsLine, pageWords } from "./page-words.ts";

test.each([
  [0, ""],
  [1, "Initials: ________"],
  [2, "Initials: ________ ________"],
])("the foot of a page has a line for the initials of %d people", (people, expected) => {
  expect(initialsLine(pageWords("en"), people)).toBe(expected);
});
