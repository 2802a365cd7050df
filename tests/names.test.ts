import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { commentsIn, withoutComments } from "./support/prose-of.ts";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const isCode = (file: string): boolean => /^(?:src|scripts|tests)\/.*\.tsx?$/.test(file) || file === "vite.config.ts";
const code = new Map(tracked.filter(isCode).map((file) => [file, readFileSync(file, "utf8")]));

const WORD = /[A-Za-z_$][\w$]*/g;
const DATA = /^(?:catalog|schemas|docs)\/|\.(?:json|yaml|css|html|mjs|py)$/;

const ownCode = [...code.values()].map(withoutComments);
const data = tracked.filter((file) => DATA.test(file) && !file.endsWith("lock.json"));
const words = new Set(
  [...ownCode, ...data.map((file) => readFileSync(file, "utf8"))].flatMap((text) => text.match(WORD) ?? []),
);

const QUOTED = /`([^`\n]+)`|\{@link ([^}\s]+)[^}]*\}/g;
const FILE = /^[\w./<>-]+\.(?:tsx?|mjs|json|yaml|css|md)$/;
const SYMBOL = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(…?\))?$/;

/** Whether a file is tracked, or named in the code that writes it. */
const fileExists = (name: string): boolean =>
  tracked.some((file) => file === name || file.endsWith(`/${name}`)) || ownCode.some((text) => text.includes(name));

const exists = (name: string): boolean => {
  if (FILE.test(name)) return name.includes("<") || fileExists(name);
  return !SYMBOL.test(name) || (name.match(WORD) ?? []).every((part) => words.has(part));
};

test("every file and symbol that a comment quotes exists", () => {
  const missing = [...code].flatMap(([file, text]) =>
    commentsIn(text).flatMap(({ line, text: comment }) =>
      [...comment.matchAll(QUOTED)]
        .map((match) => match[1] ?? match[2] ?? "")
        .filter((name) => !exists(name))
        .map((name) => `${file}:${line}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});

/** Folders whose modules export the same names by design: one module for each language, or for each field kind. */
const DECLARED_SETS = [/^src\/i18n\/[a-z]{2}\//, /^src\/fields\/[a-z-]+\//, /^src\/text\/languages\/[a-z-]+\//];

const EXPORTED = /^export (?:async )?(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm;

describe("exported names", () => {
  test("are exported by one module of src each", () => {
    const modules = new Map<string, string[]>();
    for (const [file, text] of code) {
      if (!file.startsWith("src/") || DECLARED_SETS.some((set) => set.test(file))) continue;
      for (const [, name = ""] of text.matchAll(EXPORTED)) modules.set(name, [...(modules.get(name) ?? []), file]);
    }
    expect(modules.size).toBeGreaterThan(1000);
    expect([...modules].filter(([, files]) => files.length > 1)).toEqual([]);
  });
});

test("a test beside the code is named after its module, or after the folder it covers", () => {
  const isSource = (file: string): boolean => isCode(file) || file.endsWith(".mjs");
  const sources = new Set(tracked.filter(isSource).map((file) => file.replace(/\.\w+$/, "")));
  const named = tracked.filter((file) => /^(?:src|scripts)\/.*\.test\.tsx?$/.test(file));
  const astray = named.filter((file) => {
    const [name = ""] = basename(file).split(".");
    return !sources.has(`${dirname(file)}/${name}`) && name !== basename(dirname(file));
  });
  expect(astray).toEqual([]);
});
