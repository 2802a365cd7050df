import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

// A font above this size serves one script; it is kept for offline use once somebody used it.
const LARGEST_FONT = 600_000;
// What is kept of the catalog, in bytes.
const CATALOG_ROOM = 2_000_000;

const WORKER = "service-worker.js";
const VERSION_MARK = "__SITE_VERSION__";

type BuiltFile = { readonly address: string; readonly size: number; readonly hash: string };

const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

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

/** As much of the catalog as there is room for; index and pages first, then definitions and law. */
const catalogWithinRoom = (files: readonly BuiltFile[]): readonly BuiltFile[] => {
  let room = CATALOG_ROOM;
  return files
    .filter(isPartOfCatalog)
    .toSorted((a, b) => Number(b.address.endsWith("/index.json")) - Number(a.address.endsWith("/index.json")))
    .filter(({ size }) => {
      room -= size;
      return room >= 0;
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
          return { address: `/${file.fileName}`, size: content.length, hash: hashOf(content) };
        });
        const assets = built.filter(
          (file) => file.address.startsWith("/assets/") && !file.address.endsWith(".map") && !isForFew(file),
        );
        const page = built.filter(({ address }) => address === "/index.html");
        const files = [...assets, ...catalogWithinRoom(built), ...fonts];
        const version = hashOf([...page, ...files].map(({ address, hash }) => address + hash).join("\n"));
        // Browsers take a worker for new when its own text changed.
        const worker = bundle[WORKER];
        if (worker?.type === "chunk") worker.code = worker.code.replace(VERSION_MARK, version);
        const addresses = ["/", "/mark.svg", ...files.map(({ address }) => address)];
        this.emitFile({ type: "asset", fileName: "precache.json", source: JSON.stringify({ version, addresses }) });
      },
    },
  };
};
