import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "./build/catalog/compiled-catalog.ts";

const folder = mkdtempSync(join(tmpdir(), "run-built-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

mkdirSync(join(folder, "scripts"));
mkdirSync(join(folder, "node_modules/@esbuild"), { recursive: true });
symlinkSync(join(ROOT, "node_modules/esbuild"), join(folder, "node_modules/esbuild"));
cpSync(join(ROOT, "scripts/run-built.mjs"), join(folder, "scripts/run-built.mjs"));
writeFileSync(join(folder, "package-lock.json"), "{}");

// As old as a file on disk usually is: one saved while it is bundled is bundled again the next time.
const write = (name: string, text: string): void => {
  const path = join(folder, "scripts", name);
  writeFileSync(path, text);
  utimesSync(path, 1, 1);
};

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(folder, "scripts/run-built.mjs"), "scripts/probe.ts", ...args], {
    encoding: "utf8",
  }).trim();

const bundles = (): readonly string[] => {
  const cache = join(folder, "node_modules/.cache/clausewright");
  return readdirSync(cache).filter((name) => name.startsWith("probe-"));
};

test("a program is bundled once, and again when a file it imports has another content", () => {
  write("word.ts", `export const word: string = "one";`);
  write("probe.ts", `import { word } from "./word.ts"; console.log(word, ...process.argv.slice(2));`);
  expect(run("a", "b")).toBe("one a b");
  expect(run()).toBe("one");
  expect(bundles()).toHaveLength(1);
  write("word.ts", `export const word: string = "two";`);
  expect(run()).toBe("two");
  write("word.ts", `export const word: string = "one";`);
  expect(run()).toBe("one");
});

// A bundle of the last hour may be in use by another process.
const ageBundles = (): void => {
  for (const name of bundles()) utimesSync(join(folder, "node_modules/.cache/clausewright", name), 1, 1);
};

test("a program runs when its bundle was deleted, and old bundles are deleted", () => {
  rmSync(join(folder, "node_modules/.cache"), { recursive: true });
  for (const word of ["one", "two", "three", "four", "five"]) {
    write("word.ts", `export const word: string = "${word}";`);
    expect(run()).toBe(word);
    if (word !== "five") ageBundles();
  }
  expect(bundles()).toHaveLength(3);
});
