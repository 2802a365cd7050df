import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const PAGE =
  '<!doctype html><html lang="en"><head><title>Legal paperwork</title><meta property="csp-nonce" nonce="__STYLE_NONCE__"></head><body><div id="root"></div></body>';

const language = (code: string, segment: string, home: string) => ({
  code,
  segment,
  name: code,
  label: { en: code },
  home,
  choice: true,
});

const FILES: Readonly<Record<string, unknown>> = {
  "routes.json": ["/", "/jp", "/services/:category", "/s/*", "*"],
  "catalog/index.json": {
    entries: [
      {
        kind: "document",
        id: "will",
        status: "ready",
        entry: { icon: "file", primary: "Will", secondary: "", action: "Create" },
        slugs: ["create-a-will"],
        tags: [],
        synonyms: [],
        related: [],
        sensitive: false,
        languages: ["en"],
        bodies: {},
      },
    ],
    pages: [],
  },
  "catalog/site.json": {
    product: "Clausewright",
    host: "clausewright",
    languages: [language("en", "en", "/"), language("ja", "jp", "/jp")],
  },
  "catalog/navigation.json": { categories: [], menu: [] },
};

/** Writes a folder that resembles a build of the site, with `more` files (text by path), for tests of the server. */
export const writeBuild = (more: Readonly<Record<string, string>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const texts = Object.entries(FILES).map(([path, value]) => [path, JSON.stringify(value)] as const);
  for (const [path, text] of [["index.html", PAGE] as const, ...texts, ...Object.entries(more)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};
