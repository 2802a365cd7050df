import type { Block } from "../../model/document.ts";
import { blockKey } from "./block-key.ts";

/** Consecutive blocks that are rendered together; the same object while none of them changes. */
export type BlockRun = {
  readonly key: string;
  /** The key of each block. */
  readonly keys: readonly string[];
  readonly blocks: readonly Block[];
};

/** A keystroke renders one run and compares the others: longer runs make the first dearer, shorter ones the second. */
const NEW_RUN_LENGTH = 24;
// Blocks inserted into a run stay in it, because splitting it would render the blocks behind them from scratch.
const MAX_RUN_LENGTH = 96;

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** The same runs with new blocks under the same keys; null if a block was added, removed or moved. */
const replaceBlocks = (before: readonly BlockRun[], blocks: readonly Block[]): readonly BlockRun[] | null => {
  const runs: BlockRun[] = [];
  let from = 0;
  for (const run of before) {
    const start = from;
    from += run.keys.length;
    const own = blocks.slice(start, from);
    if (isSame(own, run.blocks)) runs.push(run);
    else if (
      isSame(
        own.map((block, index) => blockKey(block, start + index)),
        run.keys,
      )
    )
      runs.push({ ...run, blocks: own });
    else return null;
  }
  return from === blocks.length ? runs : null;
};

/** Runs of blocks some of which are new: known blocks stay in their run, new ones join the run before them. */
const regroupBlocks = (before: readonly BlockRun[], blocks: readonly Block[]): readonly BlockRun[] => {
  const known = new Map(before.map((run) => [run.key, run]));
  const runOfBlock = new Map(before.flatMap((run) => run.keys.map((key) => [key, run.key] as const)));
  const limit = before.length === 0 ? NEW_RUN_LENGTH : MAX_RUN_LENGTH;
  const groups = new Map<string, { readonly keys: string[]; readonly blocks: Block[] }>();
  let current: string | null = null;
  for (const [index, block] of blocks.entries()) {
    const key = blockKey(block, index);
    const own = runOfBlock.get(key);
    const isFull = current === null || (groups.get(current)?.keys.length ?? 0) >= limit;
    if (own !== undefined && !groups.has(own)) current = own;
    else if (own !== current && isFull) current = `${key} on`;
    const group = groups.get(current ?? key) ?? { keys: [], blocks: [] };
    groups.set(current ?? key, group);
    group.keys.push(key);
    group.blocks.push(block);
  }
  return [...groups].map(([key, group]) => {
    const earlier = known.get(key);
    return earlier && isSame(earlier.keys, group.keys) && isSame(earlier.blocks, group.blocks)
      ? earlier
      : { key, ...group };
  });
};

/**
 * The runs of a document, given those of the previous one: a run of unchanged blocks is the same object, and a block
 * changes its run only when blocks are moved, so React keeps what it rendered.
 */
export const updateRuns = (before: readonly BlockRun[], blocks: readonly Block[]): readonly BlockRun[] =>
  replaceBlocks(before, blocks) ?? regroupBlocks(before, blocks);

/** Groups the blocks of one version of a document after another. */
export const createRunGrouper = (): ((blocks: readonly Block[]) => readonly BlockRun[]) => {
  let before: readonly BlockRun[] = [];
  return (blocks) => {
    before = updateRuns(before, blocks);
    return before;
  };
};
