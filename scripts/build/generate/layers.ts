/** A layer of `src`: the folder, the layers it may import beside itself, and the packages it may import. */
export type Layer = {
  readonly folder: string;
  readonly imports: readonly string[];
  readonly packages?: readonly string[];
  /** Whether it runs without a browser, a clock, storage or a network. */
  readonly isPure: boolean;
};

const below = ["values", "feel/evaluate", "model", "text", "law", "fields"];
const engine = ["form", "document", "rules", "deadlines", "review", "titles", "nav", "search"].map(
  (name) => `engine/${name}`,
);
const PACKAGES: { readonly [folder: string]: readonly string[] } = { "engine/search": ["minisearch"] };
const react = ["react", "react/*", "react-dom", "react-hook-form", "@radix-ui/*", "lucide-react", "get-nonce"];
const state = ["react-router-dom", "@hookform/*", "@hookform/resolvers/*", "zod", "zod/*", "zustand", "zustand/*"];
const device = ["react-dom/*", "@tanstack/*", "idb", "@codemirror/*", "@lezer/*", "virtual:*"];
const pdf = ["pdfkit", "pdfkit/*", "fontkit", "linebreak"];

/** Who may import whom. `npm run generate` writes the linter's file from it. */
export const layers: readonly Layer[] = [
  { folder: "values", isPure: true, imports: [], packages: ["big.js"] },
  { folder: "feel/evaluate", isPure: true, imports: ["values"] },
  { folder: "model", isPure: true, imports: ["values", "feel/evaluate"] },
  { folder: "text", isPure: true, imports: ["values", "feel/evaluate", "model"] },
  { folder: "law", isPure: true, imports: ["values", "feel/evaluate", "model", "text"] },
  { folder: "fields", isPure: true, imports: ["values", "feel/evaluate", "model", "text", "law"] },
  ...engine.map((folder) => ({ folder, isPure: true, imports: below, packages: PACKAGES[folder] ?? [] })),
  { folder: "outputs", isPure: true, imports: ["values", "model", "text"], packages: ["docx", "fflate", ...pdf] },
  {
    folder: "reading",
    isPure: true,
    imports: ["values", "model", "text"],
    packages: ["pdfjs-dist", "pdfjs-dist/*", "fflate"],
  },
  // Cryptography and randomness are passed in.
  {
    folder: "sealing",
    isPure: true,
    imports: ["values", "model"],
    packages: ["@libpdf/core", "pkijs", "asn1js"],
  },
  // The shape of events is checked where they arrive; their hashes are those of the log.
  {
    folder: "engine/session",
    isPure: true,
    imports: [...below, "sealing"],
    packages: ["zod", "zod/*"],
  },
  { folder: "i18n", isPure: true, imports: ["values", "model", "text", "fields"] },
  {
    folder: "engine/assistant",
    isPure: true,
    imports: [...below, "engine/form", "engine/review", "engine/rules", "engine/search", "i18n"],
  },
  { folder: "feel/compile", isPure: true, imports: below, packages: ["lezer-feel", "@lezer/*"] },
  {
    folder: "compiler",
    isPure: true,
    imports: [...below, ...engine, "feel/compile"],
    packages: ["yaml", "ajv", "ajv/*"],
  },
  {
    folder: "ui",
    isPure: false,
    imports: [...below, ...engine, "engine/session", "i18n"],
    packages: [...react, "uqr"],
  },
  {
    folder: "app",
    isPure: false,
    imports: [
      ...below,
      ...engine,
      "engine/session",
      "engine/assistant",
      "outputs",
      "reading",
      "sealing",
      "i18n",
      "ui",
      "compiler",
    ],
    packages: [...react, ...state, ...device, "@libpdf/core"],
  },
  {
    folder: "server",
    isPure: false,
    imports: [...below, ...engine, "outputs", "reading", "sealing", "i18n"],
    packages: [
      "hono",
      "hono/*",
      "@hono/node-server",
      "@hono/node-server/*",
      "@electric-sql/pglite",
      "pg",
      "@libpdf/core",
      "tsx",
      "tsx/*",
      "node:*",
    ],
  },
];
