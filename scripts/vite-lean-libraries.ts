import type { Plugin } from "vite";

type Edit = readonly [what: string | RegExp, by: string];

/** `mark` stands in that file alone of those whose names look alike. */
type LeanFile = { readonly file: RegExp; readonly mark: string; readonly edits: readonly Edit[] };

const LEAN: readonly LeanFile[] = [
  {
    // The router makes its links, forms, prefetching and route elements by calls at the top of its one file and names
    // them for developers there, which a bundler has to take for an effect. It also ships its warnings to everybody.
    file: /\/react-router\/dist\/development\/chunk-[^/]*\.mjs$/,
    mark: "function BrowserRouter(",
    edits: [
      [/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, " = /* @__PURE__ */ $1"],
      [/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, ""],
      ["var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"],
    ],
  },
  {
    // The cache of queries carries one of changes sent to a server; the site sends none through it.
    file: /\/query-core\/build\/modern\/queryClient\.js$/,
    mark: "var QueryClient = class",
    edits: [
      [
        'import { MutationCache } from "./mutationCache.js";',
        "class MutationCache { clear() {} findAll() { return []; } resumePausedMutations() { return Promise.resolve(); } }",
      ],
    ],
  },
  {
    // Lists without an end are loaded nowhere.
    file: /\/query-core\/build\/modern\/query\.js$/,
    mark: "var Query = class",
    edits: [
      ['import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";', ""],
      [
        'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior',
        "this.options.behavior",
      ],
    ],
  },
  {
    // Every form brings rules of its own; those a form without them would have are never asked.
    file: /\/react-hook-form\/dist\/index\.esm\.mjs$/,
    mark: "var validateField = async",
    edits: [
      [
        /^var validateField = async [\s\S]*?^\};$/gm,
        'var validateField = () => { throw new Error("a form needs a resolver"); };',
      ],
    ],
  },
  {
    // The icons come as records; what reads older ones, and names components for developers, is left out.
    file: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    mark: "function createLucideIcon(",
    edits: [
      [/^import \{ to\w+ \} from .*$/gm, ""],
      [/typeof iconDataOrName === "string" \? .*? : iconDataOrName/g, "iconDataOrName"],
      [/if \(iconData\.name\) \{[\s\S]*?\}/g, ""],
    ],
  },
];

const applied = (code: string, edits: readonly Edit[], id: string): string =>
  edits.reduce((text, [what, by]) => {
    const next = text.replaceAll(what, by);
    // After an upgrade of the package: look again what can be left out.
    if (next === text) throw new Error(`nothing to leave out of ${id}: ${String(what)}`);
    return next;
  }, code);

/** Leaves out of the bundle what packages carry along and the site never uses. */
export const leanLibrariesPlugin = (): Plugin => ({
  name: "clausewright-lean-libraries",
  apply: "build",
  transform: {
    filter: { id: LEAN.map(({ file }) => file) },
    handler: (code, id) => {
      const edits = LEAN.filter(({ file, mark }) => file.test(id) && code.includes(mark)).flatMap((one) => one.edits);
      return edits.length === 0 ? null : applied(code, edits, id);
    },
  },
});
