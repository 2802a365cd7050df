import type { Block, ClauseBlock, Inline, LegalDocument } from "../../model/document.ts";
import { keyOf } from "./key-of.ts";

/** Where an answer shows: the top-level block, and the innermost one inside it. */
export type Found = { readonly top: string; readonly inner: string };

type AnyBlock = Block | ClauseBlock;

/**
 * The first block that prints the answer at a path, or else one that depends on it.
 *
 * A printed answer or its blank beats a mere dependency, so that the place is where the visitor sees the words change.
 */
export function findBlock(document: LegalDocument, path: string): Found | null {
  return (
    search(document.blocks, (block) => prints(block, path)) ?? search(document.blocks, (block) => depends(block, path))
  );
}

function search(blocks: readonly Block[], holds: (block: AnyBlock) => boolean): Found | null {
  for (const [index, block] of blocks.entries()) {
    const inner = innermost(block, holds);
    if (inner !== null) return { top: keyOf(block, index), inner };
  }
  return null;
}

function innermost(block: AnyBlock, holds: (block: AnyBlock) => boolean): string | null {
  for (const child of childrenOf(block)) {
    const inner = innermost(child, holds);
    if (inner !== null) return inner;
  }
  return "id" in block && holds(block) ? block.id : null;
}

const childrenOf = (block: AnyBlock): readonly AnyBlock[] =>
  block.type === "clause" || block.type === "schedule" ? block.blocks : [];

const root = (path: string): string => path.split(".")[0] ?? path;

function depends(block: AnyBlock, path: string): boolean {
  return "fields" in block && block.fields.some((field) => field === path || root(field) === root(path));
}

function prints(block: AnyBlock, path: string): boolean {
  return contentsOf(block).some((content) => content.some((inline) => shows(inline, path)));
}

/** An answer is shown by its own path, or by the record around it ("landlord" for "landlord.name"). */
function shows(inline: Inline, path: string): boolean {
  if (inline.type === "strong") return inline.content.some((inner) => shows(inner, path));
  if (inline.type !== "value" && inline.type !== "blank") return false;
  return inline.field !== undefined && (inline.field === path || path.startsWith(`${inline.field}.`));
}

function contentsOf(block: AnyBlock): readonly (readonly Inline[])[] {
  switch (block.type) {
    case "title":
    case "heading":
    case "part":
    case "paragraph":
    case "recital":
      return [block.content];
    case "clause":
      return block.title ? [block.title] : [];
    case "schedule":
      return [block.title];
    case "list":
      return block.items.map((item) => item.content);
    case "table":
      return [...block.rows.flat(), ...(block.total ?? [])];
    case "signature":
      return block.lines.flatMap((line) => (line.type === "text" ? [line.content] : []));
    case "notarial":
      return block.paragraphs;
    case "pageBreak":
      return [];
  }
}
