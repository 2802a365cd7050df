import type { Plugin } from "vite";

const ROUTER = /\/react-router\/dist\/.*\.mjs$/;

/**
 * Leaves the router's unused components out of the bundle: its links, forms, prefetching and route elements.
 *
 * The package makes each of them by a call at the top of its one file and names it for developers there, which a bundler
 * has to take for an effect. It also ships one build to all importers, warnings for developers included.
 */
export const leanRouterPlugin = (): Plugin => ({
  name: "clausewright-lean-router",
  apply: "build",
  transform: {
    filter: { id: ROUTER },
    handler: (code) =>
      code
        .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, " = /* @__PURE__ */ $1")
        .replaceAll(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, "")
        .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"),
  },
});
