import { join } from "node:path";
import type { Plugin } from "vite";
import type { Site } from "../src/model/site.ts";
import { thirdPartyNotices } from "./third-party-notices.ts";

/** What a browser needs to install the site. Source: Web Application Manifest (W3C). */
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

/** Writes `site.webmanifest` from the brand, and `third-party-notices.txt` with the license of all that is shipped. */
export const siteFilesPlugin = (): Plugin => {
  let root = "";
  return {
    name: "clausewright-site-files",
    apply: "build",
    configResolved: (config) => void ({ root } = config),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const file = bundle["catalog/site.json"];
        if (file?.type !== "asset") throw new Error("missing in the build: catalog/site.json");
        const site = JSON.parse(String(file.source)) as Site;
        this.emitFile({ type: "asset", fileName: "site.webmanifest", source: webManifest(site) });
        const notices = thirdPartyNotices(modules, {
          "Arimo, Tinos, Cousine, Noto Sans CJK": join(root, "public/fonts/OFL.txt"),
          "Source Sans 3, Source Serif 4": join(root, "src/app/fonts/OFL.txt"),
        });
        this.emitFile({ type: "asset", fileName: "third-party-notices.txt", source: notices });
      },
    },
  };
};
