import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import { checkListing } from "../verify/wording/check-listing.ts";
import { versionOf } from "../sources/read-source.ts";
import { indexEntry } from "../pages/compile-listings.ts";
import { compileListing } from "../input/compile-listing.ts";
import { collectProblems } from "../problems/with-problems.ts";
import type { WithProblems } from "../problems/with-problems.ts";
import type { Memo } from "../sources/memo.ts";
import { dependenciesOf, topicsRead } from "../sources/dependencies.ts";
import type { Problem } from "../../model/problem.ts";
import { compileAndVerifyTool } from "./compile-and-verify-tool.ts";
import type { ToolDependencies } from "./compile-and-verify-tool.ts";
import type { ToolInput } from "../input/tool-input.ts";

/** All ready calculators and checkers, by id and language ("rent-increase.en"). */
export type CompiledTools = {
  readonly tools: ReadonlyMap<string, ToolDefinition>;
  readonly entries: readonly IndexEntry[];
};

const kinds: readonly ToolDefinition["kind"][] = ["calculator", "checker"];

/** Compiles every calculator and checker; planned ones are only listed. */
export const compileTools = (
  byKind: SourcesByKind,
  memo: Memo,
  dependencies: ToolDependencies,
): WithProblems<CompiledTools> => {
  const tools = new Map<string, ToolDefinition>();
  const entries: IndexEntry[] = [];
  const problems: Problem[] = [];
  for (const kind of kinds) {
    for (const source of byKind.all(kind)) {
      const input: ToolInput = source.input;
      const { path, id, language } = source.catalogPath;
      const listing = compileListing(input, kind);
      entries.push(indexEntry(listing, input.about, [], {}));
      if (listing.status === "planned") {
        const planned = memo.store(path, [versionOf(source)], () =>
          collectProblems((report) => dependencies.verification !== "none" && checkListing(input, language, report)),
        );
        problems.push(...planned.problems);
        continue;
      }
      const reads = dependenciesOf(byKind, dependencies.law, topicsRead(input), []);
      const { value, problems: found } = memo.store(path, [versionOf(source), ...reads.versions], () =>
        collectProblems((report) => compileAndVerifyTool(source, kind, { ...dependencies, law: reads.law }, report)),
      );
      tools.set(`${id}.${language}`, value);
      problems.push(...found);
    }
  }
  return { value: { tools, entries }, problems };
};
