import { copyFileSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { noCache } from "../../../src/compiler/sources/memo.ts";
import { ROOT } from "./compiled-catalog.ts";
import { compilerFiles, createCompileCache, openCompileCache } from "./compile-cache.ts";

// Each entry begins with 64 hexadecimal digits and a line break.
const [CHECKSUM, QUOTES] = [65, 2];

const folder = mkdtempSync(join(tmpdir(), "compile-cache-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const open = (compiler = "compiler", mostBytes?: number) =>
  createCompileCache(folder, [Buffer.from(compiler)], mostBytes);

test("a value is read back by the parts it was made from, in another run as well", () => {
  open().write(["a", "b"], { says: "ü", list: [1, null] });
  expect(open().read(["a", "b"])).toEqual({ says: "ü", list: [1, null] });
  expect(readdirSync(folder)).toHaveLength(1);
});

test.each([
  [["a", "c"], "compiler"],
  [["ab"], "compiler"],
  [["a", "b", ""], "compiler"],
  [["a", "b"], "another compiler"],
])("parts %j with %s are another key", (parts, compiler) => {
  open().write(["a", "b"], 1);
  expect(open(compiler).read(parts)).toBeUndefined();
});

test("a truncated entry is treated as missing and is replaced", () => {
  open().write(["a"], "whole");
  const [name = ""] = readdirSync(folder);
  writeFileSync(join(folder, name), '"who');
  expect(open().read(["a"])).toBeUndefined();
  open().write(["a"], "again");
  expect(open().read(["a"])).toBe("again");
});

test.each(["null", "42", "{}", '"whole"', ""])("an entry replaced by %j is treated as missing", (text) => {
  open().write(["a"], "whole");
  const [name = ""] = readdirSync(folder);
  writeFileSync(join(folder, name), text);
  expect(open().read(["a"])).toBeUndefined();
});

test("an entry under the name of another one is treated as missing", () => {
  open().write(["a"], "one");
  const [one = ""] = readdirSync(folder);
  open().write(["b"], "other");
  const [other = ""] = readdirSync(folder).filter((name) => name !== one);
  copyFileSync(join(folder, other), join(folder, one));
  expect(open().read(["a"])).toBeUndefined();
  expect(open().read(["b"])).toBe("other");
});

test("entries not used for the longest time are deleted first when there are too many", () => {
  const store = open();
  const names = new Map<string, string>();
  for (const key of ["a", "b", "c"]) {
    const before = new Set(readdirSync(folder));
    store.write([key], "x".repeat(1000 - CHECKSUM - QUOTES));
    names.set(
      key,
      readdirSync(folder).find((one) => !before.has(one))!,
    );
  }
  // A folder is listed by name, so the entry to delete is the last one there.
  const [used = "", old = "", older = ""] = [...names.keys()].toSorted((one, other) =>
    names.get(one)! < names.get(other)! ? -1 : 1,
  );
  const ages = { [used]: 30, [old]: 10, [older]: 20 };
  for (const [key, days] of Object.entries(ages)) {
    const then = new Date(Date.now() - days * 86_400_000);
    utimesSync(join(folder, names.get(key)!), then, then);
  }
  expect(store.read([used])).toBeDefined();
  open("compiler", 2_000).write(["new"], 1);
  const left = [used, old, older, "new"].filter((key) => store.read([key]) !== undefined);
  expect(left).toEqual([used, old, "new"]);
});

test("a folder that cannot be written is no error", () => {
  const store = createCompileCache("/dev/null/results", [Buffer.from("compiler")]);
  store.write(["a"], 1);
  expect(store.read(["a"])).toBeUndefined();
});

test.each([
  ["in a test", { VITEST: "true", CATALOG_CACHE: undefined }],
  ["in CI", { VITEST: "", CI: "true", CATALOG_CACHE: undefined }],
  ["when switched off", { VITEST: "", CATALOG_CACHE: "off" }],
])("%s nothing is stored", (_, environment) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect(openCompileCache(ROOT)).toBe(noCache);
  vi.unstubAllEnvs();
});

test("a folder that is named is used in a test and in CI, too", () => {
  const named = join(folder, "named");
  vi.stubEnv("CI", "true");
  vi.stubEnv("CATALOG_CACHE", named);
  openCompileCache(ROOT).write(["a"], 1);
  expect(readdirSync(named)).toHaveLength(1);
  vi.unstubAllEnvs();
});

test("every file the compiler is made of decides the version of the compiler", async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["src/compiler/catalog/catalog.ts"],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    packages: "external",
  });
  const known = new Set(compilerFiles(ROOT).map((path) => relative(ROOT, path)));
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain("schemas/document.schema.json");
  expect(inputs.filter((path) => !known.has(path))).toEqual([]);
  expect(known).toContain("package-lock.json");
});
