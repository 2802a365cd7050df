import { spawnSync } from "node:child_process";
import { seededRandom } from "./seeded-random.ts";

/** Whether this is `npm run test:full`, in which nothing is left out. */
export const isFull = process.env["FULL"] === "1";

/** A number that each commit changes; the environment variable SEED repeats the run of another commit. */
export const commitSeed = ((): number => {
  if (process.env["SEED"]) return Number(process.env["SEED"]);
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : 1;
})();

/**
 * Returns the items that this commit tests, in their order: `count` of them, drawn by the seed, or all in the full run.
 *
 * The time of a test that grows with documents, languages and formats stays the same this way, and over several
 * commits everything is tested.
 */
export const rotate = <Item>(
  items: readonly Item[],
  count: number,
  { seed, full }: { readonly seed: number; readonly full: boolean } = { seed: commitSeed, full: isFull },
): readonly Item[] => {
  if (full || items.length <= count) return items;
  const random = seededRandom(seed);
  const drawn = items.map((item, at) => ({ item, at, rank: random() })).sort((one, other) => one.rank - other.rank);
  return drawn
    .slice(0, count)
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
};
