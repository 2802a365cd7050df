import type { IndexEntry } from "../model/catalog-index.ts";
import type { ToolDefinition } from "../model/tool.ts";
import type { Shelf } from "./compile-catalog.ts";
import { checkListing } from "./checks/listing.ts";
import { indexEntry } from "./compile-listings.ts";
import { lawTopics } from "./form-parts.ts";
import { compileListing } from "./listing.ts";
import { made } from "./made.ts";
import type { Made } from "./made.ts";
import type { Memo } from "./memo.ts";
import type { Problem } from "../model/problem.ts";
import { proveTool } from "./prove-tool.ts";
import type { ToolSurroundings } from "./prove-tool.ts";
import type { ComputeInput, ToolInput } from "./tool/tool-input.ts";

/** All calculators and checkers that are ready, by id and language ("rent-increase.en"). */
export type CompiledTools = {
  readonly tools: ReadonlyMap<string, ToolDefinition>;
  readonly entries: readonly IndexEntry[];
};

const kinds: readonly ToolDefinition["kind"][] = ["calculator", "checker"];

const topicsIn = (steps: readonly ComputeInput[] | undefined): readonly string[] =>
  (steps ?? []).flatMap((step) => [...lawTopics(step.law), ...topicsIn(step.compute)]);

/** Compiles every calculator and checker; planned ones are listed only. */
export const compileTools = (shelf: Shelf, memo: Memo, around: ToolSurroundings): Made<CompiledTools> => {
  const tools = new Map<string, ToolDefinition>();
  const entries: IndexEntry[] = [];
  const problems: Problem[] = [];
  const placeHashes = shelf.all("places").map(({ file }) => file.hash);
  for (const kind of kinds) {
    for (const source of shelf.all(kind)) {
      const input: ToolInput = source.input;
      const { path, id, language } = source.where;
      const listing = compileListing(input, kind);
      entries.push(indexEntry(listing, input.about, [], {}));
      if (listing.status === "planned") {
        const planned = memo.keep(path, [source.file.hash], () =>
          made((report) => checkListing(input, language, report)),
        );
        problems.push(...planned.problems);
        continue;
      }
      const topics = new Set(
        [...lawTopics(input.law), ...topicsIn(input.compute)].map((topic) => topic.replaceAll("_", "-")),
      );
      const laws = shelf
        .all("law")
        .filter(({ where }) => topics.has(where.id.replaceAll("_", "-")))
        .map(({ file }) => file.hash);
      const { value, problems: found } = memo.keep(path, [source.file.hash, ...laws, ...placeHashes], () =>
        made((report) => proveTool(source, kind, around, report)),
      );
      tools.set(`${id}.${language}`, value);
      problems.push(...found);
    }
  }
  return { value: { tools, entries }, problems };
};
