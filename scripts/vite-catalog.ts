import { existsSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { readCatalogPath } from "../src/compile/catalog-path.ts";
import { createCatalog } from "../src/compile/catalog.ts";
import type { CompiledCatalog } from "../src/compile/catalog.ts";
import { printProblems } from "../src/compile/print-problems.ts";
import type { Problem } from "../src/model/problem.ts";
import { addressOf, catalogFiles } from "./catalog-files.ts";
import { choicesOf } from "./choices-of.ts";
import { iconExport, iconNames } from "./icon-names.ts";
import { firstToTell, problemOverlay } from "./problem-overlay.ts";
import { isYaml, readCatalog } from "./read-catalog.ts";
import type { CatalogFile } from "./read-catalog.ts";

const exporting = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

/** What pages import by name: the icons in use, and small facts, each apart so that a page brings only what it shows. */
const MODULES: Readonly<Record<string, (compiled: CompiledCatalog) => string>> = {
  "virtual:catalog-icons": (compiled) => iconModule(compiled),
  "virtual:catalog-site": ({ site }) => exporting({ site }),
  "virtual:catalog-settings": ({ settings }) => exporting({ settings }),
  "virtual:catalog-choices": ({ settings }) => exporting(choicesOf(settings)),
  "virtual:catalog-navigation": ({ navigation }) => exporting({ navigation }),
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

const PAGES = /^catalog\/(documents|calculators|checkers|tools)\//;

/** Whether an address would give a page with a fault in it; then its last good version stays. */
const isBroken = (address: string, errors: readonly Problem[]): boolean => {
  const [, id] = /^\/catalog\/([^/.]+)\.[^/]+\.json$/.exec(address) ?? [];
  if (id === undefined) return false;
  // A fault in shared law or a shared clause may be in any page.
  return errors.some(({ file }) => !PAGES.test(file) || basename(file).split(".")[0] === id);
};

/** Kinds of files that are a document in one of its languages. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set(["document", "overlay", "body"]);

/** Time in which open pages fetch what they are to show; the proof of all cases would let them wait. */
const UNTIL_PROOF = 300;

/** The text of a file; null when it is gone, as editors save by way of a file they rename at once. */
const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, "utf8") : null);

/**
 * The catalog in Vite: compiled definitions under `/catalog/`, in the build as files and in development from memory.
 *
 * In development a saved file recompiles alone with what uses it; open pages are told by the event `catalog:changed`.
 * A broken file shows an overlay and leaves the last good version in place.
 */
export const catalogPlugin = (): Plugin => {
  let root = "";
  let isBuild = false;
  let sources: readonly CatalogFile[] = [];
  let good: ReadonlyMap<string, string> = new Map();
  let latest: CompiledCatalog | null = null;
  const catalog = createCatalog({ icons: iconNames() });

  const recompile = (): CompiledCatalog => {
    latest = catalog.compile();
    return latest;
  };

  const load = (): CompiledCatalog => {
    sources = readCatalog(root);
    for (const file of sources) catalog.set(file.path, file.text);
    const compiled = recompile();
    good = catalogFiles(compiled, sources, iconNames());
    return compiled;
  };

  const tell = (server: ViteDevServer, compiled: CompiledCatalog, saved: string): void => {
    const errors = errorsOf(compiled);
    const first = firstToTell(errors, saved);
    const fresh = [...catalogFiles(compiled, sources, iconNames())].filter(([address]) => !isBroken(address, errors));
    const changed = fresh.filter(([address, text]) => good.get(address) !== text).map(([address]) => address);
    good = new Map(first ? [...good, ...fresh] : fresh);
    const graph = server.environments.client.moduleGraph;
    for (const name of Object.keys(MODULES)) {
      const known = graph.getModuleById(`\0${name}`);
      if (known) graph.invalidateModule(known);
    }
    server.ws.send({ type: "custom", event: "catalog:changed", data: { addresses: changed } });
    if (first) server.ws.send(problemOverlay(first) as never);
  };

  /** Shows a saved document before anything is proved; with a fault in it the last good version stays. */
  const show = (server: ViteDevServer, id: string, saved: string): void => {
    const { definitions, problems } = catalog.sketch({ id });
    const first = firstToTell(problems, saved);
    if (first) return server.ws.send(problemOverlay(first) as never);
    const made = [...definitions].map(([name, definition]) => [addressOf(name), JSON.stringify(definition)] as const);
    const changed = made.filter(([address, text]) => good.get(address) !== text);
    good = new Map([...good, ...changed]);
    const addresses = changed.map(([address]) => address);
    server.ws.send({ type: "custom", event: "catalog:changed", data: { addresses } });
  };

  return {
    name: "clausewright-catalog",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    buildStart() {
      const compiled = load();
      const errors = errorsOf(compiled);
      if (errors.length === 0) return;
      const told = `The catalog has problems.\n\n${printProblems(errors, "text")}`;
      if (isBuild) this.error(told);
      this.warn(told);
    },
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load: (id) => (id.startsWith("\0") ? (MODULES[id.slice(1)]?.(latest ?? load()) ?? null) : null),
    generateBundle() {
      for (const [address, text] of good) this.emitFile({ type: "asset", fileName: address.slice(1), source: text });
    },
    configureServer(server) {
      server.watcher.add(join(root, "catalog"));
      let proof: ReturnType<typeof setTimeout> | undefined;
      const onChange = (file: string): void => {
        const path = relative(root, file).split(sep).join("/");
        if (!path.startsWith("catalog/") || !isYaml(path)) return;
        const text = textOf(file);
        sources = [...sources.filter((one) => one.path !== path), ...(text === null ? [] : [{ path, text }])];
        if (text === null) catalog.remove(path);
        else catalog.set(path, text);
        const where = readCatalogPath(path);
        if (text !== null && where && OF_DOCUMENTS.has(where.schema)) show(server, where.id, path);
        // What is proved of an older text is of no use any more.
        clearTimeout(proof);
        proof = setTimeout(() => tell(server, recompile(), path), UNTIL_PROOF);
      };
      for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, onChange);
      server.middlewares.use((request, response, next) => {
        const text = good.get((request.url ?? "").replace(/\?.*$/, ""));
        if (text === undefined) return next();
        response.setHeader("content-type", "application/json; charset=utf-8");
        response.setHeader("cache-control", "no-store");
        response.end(text);
      });
    },
  };
};
