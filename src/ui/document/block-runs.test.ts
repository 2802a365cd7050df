import { describe, expect, it } from "vitest";
import type { Block } from "../../model/document.ts";
import { updateRuns } from "./block-runs.ts";

const block = (id: string, text = id): Block =>
  ({ type: "paragraph", id, content: [{ type: "text", text }], fields: [] }) as unknown as Block;
const numbered = (count: number): Block[] => Array.from({ length: count }, (_, index) => block(`b${index}`));

describe("blocks in runs", () => {
  const blocks = numbered(60);
  const runs = updateRuns([], blocks);

  it("prints every block once and in order", () => {
    expect(runs.flatMap((run) => run.blocks)).toEqual(blocks);
    expect(runs.map((run) => run.keys.length)).toEqual([24, 24, 12]);
  });

  it("keeps every run but the one of the changed block", () => {
    const next = updateRuns(runs, blocks.with(30, block("b30", "other")));
    expect(next.map((run, index) => run === runs[index])).toEqual([true, false, true]);
    expect(next.map((run) => run.key)).toEqual(runs.map((run) => run.key));
  });

  it("adds inserted blocks to the run before them and moves no other block", () => {
    const more = [...blocks.slice(0, 10), block("x"), block("y"), ...blocks.slice(10)];
    const next = updateRuns(runs, more);
    expect(next.flatMap((run) => run.blocks)).toEqual(more);
    expect(next.map((run) => run.key)).toEqual(runs.map((run) => run.key));
    expect(next.slice(1)).toEqual(runs.slice(1));
    expect(next[1]).toBe(runs[1]);
  });

  it("keeps a run whose first block is removed", () => {
    const next = updateRuns(runs, blocks.slice(1));
    expect(next.map((run) => run.key)).toEqual(runs.map((run) => run.key));
    expect(next[1]).toBe(runs[1]);
  });

  it("starts a run for blocks inserted before the first", () => {
    const next = updateRuns(runs, [block("x"), ...blocks]);
    expect(next.flatMap((run) => run.blocks)).toEqual([block("x"), ...blocks]);
    expect(next.slice(-3)).toEqual(runs);
  });

  it("every run has a unique key after blocks moved", () => {
    const random = [7, 3, 55, 12, 0, 41, 30].map((at) => blocks[at]!);
    const moved = [...random, ...blocks.filter((one) => !random.includes(one))];
    const next = updateRuns(runs, moved);
    expect(next.flatMap((run) => run.blocks)).toEqual(moved);
    expect(new Set(next.map((run) => run.key)).size).toBe(next.length);
  });
});
