// `node scripts/run-built.mjs scripts/catalog.ts <arguments>`: runs a TypeScript program as one built file.
//
// Transpiling hundreds of modules takes seconds at every start; bundling them takes half a second, once. The bundle is
// used again for as long as every file it was made from has the same content; its folder can be deleted at any time.
import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = resolve(import.meta.dirname, "..");
const CACHE = join(ROOT, "node_modules/.cache/clausewright");
const KEPT = 3;
const HOUR = 3_600_000;

/** @type {(...parts: readonly (string | Uint8Array)[]) => string} */
const hashOf = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

// The bundle also depends on this file and on the installed packages.
const around = () => hashOf(readFileSync(import.meta.filename), readFileSync(join(ROOT, "package-lock.json")));

/** @type {(inputs: readonly string[]) => string} */
const versionOf = (inputs) =>
  hashOf(around(), ...inputs.flatMap((input) => [input, "\0", readFileSync(join(ROOT, input))]));

/** A hash of the files of the bundle: a damaged bundle is never run. @type {(folder: string) => string} */
const contentOf = (folder) => {
  const names = readdirSync(folder).filter((name) => name.endsWith(".mjs"));
  return hashOf(...names.sort().flatMap((name) => [name, "\0", readFileSync(join(folder, name))]));
};

/** The intact bundle made from exactly these files, or null. @type {(manifest: string) => string | null} */
const known = (manifest) => {
  try {
    const { inputs, version, folder, content } = JSON.parse(readFileSync(manifest, "utf8"));
    const path = join(CACHE, basename(folder));
    return versionOf(inputs) === version && contentOf(path) === content ? path : null;
  } catch {
    return null;
  }
};

/** Removes bundles that no other process runs any more; another process may remove them too. @type {(name: string) => void} */
const removeOld = (name) => {
  const folders = readdirSync(CACHE).filter((one) => one.startsWith(`${name}-`));
  const byAge = folders.map((one) => {
    const path = join(CACHE, one);
    return { path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  for (const { path, at } of byAge.toSorted((a, b) => b.at - a.at).slice(KEPT))
    if (at < Date.now() - HOUR) rmSync(path, { recursive: true, force: true });
};

/** A new folder for a bundle; null where the cache cannot be written. @type {(name: string) => string | null} */
const newFolder = (name) => {
  try {
    mkdirSync(CACHE, { recursive: true });
    return mkdtempSync(join(CACHE, `${name}-`));
  } catch {
    return null;
  }
};

/** @type {(entry: string, name: string, manifest: string) => Promise<string | null>} */
const bundle = async (entry, name, manifest) => {
  const folder = newFolder(name);
  if (folder === null) return null;
  const { build } = await import("esbuild");
  const started = Date.now();
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { main: entry },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    metafile: true,
    logLevel: "error",
  });
  const inputs = Object.keys(metafile.inputs);
  const version = versionOf(inputs);
  // A file saved while it was bundled may be in the bundle in either form: that bundle is used this once.
  if (inputs.every((input) => statSync(join(ROOT, input)).mtimeMs < started)) {
    const draft = join(folder, "manifest.json");
    writeFileSync(draft, JSON.stringify({ inputs, version, folder: basename(folder), content: contentOf(folder) }));
    renameSync(draft, manifest);
  }
  removeOld(name);
  return folder;
};

const [entry = "", ...args] = process.argv.slice(2);
const name = basename(entry, ".ts");
const manifest = join(CACHE, `${name}.json`);
const folder = known(manifest) ?? (await bundle(entry, name, manifest));
// The bundle runs from the cache folder and cannot derive the path of the project from its own.
process.env["CLAUSEWRIGHT_ROOT"] ??= ROOT;
process.argv = [process.argv[0] ?? "", resolve(ROOT, entry), ...args];
if (folder === null) (await import("tsx/esm/api")).register();
await import(pathToFileURL(folder === null ? resolve(ROOT, entry) : join(folder, "main.mjs")).href);
