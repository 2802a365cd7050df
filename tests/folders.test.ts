import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { groupBy } from "../src/compiler/input/group-by.ts";

const ROOT = resolve(import.meta.dirname, "..");

/** Above this, a folder no longer shows how it is built. */
const MAX_FILES = 20;

const files = ["src", "scripts"]
  .flatMap((top) => readdirSync(join(ROOT, top), { recursive: true, encoding: "utf8" }).map((file) => `${top}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));

const known = new Set(files);
const IMPORT = /(?:from\s*|import\s*\(\s*|import\s+)"(\.[^"]+)"/g;

/** Every import of one file by another, type imports included. */
const imports = files.flatMap((file) =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)]
    .map(([, path = ""]) => relative(ROOT, resolve(ROOT, dirname(file), path)))
    .filter((imported) => known.has(imported))
    .map((imported) => [file, imported] as const),
);

test("no folder has more files than a reader can survey", () => {
  const sizes = groupBy(files, dirname);
  const large = [...sizes].filter(([, inside]) => inside.length > MAX_FILES);
  expect(large.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});

/** Cycles among things that import each other; empty if there are none, and at least one otherwise. */
const cyclesAmong = (pairs: readonly (readonly [from: string, to: string])[]): readonly string[] => {
  const next = groupBy(pairs, ([from]) => from);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (at: string, path: readonly string[]): void => {
    if (path.includes(at)) cycles.push([...path.slice(path.indexOf(at)), at].join(" -> "));
    if (done.has(at) || path.includes(at)) return;
    for (const [, to] of next.get(at) ?? []) visit(to, [...path, at]);
    done.add(at);
  };
  for (const from of next.keys()) visit(from, []);
  return cycles;
};

test("no folders import each other in a cycle", () => {
  const between = imports.map(([from, to]) => [dirname(from), dirname(to)] as const);
  expect(cyclesAmong(between.filter(([from, to]) => from !== to))).toEqual([]);
});

test("no files import each other in a cycle, types included", () => {
  expect(cyclesAmong(imports)).toEqual([]);
});
