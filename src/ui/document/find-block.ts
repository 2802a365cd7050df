import type { AnyBlock, Block, Inline, LegalDocument } from "../../model/document.ts";
import { flattenInlines } from "../../text/templates/inner-inlines.ts";
import { innerBlocks } from "../../text/inner-blocks.ts";
import { printedContents } from "../../text/templates/printed-contents.ts";
import { blockKey } from "./block-key.ts";

/** Where an answer shows: the top-level block, and the innermost one inside it. */
export type BlockMatch = { readonly top: string; readonly inner: string };

/** The blocks for a path in a top-level block: the innermost that prints its answer, and the one that depends on it. */
type PathBlocks = { readonly prints: string | null; readonly depends: string | null };

/**
 * Finds the first block that prints the answer at a path, or else one that depends on it.
 *
 * A printed answer or its blank wins over a mere dependency, so that the visitor sees the words change. Blocks that are in
 * the next document as well are not searched again.
 */
export function createBlockFinder(path: string): (document: LegalDocument) => BlockMatch | null {
  const searched = new WeakMap<Block, PathBlocks>();
  const searchBlock = (block: Block): PathBlocks => {
    const known = searched.get(block);
    if (known) return known;
    const prints = innermost(block, (inner) => printsAnswer(inner, path));
    const found = { prints, depends: prints ?? innermost(block, (inner) => dependsOn(inner, path)) };
    searched.set(block, found);
    return found;
  };
  return ({ blocks }) =>
    firstMatch(blocks, (block) => searchBlock(block).prints) ??
    firstMatch(blocks, (block) => searchBlock(block).depends);
}

function firstMatch(blocks: readonly Block[], innerOf: (block: Block) => string | null): BlockMatch | null {
  for (const [index, block] of blocks.entries()) {
    const inner = innerOf(block);
    if (inner !== null) return { top: blockKey(block, index), inner };
  }
  return null;
}

function innermost(block: AnyBlock, holds: (block: AnyBlock) => boolean): string | null {
  for (const child of innerBlocks(block)) {
    const inner = innermost(child, holds);
    if (inner !== null) return inner;
  }
  return "id" in block && holds(block) ? block.id : null;
}

const root = (path: string): string => path.split(".")[0] ?? path;

function dependsOn(block: AnyBlock, path: string): boolean {
  return "fields" in block && block.fields.some((field) => field === path || root(field) === root(path));
}

function printsAnswer(block: AnyBlock, path: string): boolean {
  const { texts, lines } = printedContents(block);
  const ofLines = lines.flatMap((line) => (line.type === "text" ? [line.content] : []));
  return [...texts, ...ofLines].some((content) => flattenInlines(content).some((inline) => showsAnswer(inline, path)));
}

/** An answer is shown by its own path, or by the record around it ("landlord" for "landlord.name"). */
function showsAnswer(inline: Inline, path: string): boolean {
  if (inline.type !== "value" && inline.type !== "blank") return false;
  return inline.field !== undefined && (inline.field === path || path.startsWith(`${inline.field}.`));
}
