import { execFile, execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** A project of one program, which loads a part of itself when it runs. */
let root = "";
const cache = (): string => join(root, "node_modules/.cache/clausewright");
const bundles = (): readonly string[] => readdirSync(cache()).filter((name) => name.startsWith("program-"));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "run-built-"));
  for (const folder of ["scripts", "node_modules"]) mkdirSync(join(root, folder));
  for (const name of ["esbuild", "tsx"])
    symlinkSync(join(ROOT, "node_modules", name), join(root, "node_modules", name));
  copyFileSync(join(import.meta.dirname, "run-built.mjs"), join(root, "scripts/run-built.mjs"));
  writeFileSync(join(root, "package-lock.json"), "{}");
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  writeFileSync(join(root, "scripts/part.ts"), 'export const word: string = "checked";\n');
  writeFileSync(join(root, "scripts/program.ts"), 'console.log((await import("./part.ts")).word);\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const COMMAND = ["scripts/run-built.mjs", "scripts/program.ts"];
const run = (): string => execFileSync(process.execPath, COMMAND, { cwd: root, encoding: "utf8" });

test("a truncated bundle is rebuilt, because running it would do nothing and look like success", () => {
  run();
  truncateSync(join(cache(), bundles()[0]!, "main.mjs"), 0);
  expect(run()).toBe("checked\n");
});

test("a bundle that lacks a file is made again", () => {
  run();
  const folder = join(cache(), bundles()[0]!);
  for (const name of readdirSync(folder).filter((one) => one !== "main.mjs")) rmSync(join(folder, name));
  expect(run()).toBe("checked\n");
});

test("a program runs where the cache cannot be written", () => {
  mkdirSync(join(root, "node_modules/.cache"));
  writeFileSync(cache(), "");
  expect(run()).toBe("checked\n");
});

test("a bundle of the last hour is kept, because another process may be running it", () => {
  for (const word of ["one", "two", "three", "four", "five"]) {
    writeFileSync(join(root, "scripts/program.ts"), `console.log("${word}");\n`);
    expect(run()).toBe(`${word}\n`);
  }
  expect(bundles()).toHaveLength(5);
});

test("many first runs at once do not remove each other's bundles", async () => {
  const runs = Array.from({ length: 8 }, () => promisify(execFile)(process.execPath, COMMAND, { cwd: root }));
  const words = (await Promise.all(runs)).map(({ stdout }) => stdout);
  expect(words).toEqual(Array.from({ length: 8 }, () => "checked\n"));
}, 60_000);
