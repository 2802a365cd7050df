import { describe, expect, test } from "vitest";
import { compileFiles } from "../../src/compile/fixture.ts";
import { newTool } from "../new-tool.ts";

describe("a new calculator or checker", () => {
  test.each([
    ["calculator", "late fee", "late-fee", "Late-Fee-Calculator"],
    ["calculator", "Late Fee Calculator", "late-fee", "Late-Fee-Calculator"],
    ["checker", "Notice in Time", "notice-in-time", "notice-in-time-checker"],
  ] as const)("a %s named %s passes the check as it is written", (kind, name, id, slug) => {
    const made = newTool({ kind, name, icon: "calculator" });
    expect([made.id, made.slug]).toEqual([id, slug]);
    const { problems, tools } = compileFiles({ [`catalog/${kind}s/${made.id}.yaml`]: made.text });
    expect(problems).toEqual([]);
    expect([...tools.keys()]).toEqual([`${id}.en`]);
  });
});
