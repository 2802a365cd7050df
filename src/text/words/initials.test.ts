import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  [["ann", "Lee"], "AL"],
  [[" Bo", ""], "B"],
  [["𠮷田", "花"], "𠮷花"],
  [["", ""], ""],
])("initials of %j are %s", (names, initials) => expect(initialsOf(names)).toBe(initials));
