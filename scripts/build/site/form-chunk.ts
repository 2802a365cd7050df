import { join } from "node:path";

/** The bundler's information about a module. */
type Modules = {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

const ENTRY = "src/app/main.tsx";
const FORM_PAGE = "src/app/create/create-page.tsx";
const FORM_FOLDERS = [
  "src/ui/form/",
  "src/app/form-host/",
  "src/app/create/",
  "src/app/calculate/",
  "src/ui/result/",
  "src/app/studio/",
  "src/app/assistant/",
  "src/app/session/answers/",
];

/** The modules that a form page imports statically and no page without a form needs. */
const formModules = (root: string, modules: Modules): ReadonlySet<string> => {
  const at = (file: string): string => join(root, file);
  const starts = new Map<string, ReadonlySet<string>>();
  const queue = [at(ENTRY)];
  for (const start of queue) {
    if (starts.has(start)) continue;
    const reached = new Set([start]);
    for (const id of reached) {
      const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
      for (const next of importedIds) reached.add(next);
      queue.push(...dynamicallyImportedIds);
    }
    starts.set(start, reached);
  }
  const isForm = (start: string): boolean => FORM_FOLDERS.some((folder) => start.startsWith(at(folder)));
  const elsewhere = new Set([...starts].flatMap(([start, reached]) => (isForm(start) ? [start] : [...reached])));
  return new Set([...(starts.get(at(FORM_PAGE)) ?? [])].filter((id) => !elsewhere.has(id)));
};

/**
 * Puts the code of a form page into one chunk, "form": some two hundred small modules compress better and load faster as one
 * file. Null for all other modules.
 */
export const formChunk = (root: string): ((id: string, modules: Modules) => string | null) => {
  let own: ReadonlySet<string> | undefined;
  return (id, modules) => ((own ??= formModules(root, modules)).has(id) ? "form" : null);
};
