import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unifiedPatch } from "./unified-patch.ts";
import type { FileChange } from "./unified-patch.ts";

test("a changed line is printed with three lines around it", () => {
  const before = ["a", "b", "c", "d", "e", "f", "g", "h", ""].join("\n");
  const after = before.replace("e", "E");
  expect(unifiedPatch([{ path: "catalog/site.yaml", before, after }])).toBe(
    [
      "diff --git a/catalog/site.yaml b/catalog/site.yaml",
      "--- a/catalog/site.yaml",
      "+++ b/catalog/site.yaml",
      "@@ -2,7 +2,7 @@",
      " b",
      " c",
      " d",
      "-e",
      "+E",
      " f",
      " g",
      " h",
      "",
    ].join("\n"),
  );
});

test("nothing is printed for a file that did not change", () => {
  expect(unifiedPatch([{ path: "catalog/site.yaml", before: "a\n", after: "a\n" }])).toBe("");
});

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "patch-"));
  execFileSync("git", ["init", "-q", folder]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `git apply` makes of the files before the changes. */
const applied = (changes: readonly FileChange[]): readonly string[] => {
  for (const { path, before } of changes) {
    rmSync(join(folder, path), { force: true });
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (before !== null) writeFileSync(join(folder, path), before);
  }
  execFileSync("git", ["apply", "-"], { cwd: folder, input: unifiedPatch(changes), stdio: ["pipe", "pipe", "pipe"] });
  return changes.map(({ path }) => readFileSync(join(folder, path), "utf8"));
};

test("git applies the patch of several files, old and new, to the letter", () => {
  const line = fc.constantFrom("a\n", "b\n", "  - c: d\n", "\n", "ä\r\n");
  const text = fc.tuple(fc.array(line, { maxLength: 25 }), fc.constantFrom("", "end"));
  const whole = text.map(([lines, end]) => `${lines.join("")}${end}`);
  const change = fc.record({ before: fc.option(whole), after: whole.filter((after) => after !== "") });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (made) => {
      const changes = made
        .map(({ before, after }, index) => ({ path: `catalog/f${index}.yaml`, before, after }))
        .filter(({ before, after }) => before !== after && before !== "");
      if (changes.length > 0) expect(applied(changes)).toEqual(changes.map(({ after }) => after));
    }),
    { numRuns: 25 },
  );
});
