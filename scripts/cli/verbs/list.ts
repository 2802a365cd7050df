import type { IndexEntry } from "../../../src/model/site/catalog-index.ts";
import { openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const row = (entry: IndexEntry): string =>
  [
    entry.kind,
    entry.status,
    entry.id,
    `${entry.entry.primary} ${entry.entry.secondary}`.trim(),
    entry.slugs.join(" "),
  ].join("\t");

const PAGES = [
  ...(["document", "overlay", "body", "calculator", "checker", "tool"] as const),
  ...(["block", "block-overlay", "law", "law-sources", "places", "settings"] as const),
];

/** Lists every page of the catalog. */
export const list: CliVerb = {
  usage: "list [--format text|json]",
  summary: "every page: kind, status, id, title, addresses",
  run: (args) => {
    const { flags } = parseArguments(args, 0, { format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json"]);
    const catalog = openCatalog();
    if (format === "text") console.log(catalog.listings().map(row).join("\n"));
    // Which languages a document has is known once its translations are compiled.
    else console.log(JSON.stringify(catalog.compilePage(null, PAGES).index.entries, null, 2));
    return Promise.resolve(0);
  },
};
