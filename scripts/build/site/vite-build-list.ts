import { createHash } from "node:crypto";
import { BUILD_LIST } from "../../../src/model/site/build-list.ts";
import type { Plugin } from "vite";

/** What a browser runs or shows; data of the catalog is not code. */
const CODE = /\.(js|mjs|css|html|wasm)$/;

const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

/**
 * The list of files in the form of `sha256sum`, so that `sha256sum -c` checks it; two builds of one commit have the same one.
 *
 * Example: buildList([["b.js", ""], ["a.css", ""]]) begins with the line of a.css
 */
export const buildList = (files: readonly (readonly [name: string, content: string | Uint8Array])[]): string =>
  files
    .filter(([name]) => CODE.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, content]) => `${sha256(content)}  ${name}\n`)
    .join("");

/** Writes `build.txt`: the SHA-256 of each file of code. The SHA-256 of this list identifies the build. */
export const buildListPlugin = (): Plugin => ({
  name: "clausewright-build-list",
  enforce: "post",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const files = Object.values(bundle).map(
        (file) => [file.fileName, file.type === "chunk" ? file.code : file.source] as const,
      );
      this.emitFile({ type: "asset", fileName: BUILD_LIST, source: buildList(files) });
    },
  },
});
