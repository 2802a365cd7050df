import type { ClauseStyle } from "../../model/clause-style.ts";
import type { AnyBlock, BlockOf, Clause, Inline } from "../../model/document.ts";

export type InlineOf<T extends Inline["type"]> = Extract<Inline, { readonly type: T }>;

/**
 * One writer for each block type. A new block type is a compile error in every format until it has a writer, and so is a
 * clause writer that ignores the style of its clause.
 */
export type Writers<State, Out> = {
  readonly [T in Exclude<AnyBlock["type"], "clause">]: (block: BlockOf<T>, state: State) => Out;
} & { readonly clause: ClauseWriter<State, Out> };

/** A writer made by `clauseWriter`. */
type ClauseWriter<State, Out> = {
  (block: Clause, state: State): Out;
  readonly stylers: ClauseStylers<State>;
};

export type InlineWriters<State, Out> = {
  readonly [T in Inline["type"]]: (inline: InlineOf<T>, state: State) => Out;
};

/**
 * The effect of each property of a clause on its contents. A new property is a compile error in every format until it
 * is dealt with.
 */
type ClauseStylers<State> = {
  readonly [Key in keyof ClauseStyle]-?: (value: NonNullable<ClauseStyle[Key]>, state: State) => State;
};

/** A writer of clauses; `write` gets the state inside the clause (`inner`) and outside of it (`outer`). */
export const clauseWriter = <State, Out>(
  stylers: ClauseStylers<State>,
  write: (block: Clause, inner: State, outer: State) => Out,
): ClauseWriter<State, Out> =>
  Object.assign((block: Clause, outer: State) => write(block, applyClauseStyle(stylers, block.style, outer), outer), {
    stylers,
  });

/** The state inside a clause of that style. */
function applyClauseStyle<State>(stylers: ClauseStylers<State>, style: ClauseStyle, state: State): State {
  let styled = state;
  for (const [key, value] of Object.entries(style)) {
    const styler = stylers[key as keyof ClauseStyle] as (value: unknown, state: State) => State;
    styled = styler(value, styled);
  }
  return styled;
}

/** Writes one block. */
export function writeBlock<State, Out>(writers: Writers<State, Out>, block: AnyBlock, state: State): Out {
  // The record is exhaustive by its type; TypeScript cannot correlate the key with its block.
  const write = writers[block.type] as (block: AnyBlock, state: State) => Out;
  return write(block, state);
}

/** Writes one inline node. */
export function writeInline<State, Out>(writers: InlineWriters<State, Out>, inline: Inline, state: State): Out {
  const write = writers[inline.type] as (inline: Inline, state: State) => Out;
  return write(inline, state);
}
