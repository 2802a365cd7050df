import type { Block } from "../../model/document.ts";
import type { Context } from "../../model/context.ts";
import type { FormView } from "../../model/form-view.ts";
import { blockWriters, selectClauses } from "./assemble-blocks.ts";
import type { AssemblyState, WriteBlocks } from "./assemble-blocks.ts";
import type { RowScope } from "./plan/row-scope.ts";
import { shareBlocks } from "./share-blocks.ts";
import { changedReads, isAffected } from "./tracked-scope.ts";
import type { Reads, TrackedScope } from "./tracked-scope.ts";

/** The blocks of one part, and what they were made from. */
type WrittenPart = { readonly write: WriteBlocks; readonly blocks: readonly Block[]; readonly reads: Reads };

/** An assembled document that can be updated part by part. */
export type Assembly = {
  readonly view: FormView;
  readonly context: Context;
  readonly state: AssemblyState;
  readonly tracked: TrackedScope;
  /** Everything that the selection and numbering of clauses read. */
  readonly selection: Reads;
  readonly parts: readonly WrittenPart[];
  /** The blocks of all parts. */
  readonly blocks: readonly Block[];
};

const blocksOf = (parts: readonly WrittenPart[]): readonly Block[] => {
  const blocks: Block[] = [];
  for (const part of parts) for (const block of part.blocks) blocks.push(block);
  return blocks;
};

const writePart = (write: WriteBlocks, tracked: TrackedScope): WrittenPart => {
  const { result, reads } = tracked.record(write);
  return { write, blocks: result, reads };
};

/** Assembles everything; `state` reads the tracked scope. */
export const startAssembly = (
  state: AssemblyState,
  tracked: TrackedScope,
  view: FormView,
  context: Context,
): Assembly => {
  const selected = tracked.record(() => selectClauses(state));
  const parts = blockWriters(state, selected.result).map((write) => writePart(write, tracked));
  return { view, context, state, tracked, selection: selected.reads, parts, blocks: blocksOf(parts) };
};

/**
 * Updates the parts that read something that changed; the others keep their blocks. Null if the selection of clauses
 * or the context may have changed, because then any number or reference may change.
 */
export const continueAssembly = (
  before: Assembly,
  view: FormView,
  context: Context,
  scope: RowScope,
): Assembly | null => {
  const { tracked, selection } = before;
  if (before.context !== context) return null;
  const changed = new Set(changedReads(before.view, view));
  if (before.state.title !== scope.get("title")) changed.add("title");
  if (isAffected(selection, changed)) return null;
  tracked.switchTo(scope);
  let isSame = true;
  const parts = before.parts.map((part) => {
    if (!isAffected(part.reads, changed)) return part;
    const again = writePart(part.write, tracked);
    const blocks = shareBlocks(part.blocks, again.blocks);
    isSame &&= blocks === part.blocks;
    return { ...again, blocks };
  });
  const state = { ...before.state, title: String(scope.get("title")) };
  return { ...before, view, state, parts, blocks: isSame ? before.blocks : blocksOf(parts) };
};

/** The same assembly with blocks shared with the previous document. */
export const shareAssembly = (assembly: Assembly, previous: readonly Block[]): Assembly => {
  const shared = shareBlocks(previous, assembly.blocks);
  let from = 0;
  const parts = assembly.parts.map((part) => {
    const blocks = shared.slice(from, from + part.blocks.length);
    from += blocks.length;
    return { ...part, blocks };
  });
  return { ...assembly, parts, blocks: shared };
};
