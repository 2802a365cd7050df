import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { renderPage } from "../../../src/app/prerender/render-page.tsx";

/** The worker's input: the folder of the build, and the addresses to render. */
export type PrerenderTask = { readonly folder: string; readonly paths: readonly string[] };

const { folder, paths } = workerData as PrerenderTask;

// The components load code and data as in a browser; the data comes from the build.
globalThis.fetch = (address) => Promise.resolve(new Response(readFileSync(join(folder, String(address)))));

const pages = [];
for (const path of paths) pages.push(await renderPage(path));
parentPort?.postMessage(pages);
