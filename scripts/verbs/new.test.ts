import { describe, expect, test } from "vitest";
import { compileFiles } from "../../src/compile/fixture.ts";
import { ROOT } from "../compiled-catalog.ts";
import { idOfName } from "../name-in-yaml.ts";
import { newDefinition } from "../new-definition.ts";
import { newTool } from "../new-tool.ts";
import { readCatalog } from "../read-catalog.ts";

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

// What every document may use: clauses, places, the menu.
const SHARED = Object.fromEntries(
  readCatalog(ROOT).flatMap(({ path, text }) =>
    /^catalog\/(clauses\/[a-z-]+|navigation|places)\.yaml$/.test(path) ? [[path, text]] : [],
  ),
);

test.each(["Roommate Pact", "A: b # c 'd", "Plan 2", "Yes", "résumé, pact no", "- Start", "A\\B"])(
  "a new document named %s passes the check as it is written",
  (name) => {
    const id = idOfName(name);
    const { text, slug } = newDefinition({ id, name, category: "legal-financial", tag: "personal", icon: "file-text" });
    const path = `catalog/documents/${id}.yaml`;
    const { problems, definitions } = compileFiles({ ...SHARED, [path]: text });
    // The menu names pages that are left out here; an odd title may look like a defined term.
    expect(problems.filter(({ file, code }) => file === path && code !== "CW048")).toEqual([]);
    expect(definitions.get(`${id}.en`)?.slugs).toEqual([slug]);
  },
);
