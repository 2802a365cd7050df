import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { Plugin } from "vite";
import type { RenderedPage } from "../../../src/app/prerender/render-page.tsx";
import { pageTitle } from "../../../src/engine/titles/build-title.ts";
import type { CatalogIndex } from "../../../src/model/site/catalog-index.ts";
import type { NavigationPlan, Site } from "../../../src/model/site/site.ts";
import { PRERENDERED } from "../../../src/server/prerendered.ts";
import type { PrerenderedPage } from "../../../src/server/prerendered.ts";
import type { PrerenderTask } from "./prerender-worker.ts";
import { prerenderedPaths } from "./prerendered-paths.ts";

const WORKER = "scripts/build/site/prerender-worker.ts";
const FOLDER = "node_modules/.cache/prerender";

/** Bundles the components for Node, with the virtual modules of the build that is under way. */
const bundleWorker = async (root: string, { resolveId, load }: Plugin): Promise<string> => {
  const outDir = join(root, FOLDER);
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [react(), { name: "clausewright-catalog-modules", resolveId, load } as Plugin],
    build: { ssr: WORKER, outDir, emptyOutDir: true, target: "node20", minify: false },
  });
  return join(outDir, "prerender-worker.js");
};

/** Renders in a worker thread: ending it also ends timers and connections that components left open. */
const render = async (file: string, workerData: PrerenderTask): Promise<readonly RenderedPage[]> => {
  const worker = new Worker(file, { workerData });
  try {
    const [pages] = (await once(worker, "message")) as [readonly RenderedPage[]];
    return pages;
  } finally {
    await worker.terminate();
  }
};

const LEAD = /<\/h1>(?:<\/?(?:span|div)[^>]*>)*<p[^>]*>(.*?)<\/p>/s;
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * The text of the paragraph below the heading, without what only screen readers get.
 *
 * Throws: when the page at `path` has no such paragraph; search engines would show it without a description.
 */
const leadOf = (html: string, path: string): string => {
  const [, lead] = LEAD.exec(html) ?? [];
  if (lead === undefined) throw new Error(`no paragraph below the heading of ${path}`);
  return lead
    .replaceAll(/<span class="sr-only">.*?<\/span>/gs, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
};

/**
 * Renders the first view of every address that routes and catalog know into `.prerendered.json`, which the server reads and
 * does not serve. `catalog` is the plugin that answers the catalog's virtual modules.
 */
export const prerenderPlugin = (catalog: Plugin): Plugin => {
  let root = "";
  let outDir = "";
  let written = false;
  return {
    name: "clausewright-prerender",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    buildStart: () => {
      written = false;
    },
    writeBundle: () => {
      written = true;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        // A build that failed has written nothing to read; its own message must be the one shown.
        if (!written) return;
        const read = (address: string): string => readFileSync(join(outDir, address), "utf8");
        const sources = {
          routes: JSON.parse(read("routes.json")) as readonly string[],
          index: JSON.parse(read("catalog/index.json")) as CatalogIndex,
          site: JSON.parse(read("catalog/site.json")) as Site,
          navigation: JSON.parse(read("catalog/navigation.json")) as NavigationPlan,
        };
        const paths = prerenderedPaths(sources);
        const file = await bundleWorker(root, catalog);
        const rendered = await render(file, { folder: outDir, paths: paths.map(({ path }) => path) });
        const pages = paths.map(({ path, ...about }, index): readonly [string, PrerenderedPage] => {
          const { html, facts, queries } = rendered[index]!;
          if (!facts) throw new Error(`no page to prerender at ${path}`);
          const { name, tab } = facts;
          const title = tab ?? pageTitle(name, sources.site.product);
          return [path, { ...about, html, queries, title, name, description: leadOf(html, path) }];
        });
        writeFileSync(join(outDir, PRERENDERED), JSON.stringify(Object.fromEntries(pages)));
      },
    },
  };
};
