import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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

const PACKABLE = /^(text|application\/(json|manifest)|image\/svg|font\/(ttf|otf))/;

export type Encoding = "br" | "gzip" | "identity";

/** A file of the build, ready to send. */
export type StaticFile = {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  /** The bytes in an encoding; packed once, on first use. */
  readonly bytes: (encoding: Encoding) => Promise<Uint8Array>;
  readonly encodings: readonly Encoding[];
};

const pack: Readonly<Record<Encoding, (raw: Uint8Array) => Promise<Uint8Array>>> = {
  br: (raw) => promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (raw) => promisify(gzip)(raw, { level: 9 }),
  identity: (raw) => Promise.resolve(raw),
};

const staticFile = async (root: string, file: string): Promise<StaticFile> => {
  const raw = await readFile(file);
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const packed = new Map<Encoding, Promise<Uint8Array>>();
  const bytes = (encoding: Encoding): Promise<Uint8Array> => {
    const known = packed.get(encoding) ?? pack[encoding](raw);
    packed.set(encoding, known);
    return known;
  };
  return {
    path: `/${relative(root, file).split(sep).join("/")}`,
    type,
    etag: `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`,
    bytes,
    encodings: PACKABLE.test(type) && raw.length > 1000 ? ["br", "gzip", "identity"] : ["identity"],
  };
};

/** Every file below a folder by its address ("/assets/main-1a2b.js"); read once, at the start. */
export const readStaticFiles = async (root: string): Promise<ReadonlyMap<string, StaticFile>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(names.map((name) => staticFile(root, name)));
  return new Map(files.map((file) => [file.path, file]));
};
