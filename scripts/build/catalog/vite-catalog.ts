import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { readCatalogPath } from "../../../src/compiler/sources/catalog-path.ts";
import { createCatalog } from "../../../src/compiler/catalog/catalog.ts";
import type { CompiledCatalog } from "../../../src/compiler/catalog/catalog.ts";
import { printProblems } from "../../../src/compiler/problems/print-problems.ts";
import type { Problem } from "../../../src/model/problem.ts";
import { addressOf, catalogFiles } from "./catalog-files.ts";
import { choicesOf } from "./choices-of.ts";
import { iconExport, iconNames } from "./icon-names.ts";
import { noCache } from "../../../src/compiler/sources/memo.ts";
import { openCompileCache } from "./compile-cache.ts";
import { mayBeBroken } from "./may-be-broken.ts";
import { firstProblemToShow, problemOverlay } from "./problem-overlay.ts";
import { isYaml, readCatalog } from "./read-catalog.ts";
import type { CatalogFile } from "./read-catalog.ts";

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
};

const errorsOf = (compiled: CompiledCatalog): readonly Problem[] =>
  compiled.problems.filter((problem) => problem.severity === "error");

/** A module with the icons the catalog names and no others. */
const iconModule = (compiled: CompiledCatalog): string => {
  const names = compiled.icons;
  const imports = names.map((name, position) => `${iconExport(name)} as Icon${position}`).join(", ");
  const entries = names.map((name, position) => `${JSON.stringify(name)}: Icon${position}`).join(", ");
  return `import { ${imports} } from "lucide-react";\nexport const icons = { ${entries} };\n`;
};

/** Kinds of files that are a document in one of its languages. */
const DOCUMENT_SCHEMAS: ReadonlySet<string> = new Set(["document", "overlay", "body"]);

/** Delay before verification, so that open pages can fetch what they show first. Unit: milliseconds. */
const VERIFY_DELAY_MS = 300;

/** The text of a file; null when it is gone, since editors save by renaming. */
const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, "utf8") : null);

/**
 * The catalog as a Vite plugin: compiled definitions under `/catalog/`, emitted as files in a build and served from
 * memory in development.
 *
 * In development, saving a file recompiles it and its dependents; open pages receive the event `catalog:changed`.
 * Errors show an overlay and leave the last valid version in place.
 */
export const catalogPlugin = (): Plugin => {
  let root = "";
  let isBuild = false;
  let sources: readonly CatalogFile[] = [];
  let servedFiles: ReadonlyMap<string, string> = new Map();
  let latest: CompiledCatalog | null = null;
  let catalog = createCatalog();

  const recompile = (): CompiledCatalog => {
    latest = catalog.compile();
    return latest;
  };

  const load = (): CompiledCatalog => {
    sources = readCatalog(root);
    for (const file of sources) catalog.set(file.path, file.text);
    const compiled = recompile();
    servedFiles = catalogFiles(compiled, sources, iconNames());
    return compiled;
  };

  const sendUpdate = (server: ViteDevServer, compiled: CompiledCatalog, saved: string): void => {
    const errors = errorsOf(compiled);
    const first = firstProblemToShow(errors, saved);
    const fresh = [...catalogFiles(compiled, sources, iconNames())].filter(
      ([address]) => !mayBeBroken(address, errors),
    );
    const changed = fresh.filter(([address, text]) => servedFiles.get(address) !== text).map(([address]) => address);
    servedFiles = new Map(first ? [...servedFiles, ...fresh] : fresh);
    const graph = server.environments.client.moduleGraph;
    for (const name of Object.keys(MODULES)) {
      const known = graph.getModuleById(`\0${name}`);
      if (known) graph.invalidateModule(known);
    }
    server.ws.send({ type: "custom", event: "catalog:changed", data: { addresses: changed } });
    if (first) server.ws.send(problemOverlay(first, errors.length - 1) as never);
  };

  /** Publishes a saved document before it is verified; on errors the last valid version stays. */
  const show = (server: ViteDevServer, id: string, saved: string): void => {
    const { definitions, problems } = catalog.preview({ id });
    const first = firstProblemToShow(problems, saved);
    const errors = problems.filter(({ severity }) => severity === "error").length;
    if (first) return server.ws.send(problemOverlay(first, errors - 1) as never);
    const made = [...definitions].map(([name, definition]) => [addressOf(name), JSON.stringify(definition)] as const);
    const changed = made.filter(([address, text]) => servedFiles.get(address) !== text);
    servedFiles = new Map([...servedFiles, ...changed]);
    const addresses = changed.map(([address]) => address);
    server.ws.send({ type: "custom", event: "catalog:changed", data: { addresses } });
  };

  return {
    name: "clausewright-catalog",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
      // A build never uses cached results, so that no file on one machine affects what is shipped.
      catalog = createCatalog({ icons: iconNames() }, isBuild ? noCache : openCompileCache(root));
    },
    buildStart() {
      const compiled = load();
      const errors = errorsOf(compiled);
      if (errors.length === 0) return;
      const message = `The catalog has problems.\n\n${printProblems(errors, "text")}`;
      if (isBuild) this.error(message);
      this.warn(message);
    },
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load: (id) => (id.startsWith("\0") ? (MODULES[id.slice(1)]?.(latest ?? load()) ?? null) : null),
    generateBundle() {
      for (const [address, text] of servedFiles)
        this.emitFile({ type: "asset", fileName: address.slice(1), source: text });
    },
    configureServer(server) {
      server.watcher.add(join(root, "catalog"));
      let verifyTimer: ReturnType<typeof setTimeout> | undefined;
      const onChange = (file: string): void => {
        const path = relative(root, file).split(sep).join("/");
        if (!path.startsWith("catalog/") || !isYaml(path)) return;
        const text = textOf(file);
        sources = [...sources.filter((one) => one.path !== path), ...(text === null ? [] : [{ path, text }])];
        if (text === null) catalog.remove(path);
        else catalog.set(path, text);
        const where = readCatalogPath(path);
        if (text !== null && where && DOCUMENT_SCHEMAS.has(where.schema)) show(server, where.id, path);
        // Discard the pending verification of an older text.
        clearTimeout(verifyTimer);
        verifyTimer = setTimeout(() => sendUpdate(server, recompile(), path), VERIFY_DELAY_MS);
      };
      for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, onChange);
      server.middlewares.use((request, response, next) => {
        const text = servedFiles.get((request.url ?? "").replace(/\?.*$/, ""));
        if (text === undefined) return next();
        response.setHeader("content-type", "application/json; charset=utf-8");
        response.setHeader("cache-control", "no-store");
        response.end(text);
      });
    },
  };
};
