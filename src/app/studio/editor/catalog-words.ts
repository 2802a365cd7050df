import { formatNames } from "../../../text/values/formats.ts";
import type { SourceTexts } from "../compiler/compiler-messages.ts";

/** Names that a file can refer to. */
export type CatalogWords = {
  readonly blocks: readonly string[];
  /** Questions, figures and checks of the file's own document. */
  readonly ids: readonly string[];
  readonly formats: readonly string[];
  /** "usury", "usury.limit". */
  readonly law: readonly string[];
};

const BLOCK = /^catalog\/blocks\/([^/]+)\/block\.yaml$/;
const LAW = /^catalog\/law\/([^/]+)\.yaml$/;
const ID = /(?:^|[\s{])id: ([a-z]\w*)/gm;
const COLUMNS = /^columns:\n((?: .*\n)*)/m;
const COLUMN = /^ {2}(\w+):/gm;

const all = (pattern: RegExp, text: string): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap((found) => found[1] ?? [])),
];

const lawIn = (text: string): readonly string[] => {
  const topic = /^topic: (\w+)/m.exec(text)?.[1];
  if (topic === undefined) return [];
  return [topic, ...all(COLUMN, COLUMNS.exec(text)?.[1] ?? "").map((column) => `${topic}.${column}`)];
};

/** The names in the catalog that a file can use. Read from the texts, so that they are there while a file has errors. */
export const catalogWords = (texts: SourceTexts, path: string): CatalogWords => {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const paths = Object.keys(texts);
  const own = paths.filter((one) => one === path || (one.startsWith(folder) && /\/(document|block)\.yaml$/.test(one)));
  return {
    blocks: paths.flatMap((one) => BLOCK.exec(one)?.[1] ?? []),
    ids: [...new Set(own.flatMap((one) => all(ID, texts[one] ?? "")))],
    formats: formatNames,
    law: paths.filter((one) => LAW.test(one)).flatMap((one) => lawIn(texts[one] ?? "")),
  };
};
