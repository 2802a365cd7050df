import type { IndexEntry } from "../../../src/model/site/catalog-index.ts";
import { allListings } from "../../../src/engine/nav/find-listing.ts";
import { ROOT, openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { readCatalog } from "../../build/catalog/read-catalog.ts";
import { blockSummary } from "../block-summary.ts";
import { documentSizes, sizeLines } from "../document-sizes.ts";
import { listingsOf } from "../find-definition.ts";
import { readBlocks } from "../read-blocks.ts";
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
  ...(["document", "overlay", "body", "calculator", "checker", "tool", "review"] as const),
  ...(["block", "block-overlay", "law", "law-sources", "places", "settings"] as const),
];

/** Lists every page of the catalog, every block, or the size of every document. */
export const list: CliVerb = {
  usage: "list [--blocks | --sizes] [--format text|json]",
  summary:
    "every page: kind, status, id, title, addresses; every block and what it takes and asks; or the lines of every document and its clauses from blocks",
  run: (args) => {
    const { flags } = parseArguments(args, 0, {
      blocks: { type: "boolean" },
      sizes: { type: "boolean" },
      format: { type: "string" },
    });
    const format = readFormat(flags.format, ["text", "json"]);
    if (flags.sizes) {
      const sizes = documentSizes(readCatalog(ROOT), [...openCatalog().compilePage(null, PAGES).definitions.values()]);
      console.log(format === "text" ? sizeLines(sizes).join("\n") : JSON.stringify(sizes, null, 2));
      return Promise.resolve(0);
    }
    if (flags.blocks) {
      const blocks = readBlocks();
      console.log(format === "text" ? blocks.map(blockSummary).join("\n") : JSON.stringify(blocks, null, 2));
      return Promise.resolve(0);
    }
    const catalog = openCatalog();
    if (format === "text") console.log(listingsOf(catalog).map(row).join("\n"));
    // Which languages a document has is known once its translations are compiled.
    else console.log(JSON.stringify(allListings(catalog.compilePage(null, PAGES).index, "{product}"), null, 2));
    return Promise.resolve(0);
  },
};
