import type { IndexEntry } from "../../src/model/catalog-index.ts";
import { compiledCatalog } from "../compiled-catalog.ts";
import { readCall, readFormat } from "./verb.ts";
import type { Verb } from "./verb.ts";

const row = (entry: IndexEntry): string =>
  [
    entry.kind,
    entry.status,
    entry.id,
    `${entry.entry.primary} ${entry.entry.secondary}`.trim(),
    entry.slugs.join(" "),
  ].join("\t");

/** Lists every page of the catalog. */
export const list: Verb = {
  usage: "list [--format text|json]",
  says: "every page: kind, status, id, title, addresses",
  run: (args) => {
    const { flags } = readCall(args, 0, { format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json"]);
    const { index } = compiledCatalog();
    console.log(format === "json" ? JSON.stringify(index.entries, null, 2) : index.entries.map(row).join("\n"));
    return Promise.resolve(0);
  },
};
