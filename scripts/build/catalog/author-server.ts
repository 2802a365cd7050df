import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createServer } from "vite";
import { ROOT } from "./compiled-catalog.ts";
import type { CatalogFile } from "./read-catalog.ts";

/** A development server on a separate checkout, whose catalog tests may edit. */
export type AuthorServer = {
  readonly folder: string;
  /** Ends in "/". */
  readonly base: string;
  readonly close: () => Promise<void>;
};

/** A checkout to edit: the catalog is copied, everything else is borrowed. */
const borrowCheckout = (more: readonly CatalogFile[]): string => {
  const made = mkdtempSync(join(tmpdir(), "author-"));
  for (const name of ["src", "schemas", "scripts", "public", "node_modules"])
    symlinkSync(join(ROOT, name), join(made, name));
  for (const name of ["catalog", "index.html", "vite.config.ts", "package.json", "package-lock.json", "tsconfig.json"])
    cpSync(join(ROOT, name), join(made, name), { recursive: true });
  for (const { path, text } of more) {
    mkdirSync(dirname(join(made, path)), { recursive: true });
    writeFileSync(join(made, path), text);
  }
  return made;
};

/** Opens the server of `npm run dev` on a copy of the catalog with some more files. */
export const openAuthorServer = async (more: readonly CatalogFile[] = []): Promise<AuthorServer> => {
  const folder = borrowCheckout(more);
  // The shared configuration leaves the catalog out when Vitest loads it; an author's server needs it.
  const { VITEST: runner, CATALOG_CACHE: cache } = process.env;
  delete process.env["VITEST"];
  process.env["CATALOG_CACHE"] ??= "off";
  const server = await createServer({
    root: folder,
    configFile: join(folder, "vite.config.ts"),
    cacheDir: join(folder, ".vite"),
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1", fs: { strict: false } },
  });
  if (runner !== undefined) process.env["VITEST"] = runner;
  if (cache === undefined) delete process.env["CATALOG_CACHE"];
  else process.env["CATALOG_CACHE"] = cache;
  await server.listen();
  return {
    folder,
    base: server.resolvedUrls?.local[0] ?? "",
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
