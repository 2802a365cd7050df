import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from "vite";
import { documentsIn } from "../../../src/engine/nav/build-navigation.ts";
import { readCatalogPath } from "../../../src/compiler/sources/catalog-path.ts";
import type { CompiledCatalog } from "../../../src/compiler/catalog/catalog.ts";
import { printProblems } from "../../../src/compiler/problems/print-problems.ts";
import { choicesOf } from "./choices-of.ts";
import { iconExport } from "./icon-names.ts";
import { orderProblems } from "./order-problems.ts";
import { isYaml } from "./read-catalog.ts";
import { errorsOf, serveCatalog } from "./served-catalog.ts";
import type { CatalogUpdate, ServedCatalog } from "./served-catalog.ts";

const exportStatements = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

/**
 * Virtual modules: the icons in use, and small facts in modules of their own, so that a page loads only what it shows.
 */
const MODULES: Readonly<Record<string, (compiled: CompiledCatalog) => string>> = {
  "virtual:catalog-icons": (compiled) => iconModule(compiled),
  "virtual:catalog-site": ({ site }) => exportStatements({ site: { ...site, helplines: undefined } }),
  "virtual:catalog-helplines": ({ site: { helplines } }) => exportStatements({ helplines }),
  "virtual:catalog-settings": ({ settings }) => exportStatements({ settings }),
  "virtual:catalog-choices": ({ settings }) => exportStatements(choicesOf(settings)),
  "virtual:catalog-navigation": ({ navigation }) => exportStatements({ navigation }),
  "virtual:catalog-counts": (compiled) => exportStatements({ readyDocuments: readyDocuments(compiled) }),
};

/** How many documents can be made in each language of the site. */
const readyDocuments = ({ site, index }: CompiledCatalog): Readonly<Record<string, number>> =>
  Object.fromEntries(
    site.languages.map((language) => [
      language.code,
      documentsIn(index.entries, language).filter(({ status }) => status === "ready").length,
    ]),
  );

/** A module with the icons the catalog names and no others. */
const iconModule = (compiled: CompiledCatalog): string => {
  const names = compiled.icons;
  const imports = names.map((name, position) => `${iconExport(name)} as Icon${position}`).join(", ");
  const entries = names.map((name, position) => `${JSON.stringify(name)}: Icon${position}`).join(", ");
  return `import { ${imports} } from "lucide-react";\nexport const icons = { ${entries} };\n`;
};

/** Shows an author the problems of the catalog over the page. */
const PANEL: HtmlTagDescriptor = {
  tag: "script",
  attrs: { type: "module", src: "/src/app/author/problem-panel.ts" },
  injectTo: "body",
};

/** Kinds of files that are a document in one of its languages. */
const DOCUMENT_SCHEMAS: ReadonlySet<string> = new Set(["document", "overlay", "body"]);

/** Delay before verification, so that open pages can fetch what they show first. Unit: milliseconds. */
const VERIFY_DELAY_MS = 300;

/** The text of a file; null when it is gone, since editors save by renaming. */
const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, "utf8") : null);

const invalidateModules = ({ environments }: ViteDevServer): void => {
  const graph = environments.client.moduleGraph;
  for (const name of Object.keys(MODULES)) {
    const known = graph.getModuleById(`\0${name}`);
    if (known) graph.invalidateModule(known);
  }
};

/** Publishes each saved file of the catalog: a document at once, everything else once it is verified. */
const watchCatalog = (server: ViteDevServer, root: string, catalog: ServedCatalog): void => {
  server.watcher.add(join(root, "catalog"));
  let verifyTimer: ReturnType<typeof setTimeout> | undefined;
  /** Paths of saved files, the latest first. */
  let saved: readonly string[] = [];
  const sendUpdate = ({ addresses, problems }: CatalogUpdate): void => {
    if (addresses.length > 0) server.ws.send("catalog:changed", { addresses });
    server.ws.send("catalog:problems", { problems: orderProblems(problems, saved) });
  };
  server.ws.on("catalog:opened", (_data, client) =>
    client.send("catalog:problems", { problems: orderProblems(catalog.compiled().problems, saved) }),
  );
  const onChange = (file: string): void => {
    const path = relative(root, file).split(sep).join("/");
    if (!path.startsWith("catalog/") || !isYaml(path)) return;
    const text = textOf(file);
    catalog.save(path, text);
    saved = [path, ...saved.filter((one) => one !== path)];
    const where = readCatalogPath(path);
    if (text !== null && where && DOCUMENT_SCHEMAS.has(where.schema)) sendUpdate(catalog.preview(where.id));
    // Discard the pending verification of an older text.
    clearTimeout(verifyTimer);
    verifyTimer = setTimeout(() => {
      const update = catalog.publish();
      invalidateModules(server);
      sendUpdate(update);
    }, VERIFY_DELAY_MS);
  };
  for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, onChange);
};

const serveFiles = (server: ViteDevServer, catalog: ServedCatalog): void => {
  server.middlewares.use((request, response, next) => {
    const text = catalog.files().get((request.url ?? "").replace(/\?.*$/, ""));
    if (text === undefined) return next();
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.setHeader("cache-control", "no-store");
    response.end(text);
  });
};

/**
 * The catalog as a Vite plugin: compiled definitions under `/catalog/`, emitted as files in a build and served from
 * memory in development.
 *
 * In development, saving a file recompiles it and its dependents; open pages receive the event `catalog:changed`.
 * A panel over the page lists all problems; where there are errors, the last valid version stays in place.
 */
export const catalogPlugin = (): Plugin => {
  let root = "";
  let isBuild = false;
  let served: ServedCatalog | null = null;
  const catalog = (): ServedCatalog => (served ??= serveCatalog(root, isBuild));
  return {
    name: "clausewright-catalog",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    buildStart() {
      const errors = errorsOf(catalog().load());
      if (errors.length === 0) return;
      const message = `The catalog has problems.\n\n${printProblems(errors, "text")}`;
      if (isBuild) this.error(message);
      this.warn(message);
    },
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load: (id) => (id.startsWith("\0") ? (MODULES[id.slice(1)]?.(catalog().compiled()) ?? null) : null),
    generateBundle() {
      for (const [address, text] of catalog().files())
        this.emitFile({ type: "asset", fileName: address.slice(1), source: text });
    },
    transformIndexHtml: () => (isBuild ? [] : [PANEL]),
    configureServer(server) {
      watchCatalog(server, root, catalog());
      serveFiles(server, catalog());
    },
  };
};
