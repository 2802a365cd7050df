import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { writeLargeFonts } from "../../../src/app/service-worker/large-fonts.ts";
import type { LargeFonts } from "../../../src/app/service-worker/large-fonts.ts";
import { RARELY_USED_ASSETS } from "../../../src/app/service-worker/rarely-used-assets.ts";
import { replaceRequired } from "./replace-required.ts";

// Larger fonts serve a single script; they are cached on first use.
const MAX_FONT_BYTES = 600_000;
// Catalog files are measured compressed, as they are transferred. Unit: bytes.
const CATALOG_BUDGET = 2_000_000;

const WORKER = "service-worker.js";
const VERSION_MARK = "__SITE_VERSION__";
const FONTS_MARK = "__LARGE_FONTS__";

export type BuiltFile = { readonly address: string; readonly size: number; readonly hash: string };

const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

// The size matters only for catalog files.
const sizeOf = (name: string, content: string | Uint8Array): number =>
  name.startsWith("catalog/") ? gzipSync(content).length : content.length;

const builtFile = (name: string, content: string | Uint8Array): BuiltFile => ({
  address: `/${name}`,
  size: sizeOf(name, content),
  hash: hashOf(content),
});

/** The files of the public folder that offline use needs. */
const publicFiles = (folder: string): readonly BuiltFile[] => {
  const fonts = readdirSync(join(folder, "fonts")).filter((name) => /\.(ttf|otf|woff2)$/.test(name));
  return ["mark.svg", ...fonts.map((name) => `fonts/${name}`)].map((name) =>
    builtFile(name, readFileSync(join(folder, name))),
  );
};

// Files that every page requests by a name without a hash.
const FIXED = ["/index.html", "/mark.svg", "/theme.js"];

const fixedFile = (files: readonly BuiltFile[], address: string): BuiltFile => {
  const file = files.find((one) => one.address === address);
  if (!file) throw new Error(`missing in the build: ${address}`);
  return file;
};

const isAsset = ({ address }: BuiltFile): boolean =>
  address.startsWith("/assets/") && !address.endsWith(".map") && !RARELY_USED_ASSETS.test(address);

const isFont = ({ address }: BuiltFile): boolean => address.startsWith("/fonts/");

const isPartOfCatalog = ({ address }: BuiltFile): boolean =>
  address.startsWith("/catalog/") && !address.startsWith("/catalog/src/");

// Priority: what every page reads, then pages, definitions and law.
const PRIORITIES = [
  /^\/catalog\/(index|site|settings|navigation|playbooks|review-(options|requests)|(search|messages)\.[a-z]+)\.json$/,
  /^\/catalog\/pages\//,
  /^\/catalog\/[^/]+$/,
];

const rankOf = ({ address }: BuiltFile): number => {
  const rank = PRIORITIES.findIndex((place) => place.test(address));
  return rank < 0 ? PRIORITIES.length : rank;
};

/**
 * Selects catalog files up to a budget, `room` in the unit of `size`: what every page reads first, then static pages,
 * definitions, and law; a file too large for the rest is skipped.
 *
 * @example catalogWithinBudget([{ address: "/catalog/will.en.json", size: 9, hash: "" }], 8) → []
 */
export const catalogWithinBudget = (files: readonly BuiltFile[], room: number): readonly BuiltFile[] => {
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

type Precache = {
  readonly version: string;
  readonly addresses: readonly string[];
  /** Cached on first use. */
  readonly largeFonts: LargeFonts;
};

/** The files to cache for offline use, and a version that differs as soon as one of them does. */
export const precacheOf = (files: readonly BuiltFile[]): Precache => {
  const fonts = files.filter(isFont);
  const large = fonts.filter(({ size }) => size > MAX_FONT_BYTES);
  const small = fonts.filter((font) => !large.includes(font));
  const cached = [
    ...FIXED.map((address) => fixedFile(files, address)),
    ...files.filter(isAsset),
    ...catalogWithinBudget(files, CATALOG_BUDGET),
    ...small,
  ];
  return {
    version: hashOf([...cached, ...large].map(({ address, hash }) => address + hash).join("\n")),
    addresses: cached.map(({ address }) => address),
    largeFonts: new Map(large.map(({ address, hash }) => [address, hash])),
  };
};

/** Writes `precache.json`: the files the service worker caches for offline use, and a version hash of them all. */
export const precachePlugin = (): Plugin => {
  let copied: readonly BuiltFile[] = [];
  return {
    name: "clausewright-precache",
    enforce: "post",
    apply: "build",
    configResolved(config) {
      copied = publicFiles(config.publicDir);
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const built = Object.values(bundle).map((file) =>
          builtFile(file.fileName, file.type === "chunk" ? file.code : file.source),
        );
        const { largeFonts, ...precache } = precacheOf([...built, ...copied]);
        // Browsers install a new worker only if the bytes of its script changed.
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`missing in the build: ${WORKER}`);
        // It is a classic script: with an import browsers refuse to register it, and nothing works offline.
        if (worker.imports.length > 0) throw new Error(`${WORKER} imports ${worker.imports.join(", ")}`);
        const code = replaceRequired(worker.code, VERSION_MARK, precache.version);
        worker.code = replaceRequired(code, FONTS_MARK, writeLargeFonts(largeFonts));
        this.emitFile({ type: "asset", fileName: "precache.json", source: JSON.stringify(precache) });
      },
    },
  };
};
