import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

// The linter holds the layers; these planted violations prove that it still does after every upgrade.
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
  ["src/ui/late.ts", 'export const a = () => import("../compile/b.ts");', /"ui" to elements of type "compile"/],
  ["src/app/a.ts", 'import { b } from "../server/b.ts";\nexport const a = b;', /"app" to elements of type "server"/],
  [
    "src/feel/evaluate/a.ts",
    'import { b } from "../compile/b.ts";\nexport const a = b;',
    /"feel-evaluate" to elements of type "feel-compile"/,
  ],
  [
    "src/compile/a.ts",
    'import { b } from "../outputs/b.ts";\nexport const a = b;',
    /"compile" to elements of type "outputs"/,
  ],
  ["src/nowhere/a.ts", "export const a = 1;", /no-unknown-files|unknown/],
  ["src/text/clock.ts", "export const a = () => Date.now();", /Date\.now/],
  ["src/law/dice.ts", "export const a = () => Math.random();", /Math\.random/],
  ["src/engine/rules/dom.ts", "export const a = () => document.title;", /document/],
  ["src/fields/alias.ts", 'import { b } from "#values/b";\nexport const a = b;', /#values.b/],
  ["src/model/default.ts", "export default 1;", /default/],
  // Planted: the linter has to refuse a value of any type.
  ["src/model/anything.ts", "export const a = (x: any) => x;", /any/],
  // Planted, and the reason it stands here: the linter has to refuse markup that React would not escape.
  ["src/app/danger.tsx", "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;", /danger/i],
];

// Every planted import finds its file: an import that leads nowhere is not checked.
const FOLDERS = [
  "model",
  "law",
  "outputs",
  "compile",
  "server",
  "app",
  "feel/compile",
  "engine/form",
  "engine/document",
];

const root = resolve(import.meta.dirname, "..");
const tree = mkdtempSync(join(tmpdir(), "layers-"));

const plant = (file: string, source: string): void => {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${source}\n`);
};

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test("every planted breach of a layer or a house rule is reported by the linter", () => {
  for (const folder of FOLDERS) plant(`src/${folder}/b.ts`, "export const b = 1;");
  for (const [file, source] of PLANTED) plant(file, source);
  cpSync(join(root, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  const { stdout } = spawnSync("npx", ["oxlint", "--format", "json"], { cwd: tree, encoding: "utf8", maxBuffer: 1e8 });
  const report = JSON.parse(stdout) as { diagnostics: readonly { message: string; filename: string; code: string }[] };
  for (const [file, , complaint] of PLANTED) {
    const said = report.diagnostics
      .filter((one) => one.filename.endsWith(file))
      .map((one) => `${one.code} ${one.message}`);
    expect(said.join("\n"), file).toMatch(complaint);
  }
});
