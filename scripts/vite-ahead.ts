import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pagesOfRoutes } from "./pages-of-routes.ts";

const FRAME = "src/app/shell/work-frame.tsx";
const ROUTES = "src/app/routes.ts";
// The menu is made from it.
const INDEX = "/catalog/index.json";

type Chunk = {
  readonly type: string;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
};

const withImports = (bundle: Readonly<Record<string, Chunk>>, start: string): readonly string[] => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of bundle[name]?.imports ?? []) visit(next);
  };
  visit(start);
  return [...seen];
};

/**
 * Writes `ahead.json`: for each fixed address the code its page will ask for, so that the server can name it in the
 * page and the browser need not wait for the first script to learn of it. "*" stands for every other address.
 */
export const aheadPlugin = (): Plugin => {
  let root = "";
  return {
    name: "clausewright-ahead",
    apply: "build",
    configResolved: (config) => void ({ root } = config),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle) as readonly Chunk[];
        const codeOf = (file: string): readonly string[] => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, file));
          return chunk ? withImports(bundle as Readonly<Record<string, Chunk>>, chunk.fileName) : [];
        };
        // What the first script brings is in the page already.
        const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName.startsWith("assets/index"));
        const known = new Set(entry ? withImports(bundle as Readonly<Record<string, Chunk>>, entry.fileName) : []);
        const addresses = (files: readonly string[]) =>
          [...new Set(files)].filter((file) => !known.has(file)).map((file) => `/${file}`);
        const frame = codeOf(FRAME);
        const pages = pagesOfRoutes(readFileSync(join(root, ROUTES), "utf8")).flatMap(({ paths, file, bare }) => {
          const files = addresses([...(bare ? [] : frame), ...codeOf(`src/app/${file}`)]).concat(bare ? [] : INDEX);
          return paths.filter((path) => !/[:*]/.test(path)).map((path) => [path, files] as const);
        });
        const source = JSON.stringify(Object.fromEntries([...pages, ["*", [...addresses(frame), INDEX]]]));
        this.emitFile({ type: "asset", fileName: "ahead.json", source });
      },
    },
  };
};
