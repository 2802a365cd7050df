import { join } from "node:path";
import type { Plugin } from "vite";
import type { Site } from "../../../src/model/site/site.ts";
import { thirdPartyNotices } from "./third-party-notices.ts";

/** The web app manifest, which a browser needs to install the site. Source: Web Application Manifest (W3C). */
const webManifest = ({ product }: Site): string =>
  JSON.stringify({
    id: "/",
    name: product,
    short_name: product,
    description: "Legal documents, reviews, calculators and checkers from plain questions, on your own device.",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f1f3f2",
    theme_color: "#ffffff",
    icons: [
      { src: "/mark.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });

const THEME_SCRIPT = "theme.js";

/** Applies a chosen theme before the first paint: a prerendered page is seen long before the site's code has run. */
const themeScript = ({ storagePrefix }: Site): string =>
  [
    "try {",
    `  const { theme } = JSON.parse(localStorage.getItem("${storagePrefix}_interface") ?? "{}");`,
    '  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;',
    "} catch {",
    "  // Without storage the device decides.",
    "}",
    "",
  ].join("\n");

const modules = new Set<string>();

/** Remembers which modules a bundle contains; workers are bundles of their own. */
export const bundledModulesPlugin = (): Plugin => ({
  name: "clausewright-bundled-modules",
  apply: "build",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk") for (const module of file.moduleIds) modules.add(module);
    }
  },
});

/**
 * Writes `site.webmanifest` and `theme.js` from the brand, and `third-party-notices.txt` with the license of all that is
 * shipped.
 */
export const siteFilesPlugin = (): Plugin => {
  let root = "";
  return {
    name: "clausewright-site-files",
    apply: "build",
    configResolved: (config) => void ({ root } = config),
    transformIndexHtml: () => [{ tag: "script", attrs: { src: `/${THEME_SCRIPT}` }, injectTo: "head-prepend" }],
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const file = bundle["catalog/site.json"];
        if (file?.type !== "asset") throw new Error("missing in the build: catalog/site.json");
        const site = JSON.parse(String(file.source)) as Site;
        this.emitFile({ type: "asset", fileName: "site.webmanifest", source: webManifest(site) });
        this.emitFile({ type: "asset", fileName: THEME_SCRIPT, source: themeScript(site) });
        const notices = thirdPartyNotices(modules, {
          "Arimo, Tinos, Cousine, Noto Sans CJK": join(root, "public/fonts/OFL.txt"),
          "Liberation Sans": join(root, "node_modules/pdfjs-dist/standard_fonts/LICENSE_LIBERATION"),
          "Foxit fonts": join(root, "node_modules/pdfjs-dist/standard_fonts/LICENSE_FOXIT"),
          "Adobe CMap resources": join(root, "node_modules/pdfjs-dist/cmaps/LICENSE"),
          OpenJPEG: join(root, "node_modules/pdfjs-dist/wasm/LICENSE_OPENJPEG"),
          "Source Sans 3, Source Serif 4, Noto Sans Thai Looped": join(root, "src/app/fonts/OFL.txt"),
        });
        this.emitFile({ type: "asset", fileName: "third-party-notices.txt", source: notices });
      },
    },
  };
};
