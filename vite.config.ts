import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { formChunk } from "./scripts/build/site/form-chunk.ts";
import { buildListPlugin } from "./scripts/build/site/vite-build-list.ts";
import { catalogPlugin } from "./scripts/build/catalog/vite-catalog.ts";
import { preloadManifestPlugin } from "./scripts/build/site/vite-preload-manifest.ts";
import { prerenderPlugin } from "./scripts/build/site/vite-prerender.ts";
import { precachePlugin } from "./scripts/build/site/vite-precache.ts";
import { schemasPlugin } from "./scripts/build/site/vite-schemas.ts";
import { bundledModulesPlugin, siteFilesPlugin } from "./scripts/build/site/vite-site-files.ts";
import { NONCE_MARK } from "./src/server/security-headers.ts";

// Chunks for the entry, for forms, and for what most pages share: the bundler's default would be a file for every
// combination of pages (docs/decisions/022-four-groups-of-chunks.md).
type Group = Extract<Rolldown.OutputOptions["codeSplitting"], object>["groups"] extends (infer One)[] | undefined
  ? One
  : never;

// A module joins a shared group once `minShareCount` chunks import it, so that pages do not load code that few of them need.
const CHUNKS: Group[] = [
  { name: "entry", tags: ["$initial"], test: (id: string) => !id.includes("/src/app/service-worker/") },
  { name: formChunk(import.meta.dirname) },
  {
    name: "common",
    test: /src\/(ui\/primitives|i18n|app\/(queries|pages))\/|@tanstack|lucide-react/,
    minShareCount: 9,
  },
  { name: "values", test: /src\/(values|text|feel|fields)\/|big\.js/, minShareCount: 11 },
];

// A page loads the languages and functions it needs; tests need all of them from the start.
const EVERYTHING = [
  "src/i18n/all-screen-messages.ts",
  "src/text/language-registry/all-prose.ts",
  "src/feel/evaluate/functions/all-functions.ts",
];

const catalog = catalogPlugin();

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    ...(process.env["VITEST"]
      ? []
      : [
          catalog,
          preloadManifestPlugin(),
          bundledModulesPlugin(),
          siteFilesPlugin(),
          precachePlugin(),
          buildListPlugin(),
          prerenderPlugin(catalog),
        ]),
  ],
  html: { cspNonce: NONCE_MARK },
  worker: { format: "es", plugins: () => [schemasPlugin(), bundledModulesPlugin()] },
  build: {
    target: "es2022",
    manifest: true,
    // Every supported browser has <link rel="modulepreload">.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "src/app/service-worker/service-worker.ts" },
      output: {
        codeSplitting: { groups: CHUNKS.map((group) => ({ ...group, includeDependenciesRecursively: false })) },
        // A service worker controls addresses below its own, so it must be at the root and keep its name between builds.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // One module registry for all test files: loading modules for each file took as long as the tests.
          isolate: false,
          setupFiles: EVERYTHING,
          testTimeout: 60_000,
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "scripts/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "catalog",
          // One module registry for all test files, as in the unit tests.
          isolate: false,
          setupFiles: EVERYTHING,
          testTimeout: 180_000,
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/browser/**"],
        },
      },
      {
        test: {
          name: "browser",
          // One module registry for all test files, as in the unit tests, and with it one Chromium for each worker.
          isolate: false,
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A browser on a busy machine stalls now and then. A test that fails twice in a row is a defect.
          retry: 1,
        },
      },
    ],
  },
});
