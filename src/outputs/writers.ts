import type { Block, ClauseBlock, Inline } from "../model/document.ts";

/** Every block a document can hold, at the top or inside a clause. */
export type AnyBlock = Block | ClauseBlock;

export type BlockOf<T extends AnyBlock["type"]> = Extract<AnyBlock, { readonly type: T }>;
export type InlineOf<T extends Inline["type"]> = Extract<Inline, { readonly type: T }>;

/**
 * What a file format says to each node of the tree. A node type added to the model is a compile error in every format
 * until it has a case here.
 */
export type Writers<State, Out> = {
  readonly [T in AnyBlock["type"]]: (block: BlockOf<T>, state: State) => Out;
};

export type InlineWriters<State, Out> = {
  readonly [T in Inline["type"]]: (inline: InlineOf<T>, state: State) => Out;
};

/** What `writers` makes of one block. */
export function writeBlock<State, Out>(writers: Writers<State, Out>, block: AnyBlock, state: State): Out {
  // The record is exhaustive by its type; the compiler cannot relate the key with the block it came from.
  const write = writers[block.type] as (block: AnyBlock, state: State) => Out;
  return write(block, state);
}

/** What `writers` makes of one piece of text. */
export function writeInline<State, Out>(writers: InlineWriters<State, Out>, inline: Inline, state: State): Out {
  const write = writers[inline.type] as (inline: Inline, state: State) => Out;
  return write(inline, state);
}
