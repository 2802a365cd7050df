import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const TYPES: { readonly [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Pages built and served on this machine for one run. */
export type ServedPages = { readonly base: string; readonly close: () => void };

/**
 * Builds the benchmark pages like the product (with `names`, function names are kept) and serves them on a free port.
 */
export const servePages = async ({ names = false } = {}): Promise<ServedPages> => {
  const out = mkdtempSync(join(tmpdir(), "clausewright-pages-"));
  await build({
    root: resolve(import.meta.dirname, "../pages"),
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss()],
    build: { target: "es2022", outDir: out, emptyOutDir: true, minify: names ? false : undefined },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = join(out, path === "/" ? "index.html" : path);
    readFile(file).then(
      (bytes) => response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream").end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      rmSync(out, { recursive: true, force: true });
    },
  };
};
