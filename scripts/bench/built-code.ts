import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};

/** The code of a build by source file, as its manifest lists it. */
export type BuiltCode = {
  readonly manifest: Readonly<Record<string, Chunk>>;
  /** The chunks a chunk imports, itself included: what the browser fetches before the page runs. */
  readonly withImports: (name: string) => ReadonlySet<string>;
  /** The code of some chunks and their imports, each file once. */
  readonly codeOf: (names: readonly string[]) => readonly string[];
  /** Its size as it is sent. Unit: kilobytes of 1,024 bytes. */
  readonly gzipped: (names: readonly string[]) => number;
};

const KB = 1024;
const ENTRY = "index.html";

/** Modules that the first page of the site loads. */
export const HOME_CODE: readonly string[] = [ENTRY, "src/app/pages/home/home-english.tsx"];

/** Modules that a form page loads up to and including its first step. */
export const FORM_CODE: readonly string[] = [
  ENTRY,
  "src/app/shell/work-frame.tsx",
  "src/app/pages/tool/tool-page.tsx",
  "src/app/create/create-page.tsx",
];

/** Reads the manifest of a build. */
export const readBuiltCode = (dist: string): BuiltCode => {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as BuiltCode["manifest"];
  const withImports = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const next of manifest[name]?.imports ?? []) withImports(next, seen);
    return seen;
  };
  const codeOf = (names: readonly string[]): readonly string[] => {
    const files = new Set(names.flatMap((name) => [...withImports(name)].map((one) => manifest[one]!.file)));
    return [...files].filter((file) => file.endsWith(".js")).map((file) => readFileSync(join(dist, file), "utf8"));
  };
  return {
    manifest,
    withImports: (name) => withImports(name),
    codeOf,
    gzipped: (names) => codeOf(names).reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0) / KB,
  };
};
