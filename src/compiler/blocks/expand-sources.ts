import type { DocumentInput } from "../input/document-input.ts";
import type { Problem } from "../../model/problem.ts";
import { reportInto } from "../problems/problem.ts";
import { blocksAmong, blocksUsedBy, documentKinds } from "../sources/blocks-used.ts";
import type { BlocksById } from "../sources/blocks-used.ts";
import type { CatalogSource } from "../sources/read-source.ts";
import { expandDocument } from "./expand-document.ts";

/** The files with every document expanded: each `use:` replaced by the parts of its block. */
export const expandSources = <Source extends CatalogSource>(
  sources: readonly Source[],
  blocks: BlocksById = blocksAmong(sources),
): readonly Source[] =>
  sources.map((source) => {
    if (!source.catalogPath || !documentKinds.has(source.catalogPath.schema)) return source;
    const problems: Problem[] = [];
    const input = expandDocument(source.input as DocumentInput, blocks, reportInto(problems));
    if (!input) return source;
    const blocksUsed = [...blocksUsedBy([source], blocks)];
    return { ...source, input, blocksUsed, problems: [...source.problems, ...problems] };
  });
