import { readCatalogPath } from "../../../src/compiler/sources/catalog-path.ts";
import { ROOT } from "../../build/catalog/compiled-catalog.ts";
import { readCatalog } from "../../build/catalog/read-catalog.ts";
import type { CatalogFile } from "../../build/catalog/read-catalog.ts";
import { lineAndColumn, yamlScalars } from "../yaml-scalars.ts";
import { parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

type UsageSite = { readonly file: string; readonly line: number; readonly column: number; readonly text: string };

const isIdentifier = (id: string): boolean => /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(id);

/** Where an id appears as a whole word in a file, outside comments. */
const usesIn = (file: CatalogFile, id: string): readonly UsageSite[] => {
  const word = new RegExp(`(?<![\\w-])${id}(?![\\w-])`, "g");
  // Taking a file apart costs far more than searching it.
  if (file.text.search(word) < 0) return [];
  return yamlScalars(file.text).flatMap((scalar) =>
    [...scalar.source.matchAll(word)].map((match) => {
      const place = lineAndColumn(file.text, scalar.from + match.index);
      return { file: file.path, ...place, text: (file.text.split("\n")[place.line - 1] ?? "").trim() };
    }),
  );
};

/** "will.heirs" is the question heirs of the definition will: searched for in its own files. */
const searched = (name: string): { readonly id: string; readonly isIn: (path: string) => boolean } => {
  const [definition = "", id] = name.split(".");
  if (id === undefined) return { id: name, isIn: () => true };
  return { id, isIn: (path) => readCatalogPath(path)?.id === definition };
};

/** Lists where an id is used: fields, clauses, law topics, roles, definitions. */
export const whereUsed: CliVerb = {
  usage: "where-used <id|definition.id> [--format text|json]",
  summary: "every place in the catalog that names an id",
  run: (args) => {
    const { words, flags } = parseArguments(args, 1, { format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json"]);
    const name = words[0] ?? "";
    const { id, isIn } = searched(name);
    const files = isIdentifier(id) ? readCatalog(ROOT).filter(({ path }) => isIn(path)) : [];
    const uses = files.flatMap((file) => usesIn(file, id));
    if (format === "json") console.log(JSON.stringify(uses, null, 2));
    else for (const use of uses) console.log(`${use.file}:${use.line}:${use.column} ${use.text}`);
    if (uses.length === 0 && format === "text") console.log(`"${name}" is not used anywhere in the catalog.`);
    return Promise.resolve(uses.length > 0 ? 0 : 1);
  },
};
