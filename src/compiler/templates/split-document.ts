import type { CatalogText } from "../sources/join-texts.ts";

/** The file of a document in which a key is written. */
const fileOf = (key: string): string =>
  key === "document" ? "clauses.yaml" : key === "cases" ? "cases.yaml" : "document.yaml";

const KEY = /^([a-z_]+):/;

/** The files of a document (questions, clauses, cases) made from the text of all of them, each naming its schema. */
export const splitDocument = (folder: string, text: string): readonly CatalogText[] => {
  const [schema = "", ...lines] = text.trimEnd().split("\n");
  const files = new Map<string, string[]>([["document.yaml", [schema]]]);
  let current = "document.yaml";
  let comments: string[] = [];
  for (const line of lines) {
    if (line.startsWith("#")) {
      comments.push(line);
      continue;
    }
    const key = KEY.exec(line)?.[1];
    if (key !== undefined) current = fileOf(key);
    const file = files.get(current) ?? [schema];
    file.push(...comments, line);
    files.set(current, file);
    comments = [];
  }
  return [...files].map(([name, own]) => ({ path: `${folder}/${name}`, text: `${own.join("\n")}\n` }));
};
