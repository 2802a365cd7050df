import { documentParts } from "../../src/compiler/sources/catalog-path.ts";

type File = { readonly path: string; readonly text: string };

/** The text of a `document.yaml` with its clauses and cases; null when there is no such file. */
export const joinedDocument = (files: readonly File[], path: string): string | null => {
  const text = (name: string): string =>
    files.find((file) => file.path === path.replace("document.yaml", name))?.text ?? "";
  const main = text("document.yaml");
  return main === "" ? null : [main, ...documentParts.map(text)].join("\n");
};
