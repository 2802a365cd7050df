import { expect, test } from "vitest";
import { pageConventions } from "../../text/language-registry/language-packs.ts";
import { initialsLine } from "./initials-line.ts";

test.each([
  [0, ""],
  [1, "Initials: ________"],
  [2, "Initials: ________ ________"],
])("the foot of a page has a line for the initials of %d people", (people, expected) => {
  expect(initialsLine(pageConventions("en").footer, people)).toBe(expected);
});
