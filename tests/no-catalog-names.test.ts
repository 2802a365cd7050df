import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { compiledCatalog } from "../scripts/build/catalog/compiled-catalog.ts";

const SRC = resolve(import.meta.dirname, "../src");
const compiled = compiledCatalog();

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.fixture\.ts$|sample-/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name));

// One-word ids ("will", "waiver") are English words too, so only a string that equals one is a match.
const names = [...new Set(compiled.index.entries.flatMap((entry) => [entry.id, ...entry.slugs]))];

// The key usage of Web Crypto, which is also the address of a service.
const KEY_USAGE = "sealing/signing-keys.ts: sign";

test("data decides: no code names a document, a slug or a state", () => {
  const found: string[] = [];
  for (const file of files) {
    const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const strings = [...code.matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map((match) => match[2] ?? "");
    for (const text of strings) {
      if (names.includes(text) || /\bUS-[A-Z]{2}\b/.test(text)) found.push(`${relative(SRC, file)}: ${text}`);
    }
  }
  expect(found).toEqual([KEY_USAGE]);
});
