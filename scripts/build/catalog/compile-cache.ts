import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, isAbsolute, join } from "node:path";
import { noCache } from "../../../src/compiler/sources/memo.ts";
import type { CompileCache } from "../../../src/compiler/sources/memo.ts";

const MAX_BYTES = 300_000_000;
const DAY_MS = 86_400_000;
const CHECKSUM_LENGTH = 64;

/** The folders of `src` that cannot change what the compiler makes: by the layer rules it imports none of them. */
const ABOVE_COMPILER: ReadonlySet<string> = new Set(["app", "outputs", "reading", "server", "ui"]);

const isCode = (name: string): boolean => /\.(ts|json)$/.test(name) && !name.endsWith(".test.ts");

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The files that decide what the compiler makes of a catalog: its code, the schemas, the installed packages. */
export const compilerFiles = (root: string): readonly string[] => [
  ...readdirSync(join(root, "src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ABOVE_COMPILER.has(entry.name))
    .flatMap((entry) => filesIn(join(root, "src", entry.name))),
  ...filesIn(join(root, "schemas")),
  join(root, "package-lock.json"),
];

const keyOf = (parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  // Prefix each part with its length, so that the boundaries are unambiguous.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest("hex");
};

/** An entry begins with a checksum of its name and value, so that one that was damaged or renamed is not used. */
const checksumOf = (path: string, value: string): string => keyOf([basename(path), value]);

const readEntry = (path: string): unknown => {
  try {
    const text = readFileSync(path, "utf8");
    const [checksum, json] = [text.slice(0, CHECKSUM_LENGTH), text.slice(CHECKSUM_LENGTH + 1)];
    if (checksum !== checksumOf(path, json)) return undefined;
    const value = JSON.parse(json) as unknown;
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) utimesSync(path, new Date(), new Date());
    return value;
  } catch {
    // Not there, or not readable: it is made again.
    return undefined;
  }
};

/** Deletes what was not used for the longest time until the rest fits. */
const trim = (folder: string, mostBytes: number): void => {
  const entries = readdirSync(folder).map((name) => ({ path: join(folder, name), ...sizeOf(join(folder, name)) }));
  let left = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of entries.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (left <= mostBytes) return;
    rmSync(path, { force: true });
    left -= bytes;
  }
};

const sizeOf = (path: string): { readonly bytes: number; readonly usedAt: number } => {
  const { size: bytes = 0, mtimeMs: usedAt = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return { bytes, usedAt };
};

/**
 * Compiled results on disk, keyed by a hash of all their inputs: the compiler and the source texts.
 *
 * Entries never change; deleting some or all costs only time. What cannot be written is compiled again the next time.
 */
export const createCompileCache = (
  folder: string,
  compiler: readonly Uint8Array[],
  mostBytes = MAX_BYTES,
): CompileCache => {
  const version = keyOf(compiler);
  const pathOf = (madeFrom: readonly string[]): string => join(folder, `${keyOf([version, ...madeFrom])}.json`);
  let hasWritten = false;
  const begin = (): void => {
    if (hasWritten) return;
    mkdirSync(folder, { recursive: true });
    trim(folder, mostBytes);
    hasWritten = true;
  };
  return {
    read: (madeFrom) => readEntry(pathOf(madeFrom)),
    write: (madeFrom, value) => {
      try {
        begin();
        const path = pathOf(madeFrom);
        const draft = `${path}.${process.pid}`;
        const json = JSON.stringify(value);
        writeFileSync(draft, `${checksumOf(path, json)}\n${json}`);
        renameSync(draft, path);
      } catch {
        // A folder that cannot be written: this run works without.
      }
    },
  };
};

/** The folder of the stored results; null where nothing is stored. */
const cacheFolder = (root: string): string | null => {
  const { CI, VITEST, CATALOG_CACHE = CI || VITEST ? "off" : "on" } = process.env;
  if (CATALOG_CACHE === "off" || !existsSync(join(root, "node_modules"))) return null;
  return isAbsolute(CATALOG_CACHE) ? CATALOG_CACHE : join(root, "node_modules/.cache/clausewright/results");
};

/**
 * The store of a checkout, or the folder that `CATALOG_CACHE` names. Disabled in tests and in CI, which must compile from
 * scratch: `npm test` begins with an empty folder.
 */
export const openCompileCache = (root: string): CompileCache => {
  const folder = cacheFolder(root);
  if (folder === null) return noCache;
  const compiler = compilerFiles(root).flatMap((path) => [Buffer.from(path.slice(root.length)), readFileSync(path)]);
  return createCompileCache(folder, compiler);
};
