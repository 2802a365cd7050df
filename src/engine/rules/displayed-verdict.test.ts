import { expect, test } from "vitest";
import type { LawSource } from "../../model/tool-result.ts";
import { shownVerdict } from "./displayed-verdict.ts";

const sources = (isSecondary: boolean): readonly LawSource[] => [{ isSecondary } as LawSource];

test.each([
  ["a yes that rests on a summary", "yes", true, "probably"],
  ["a no that rests on a summary", "no", true, "probably_not"],
  ["a confirmed yes", "yes", false, "yes"],
  ["an answer without a verdict", undefined, true, null],
  ["a refusal", "cannot_tell", true, "cannot_tell"],
] as const)("the verdict code is no surer than the sources: %s", (_, verdict, isSecondary, expected) => {
  expect(shownVerdict(verdict, sources(isSecondary))).toBe(expected);
});
