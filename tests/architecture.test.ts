import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { layers } from "../scripts/build/generate/layers.ts";

// The linter enforces the layers; these planted violations prove that it still does after every upgrade.
const PLANTED: readonly (readonly [file: string, source: string, complaint: RegExp])[] = [
  [
    "src/values/a.ts",
    'import { b } from "../model/b.ts";\nexport const a = b;',
    /type "values" to elements of type "model"/,
  ],
  [
    "src/values/core.ts",
    'import { readFileSync } from "node:fs";\nexport const a = readFileSync;',
    /module source "node:fs"/,
  ],
  [
    "src/engine/form/a.ts",
    'import { b } from "../document/b.ts";\nexport const a = b;',
    /"engine-form" to elements of type "engine-document"/,
  ],
  [
    "src/engine/form/react.ts",
    'import { useState } from "react";\nexport const a = useState;',
    /module source "react"/,
  ],
  [
    "src/fields/a.ts",
    'import { b } from "../engine/form/b.ts";\nexport const a = b;',
    /"fields" to elements of type "engine-form"/,
  ],
  [
    "src/text/a.ts",
    'import type { b } from "../law/b.ts";\nexport type A = typeof b;',
    /"text" to elements of type "law"/,
  ],
  [
    "src/outputs/a.ts",
    'import { b } from "../engine/document/b.ts";\nexport const a = b;',
    /"outputs" to elements of type "engine-document"/,
  ],
  ["src/ui/a.ts", 'import { b } from "../app/b.ts";\nexport const a = b;', /"ui" to elements of type "app"/],
  ["src/ui/late.ts", 'export const a = () => import("../compiler/b.ts");', /"ui" to elements of type "compiler"/],
  ["src/app/a.ts", 'import { b } from "../server/b.ts";\nexport const a = b;', /"app" to elements of type "server"/],
  [
    "src/feel/evaluate/a.ts",
    'import { b } from "../compile/b.ts";\nexport const a = b;',
    /"feel-evaluate" to elements of type "feel-compile"/,
  ],
  [
    "src/compiler/a.ts",
    'import { b } from "../outputs/b.ts";\nexport const a = b;',
    /"compiler" to elements of type "outputs"/,
  ],
  ["src/nowhere/a.ts", "export const a = 1;", /no-unknown-files|unknown/],
  [
    "src/reading/a.ts",
    'import { b } from "../engine/document/b.ts";\nexport const a = b;',
    /"reading" to elements of type "engine-document"/,
  ],
  ["src/i18n/a.ts", 'import { b } from "../law/b.ts";\nexport const a = b;', /"i18n" to elements of type "law"/],
  [
    "src/server/a.ts",
    'import { b } from "../compiler/b.ts";\nexport const a = b;',
    /"server" to elements of type "compiler"/,
  ],
  ["src/text/clock.ts", "export const a = () => Date.now();", /'Date'/],
  ["src/values/today.ts", "export const a = () => new Date();", /'Date'/],
  ["src/outputs/stopwatch.ts", "export const a = () => performance.now();", /performance\.now/],
  ["src/law/dice.ts", "export const a = () => Math.random();", /Math\.random/],
  ["src/model/id.ts", "export const a = () => crypto.randomUUID();", /'crypto'/],
  ["src/compiler/wait.ts", "export const a = (f: () => void) => setTimeout(f, 1);", /'setTimeout'/],
  ["src/reading/repeat.ts", "export const a = (f: () => void) => setInterval(f, 1);", /'setInterval'/],
  ["src/engine/rules/dom.ts", "export const a = () => document.title;", /document/],
  ["src/fields/alias.ts", 'import { b } from "#values/b";\nexport const a = b;', /#values.b/],
  ["src/model/default.ts", "export default 1;", /default/],
  // Planted: the linter has to refuse a value of any type.
  ["src/model/anything.ts", "export const a = (x: any) => x;", /any/],
  // Planted on purpose: the linter must reject markup that React would not escape.
  ["src/app/danger.tsx", "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;", /danger/i],
];

const elementOf = (folder: string): string => folder.replace("/", "-");

/** Every import from one layer to another that the table does not allow. */
const FORBIDDEN = layers.flatMap(({ folder, imports }) =>
  layers
    .filter((other) => other.folder !== folder && !imports.includes(other.folder))
    .map((other) => ({ from: folder, to: other.folder })),
);

const root = resolve(import.meta.dirname, "..");
const tree = mkdtempSync(join(tmpdir(), "layers-"));

const plant = (file: string, source: string): void => {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${source}\n`);
};

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test("every import that the layers forbid and every planted breach of a house rule is reported by the linter", () => {
  // Every planted import finds its file: an import that leads nowhere is not checked.
  for (const { folder } of layers) plant(`src/${folder}/b.ts`, "export const b = 1;");
  for (const [file, source] of PLANTED) plant(file, source);
  for (const { from, to } of FORBIDDEN)
    plant(
      `src/${from}/to-${elementOf(to)}.ts`,
      `export { b } from "${"../".repeat(from.split("/").length)}${to}/b.ts";`,
    );
  cpSync(join(root, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  const { stdout } = spawnSync("npx", ["oxlint", "--format", "json"], { cwd: tree, encoding: "utf8", maxBuffer: 1e8 });
  const report = JSON.parse(stdout) as { diagnostics: readonly { message: string; filename: string; code: string }[] };
  const reportOn = (file: string): string =>
    report.diagnostics
      .filter((diagnostic) => diagnostic.filename.endsWith(file))
      .map((diagnostic) => `${diagnostic.code} ${diagnostic.message}`)
      .join("\n");
  for (const [file, , complaint] of PLANTED) expect(reportOn(file), file).toMatch(complaint);
  expect(new Set(FORBIDDEN.map(({ from }) => from)).size).toBe(layers.length);
  for (const { from, to } of FORBIDDEN)
    expect(reportOn(`src/${from}/to-${elementOf(to)}.ts`)).toContain(
      `"${elementOf(from)}" to elements of type "${elementOf(to)}"`,
    );
});
