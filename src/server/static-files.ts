import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { compress, isCompressible } from "./compress.ts";
import type { Encoding } from "./content-encoding.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".yaml": "text/yaml; charset=utf-8",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".otf": "font/otf",
  ".wasm": "application/wasm",
};

/** A file of the build, ready to send. */
export type StaticFile = {
  readonly path: string;
  readonly type: string;
  /** A strong entity tag: each encoding is a separate representation. */
  readonly etag: (encoding: Encoding) => string;
  /** True for a name with a content hash, whose content never changes. */
  readonly immutable: boolean;
  /** The bytes in an encoding; compressed once, on first use. */
  readonly bytes: (encoding: Encoding) => Promise<Uint8Array>;
  readonly encodings: readonly Encoding[];
};

// Files below /assets have an 8-character content hash in their name.
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;

const staticFile = async (root: string, file: string): Promise<StaticFile> => {
  const raw = await readFile(file);
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const path = `/${relative(root, file).split(sep).join("/")}`;
  const hash = createHash("sha256").update(raw).digest("base64url").slice(0, 22);
  const compressed = new Map<Encoding, Promise<Uint8Array>>();
  const bytes = (encoding: Encoding): Promise<Uint8Array> => {
    const known = compressed.get(encoding) ?? compress(raw, encoding, "best");
    compressed.set(encoding, known);
    return known;
  };
  return {
    path,
    type,
    etag: (encoding) => (encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`),
    immutable: HASHED.test(path),
    bytes,
    encodings: isCompressible(type) && raw.length > 1000 ? ["br", "gzip", "identity"] : ["identity"],
  };
};

// Notes of the build for itself (".vite") and source maps are not part of the site.
const isPublic = (name: string): boolean => !name.endsWith(".map") && !/(^|[\\/])\.(?!well-known)/.test(name);

/** Every public file below a folder by its address ("/assets/main-1a2b3c4d.js"); read once, at the start. */
export const readStaticFiles = async (root: string): Promise<ReadonlyMap<string, StaticFile>> => {
  // A missing folder has no files.
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => isPublic(relative(root, name)));
  const files = await Promise.all(names.map((name) => staticFile(root, name)));
  return new Map(files.map((file) => [file.path, file]));
};
