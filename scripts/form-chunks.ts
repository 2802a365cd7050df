import { join } from "node:path";

/** What a bundler tells about its modules, by address. */
type Modules = {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
};

type Graph = {
  /** What begins with a fetch of its own: the first script, and every module that is imported when it is needed. */
  readonly starts: ReadonlySet<string>;
  /** Everything a start brings along. */
  readonly closureOf: (start: string) => ReadonlySet<string>;
};

const graphOf = (first: string, modules: Modules): Graph => {
  const closures = new Map<string, ReadonlySet<string>>();
  const closureOf = (start: string): ReadonlySet<string> => {
    const known = closures.get(start);
    if (known) return known;
    const all = new Set([start]);
    for (const id of all) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) all.add(next);
    closures.set(start, all);
    return all;
  };
  const starts = new Set([first]);
  for (const start of starts) {
    for (const id of closureOf(start)) {
      for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) starts.add(next);
    }
  }
  return { starts, closureOf };
};

const PAGE = "src/app/create/create-page.tsx";
const STEPS = "src/ui/form/first-step.ts";

/** Whoever opens one of these has a form before them. */
const OF_FORMS = ["src/ui/form/", "src/ui/form-state/", "src/app/create/", "src/app/calculate/", "src/app/studio/"];

/**
 * Names the chunk of a module that only forms need: "form" for what a form begins with, "steps" for what its first step
 * needs beside that, null for every other module.
 *
 * Forms are made of some two hundred small modules which documents, calculators and the author's workshop share; one file
 * of them is a tenth lighter than many. A module that some other page needs as well is left out: that page would have to
 * fetch the rest with it.
 */
export const formChunks = (root: string): ((id: string, modules: Modules) => string | null) => {
  const at = (file: string): string => join(root, file);
  const isOfForms = (start: string): boolean => OF_FORMS.some((folder) => start.startsWith(at(folder)));
  let named: ReadonlyMap<string, string> | undefined;
  const name = (modules: Modules): ReadonlyMap<string, string> => {
    const { starts, closureOf } = graphOf(at("src/app/main.tsx"), modules);
    const elsewhere = new Set(
      [...starts].filter((start) => !isOfForms(start)).flatMap((start) => [...closureOf(start)]),
    );
    const own = (start: string, chunk: string) =>
      [...closureOf(start)].filter((id) => !starts.has(id) && !elsewhere.has(id)).map((id) => [id, chunk] as const);
    return new Map([...own(at(STEPS), "steps"), ...own(at(PAGE), "form")]);
  };
  return (id, modules) => {
    named ??= name(modules);
    return named.get(id) ?? null;
  };
};
