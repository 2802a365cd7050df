import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { formChunks } from "./scripts/form-chunks.ts";
import { catalogPlugin } from "./scripts/vite-catalog.ts";
import { aheadPlugin } from "./scripts/vite-ahead.ts";
import { firstPicturePlugin } from "./scripts/vite-first-picture.ts";
import { leanLibrariesPlugin } from "./scripts/vite-lean-libraries.ts";
import { precachePlugin } from "./scripts/vite-precache.ts";
import { schemasPlugin } from "./scripts/vite-schemas.ts";
import { bundledModulesPlugin, siteFilesPlugin } from "./scripts/vite-site-files.ts";
import { NONCE_MARK } from "./src/server/security-headers.ts";

// Small modules that many pages share, in one file instead of twenty: on a slow network each file costs a wait. A group
// takes along what its modules import unless a group above has it.
const CHUNKS = [
  {
    name: "base",
    test: /vite\/preload-helper|src\/(ui\/primitives\/(button|button-classes|classes|disclosure|spinner)|ui\/shell\/brand-mark|engine\/nav\/(find-listing|site-paths|slug|words)|text\/entry-name|i18n\/((en\/)?(frame|shell)|ja\/frame)|app\/(late-component|leave-guard|use-page|queries\/(catalog|calls|query-client)|shell\/use-narrow|stores\/first-stores))\.|lucide-react\/dist\/esm\/(Icon|createLucideIcon|icons\/(chevron-right|file-text|rotate-cw|x))\.mjs/,
  },
  {
    name: "choices",
    test: /virtual:catalog-choices|src\/app\/stores\/(document-settings|personal-settings|browser-stores)\./,
  },
  // Searching: what home, services and the menu share.
  { name: "search", test: /src\/(ui\/shell\/search-box\.|engine\/nav\/)|icons\/search\.mjs/ },
  // The signs of start panels, notices and first steps apart from those of what follows, and both from the icons the
  // catalog names.
  {
    name: "signs",
    test: /lucide-react\/dist\/esm\/icons\/(arrow-left|check|chevron-down|circle(-check|-dot|-exclamation-point)?|clock|corner-down-left|hard-drive|info|menu|receipt-text|scale|triangle-exclamation-point)\.mjs/,
  },
  {
    name: "later-signs",
    test: /lucide-react\/dist\/esm\/icons\/(arrow-(up|down)|calendar-(days|plus)|chevron-up|chevrons-(left|right)|circle-(play|question-mark|user-round|x)|copy|download|file-pen-line|folder-(open|plus)|languages|link|log-out|minus|pencil|plus|printer|rotate-ccw-clock|trash(-2)?|undo-2|upload)\.mjs/,
  },
  { name: "icons", test: /virtual:catalog-icons|lucide-react\/dist\/esm\/icons\/|src\/app\/shell\/catalog-icon\./ },
  // What pages with a header share; menu, settings and account come after the page, in a chunk of their own.
  {
    name: "parts",
    test: /src\/(ui\/(primitives\/(notice|native-select|select-trigger)|inputs\/control-classes)\.|app\/pages\/(by-name|english|loading|missing|page-body)\.|i18n\/(en\/)?tool\.)/,
  },
  { name: "listing", test: /src\/app\/pages\/(late-not-found|tool\/(listing-page|use-listing-page))\./ },
  { name: "controls", test: /src\/ui\/primitives\/(dialog|text-field)\./ },
  { name: "settings", test: /virtual:catalog-settings/ },
  { name: "session", test: /src\/app\/stores\/session/ },
  { name: "navigation", test: /virtual:catalog-navigation|src\/app\/shell\/icon\./ },
  {
    name: "frame",
    test: /src\/(ui\/shell\/(?!inline-selectors|error-screen|header|frame-blanks)|app\/shell\/(frame-parts|menu|foot|link-in|account|use-selectors)|text\/initials)/,
  },
  {
    name: "home",
    test: /src\/(i18n\/en\/home\.|app\/pages\/home\/(home-page|home-footer|home-search|marked-sheet|ready-list|rent-bar|sample|top-bar|use-))/,
  },
  { name: formChunks(import.meta.dirname), includeDependenciesRecursively: false },
  {
    name: "device",
    test: /node_modules\/idb\/|src\/app\/(storage\/(database|other-tabs|drafts|read-store|same-content|change-order)|clock)\./,
  },
  // Days, figures and words of English: small, and nearly every page that counts or dates anything has all of them.
  {
    name: "figures",
    test: /src\/(values\/(date|money|format-number|half-width|japanese-era|reading)|text\/(money-styles|figures|number-styles|prose-words|words-of|printable|languages\/(en|month-date)|numbers\/(number-words|en))|i18n\/problem-params)\./,
  },
];

// Tests speak any language and call any function at once; a page brings the ones it needs.
const EVERYTHING = [
  "src/i18n/all-screen-words.ts",
  "src/text/all-prose.ts",
  "src/feel/evaluate/functions/all-functions.ts",
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    leanLibrariesPlugin(),
    ...(process.env["VITEST"]
      ? []
      : [
          catalogPlugin(),
          aheadPlugin(),
          firstPicturePlugin(),
          bundledModulesPlugin(),
          siteFilesPlugin(),
          precachePlugin(),
        ]),
  ],
  html: { cspNonce: NONCE_MARK },
  worker: { format: "es", plugins: () => [schemasPlugin(), bundledModulesPlugin()] },
  build: {
    target: "es2022",
    manifest: true,
    // Every browser this code is written for fetches ahead by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "src/app/service-worker.ts" },
      output: {
        codeSplitting: { groups: CHUNKS },
        // The service worker governs the addresses below its own.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  test: {
    projects: [
      {
        test: {
          name: "unit",
          setupFiles: EVERYTHING,
          testTimeout: 60_000,
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "scripts/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "catalog",
          setupFiles: EVERYTHING,
          testTimeout: 180_000,
          include: ["tests/{catalog,golden,outputs,journeys}/**/*.test.ts", "tests/*.test.ts"],
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
