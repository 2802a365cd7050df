import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

// A font above this size serves one script; it is kept for offline use once somebody used it.
const LARGEST_FONT = 600_000;
// What is fetched of the catalog, in bytes as they travel.
const CATALOG_ROOM = 2_000_000;

const WORKER = "service-worker.js";
const VERSION_MARK = "__SITE_VERSION__";

export type BuiltFile = { readonly address: string; readonly size: number; readonly hash: string };

const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

// Only of the catalog is the size asked for.
const sizeOf = (name: string, content: string | Uint8Array): number =>
  name.startsWith("catalog/") ? gzipSync(content).length : content.length;

const publicFonts = (folder: string): readonly BuiltFile[] =>
  readdirSync(folder)
    .filter((name) => /\.(ttf|otf|woff2)$/.test(name))
    .map((name) => ({ address: `/fonts/${name}`, size: statSync(join(folder, name)).size, hash: name }))
    .filter(({ size }) => size <= LARGEST_FONT);

// The authors' tools and the PDF reader are kept for offline use once somebody used them.
const isForFew = ({ address }: BuiltFile): boolean =>
  /^\/assets\/(compiler-worker|yaml-editor|pdf\.(worker\.)?min)-/.test(address);

const isPartOfCatalog = ({ address }: BuiltFile): boolean =>
  address.startsWith("/catalog/") && !address.startsWith("/catalog/src/");

// What every page reads comes before pages, definitions and law.
const PLACES = [
  /^\/catalog\/(index|site|settings|navigation|playbooks)\.json$/,
  /^\/catalog\/pages\//,
  /^\/catalog\/[^/]+$/,
];

const rankOf = ({ address }: BuiltFile): number => {
  const rank = PLACES.findIndex((place) => place.test(address));
  return rank < 0 ? PLACES.length : rank;
};

/**
 * As much of the catalog as there is room for, `room` in the unit of `size`: what every page reads first, then static
 * pages, definitions, and law; a file too large for what is left is passed over.
 *
 * @example catalogWithinRoom([{ address: "/catalog/will.en.json", size: 9, hash: "" }], 8) → []
 */
export const catalogWithinRoom = (files: readonly BuiltFile[], room: number): readonly BuiltFile[] => {
  let left = room;
  return files
    .filter(isPartOfCatalog)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .filter(({ size }) => {
      if (size > left) return false;
      left -= size;
      return true;
    });
};

/** Writes `precache.json`: what the service worker keeps for times without a network, and a version over all of it. */
export const precachePlugin = (): Plugin => {
  let fonts: readonly BuiltFile[] = [];
  return {
    name: "clausewright-precache",
    enforce: "post",
    apply: "build",
    configResolved(config) {
      fonts = publicFonts(join(config.publicDir, "fonts"));
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const built = Object.values(bundle).map((file): BuiltFile => {
          const content = file.type === "chunk" ? file.code : file.source;
          return { address: `/${file.fileName}`, size: sizeOf(file.fileName, content), hash: hashOf(content) };
        });
        const assets = built.filter(
          (file) => file.address.startsWith("/assets/") && !file.address.endsWith(".map") && !isForFew(file),
        );
        const page = built.filter(({ address }) => address === "/index.html");
        const files = [...assets, ...catalogWithinRoom(built, CATALOG_ROOM), ...fonts];
        const version = hashOf([...page, ...files].map(({ address, hash }) => address + hash).join("\n"));
        // Browsers take a worker for new when its own text changed.
        const worker = bundle[WORKER];
        if (worker?.type === "chunk") worker.code = worker.code.replace(VERSION_MARK, version);
        const addresses = ["/index.html", "/mark.svg", ...files.map(({ address }) => address)];
        this.emitFile({ type: "asset", fileName: "precache.json", source: JSON.stringify({ version, addresses }) });
      },
    },
  };
};
