import type { AnyBlock, BlockOf, Inline, SignatureLine } from "../../model/document.ts";

type Contents = readonly (readonly Inline[])[];

/** The contents a block prints by itself, in order: its texts, then its lines. Inner blocks are not included. */
export type PrintedContents = { readonly texts: Contents; readonly lines: readonly SignatureLine[] };

const texts = (...contents: Contents): PrintedContents => ({ texts: contents, lines: [] });

/** A block that is one text needs no entry below. */
type TextBlock = Extract<AnyBlock, { readonly content: readonly Inline[] }>;

const contents: {
  readonly [T in Exclude<AnyBlock["type"], TextBlock["type"]>]: (block: BlockOf<T>) => PrintedContents;
} = {
  clause: ({ title = [] }) => texts(title),
  schedule: ({ title }) => texts(title),
  list: ({ items }) => texts(...items.map(({ content }) => content)),
  table: ({ rows, total = [] }) => texts(...rows.flat(), ...total),
  signature: ({ heading = [], lines }) => ({ texts: [heading], lines }),
  notarial: ({ notice = [], paragraphs, lines }) => ({ texts: [notice, ...paragraphs], lines }),
  pageBreak: () => texts(),
};

/** Returns the contents that a block prints by itself. A new block type of several texts is a compile error here until they are listed. */
export const printedContents = (block: AnyBlock): PrintedContents => {
  if ("content" in block) return texts(block.content);
  const contentsOf = contents[block.type] as (block: AnyBlock) => PrintedContents;
  return contentsOf(block);
};
