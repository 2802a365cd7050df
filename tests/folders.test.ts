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

test("no two folders import each other", () => {
  const pairs = new Map(
    imports
      .filter(([from, to]) => dirname(from) !== dirname(to))
      .map(([from, to]) => [`${dirname(from)} -> ${dirname(to)}`, `${from} imports ${to}`]),
  );
  const both = [...pairs].filter(([pair]) => pairs.has(pair.split(" -> ").toReversed().join(" -> ")));
  expect(both.map(([, example]) => example)).toEqual([]);
});

test("no files import each other in a circle, types included", () => {
  const next = groupBy(imports, ([from]) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file) || path.includes(file)) return;
    for (const [, to] of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});
