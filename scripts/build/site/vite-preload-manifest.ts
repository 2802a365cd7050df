import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isWrittenIn } from "../../../src/engine/nav/build-navigation.ts";
import { toolHref } from "../../../src/engine/nav/site-paths.ts";
import type { CatalogIndex, IndexEntry } from "../../../src/model/site/catalog-index.ts";
import type { Site } from "../../../src/model/site/site.ts";
import { pagesOfRoutes } from "./routed-pages.ts";

const FRAME = "src/app/shell/work-frame.tsx";
const ROUTES = "src/app/routing/routes.ts";
// The menu is made from it.
const INDEX = "/catalog/index.json";

const LISTING = "src/app/pages/tool/tool-page.tsx";

// The component of each kind of ready page; keep in step with `listing-page.tsx`.
const MAKERS: { readonly [kind in IndexEntry["kind"]]?: string } = {
  document: "src/app/create/create-page.tsx",
  calculator: "src/app/calculate/calculate-page.tsx",
  checker: "src/app/calculate/calculate-page.tsx",
};

// Loaded once a definition asks for it; keep in step with `load-definition.ts`.
const FUNCTIONS = "src/feel/evaluate/functions/all-functions.ts";

type Chunk = {
  readonly type: string;
  readonly source?: string | Uint8Array;
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

/** The pages of forms: their addresses, the file that makes them, and the definition they are made from. */
const formPages = (index: CatalogIndex, site: Site) =>
  index.entries.flatMap((entry) => {
    const { id, kind, status, slugs } = entry;
    const file = MAKERS[kind];
    if (file === undefined || status !== "ready") return [];
    const available = site.languages.filter((language) => isWrittenIn(entry, language));
    return available.flatMap((language) => {
      const definition = `/catalog/${id}.${language.code}.json`;
      return slugs.map((slug) => ({ path: toolHref(slug, language), file, definition }));
    });
  });

/**
 * Writes `preload-manifest.json`: for each fixed address, and for each form, the files its page will request, so that the server can
 * name it in the page and the browser need not wait for the first script to learn of it. "*" stands for every other
 * address. Beside it `routes.json`, the patterns of the route table, from which the server knows which addresses exist.
 */
export const preloadManifestPlugin = (): Plugin => {
  let root = "";
  return {
    name: "clausewright-preload-manifest",
    apply: "build",
    configResolved: (config) => void ({ root } = config),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle) as readonly Chunk[];
        const codeOf = (file: string): readonly string[] => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, file));
          if (!chunk) throw new Error(`missing in the build: a chunk that begins with ${file}`);
          return withImports(bundle as Readonly<Record<string, Chunk>>, chunk.fileName);
        };
        // Chunks the entry already loads.
        const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName.startsWith("assets/index"));
        const known = new Set(entry ? withImports(bundle as Readonly<Record<string, Chunk>>, entry.fileName) : []);
        const addresses = (files: readonly string[]) =>
          [...new Set(files)].filter((file) => !known.has(file)).map((file) => `/${file}`);
        const frame = codeOf(FRAME);
        const routed = pagesOfRoutes(readFileSync(join(root, ROUTES), "utf8"));
        const paths = JSON.stringify(routed.flatMap((page) => page.paths));
        this.emitFile({ type: "asset", fileName: "routes.json", source: paths });
        const pages = routed.flatMap(({ paths, file, bare }) => {
          const files = addresses([...(bare ? [] : frame), ...codeOf(`src/app/${file}`)]).concat(bare ? [] : INDEX);
          return paths.filter((path) => !/[:*]/.test(path)).map((path) => [path, files] as const);
        });
        const read = (name: string): unknown => JSON.parse(String((bundle as Record<string, Chunk>)[name]?.source));
        const listing = [...frame, ...codeOf(LISTING)];
        const functionsOf = (definition: string): readonly string[] =>
          (read(definition.slice(1)) as { readonly needsExtendedFunctions?: boolean }).needsExtendedFunctions === true
            ? codeOf(FUNCTIONS)
            : [];
        const forms = formPages(read("catalog/index.json") as CatalogIndex, read("catalog/site.json") as Site).map(
          ({ path, file, definition }) =>
            [
              path,
              [...addresses([...listing, ...codeOf(file), ...functionsOf(definition)]), INDEX, definition],
            ] as const,
        );
        const source = JSON.stringify(Object.fromEntries([...pages, ...forms, ["*", [...addresses(frame), INDEX]]]));
        this.emitFile({ type: "asset", fileName: "preload-manifest.json", source });
      },
    },
  };
};
