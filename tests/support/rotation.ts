import { spawnSync } from "node:child_process";
import { afterEach } from "vitest";
import { seededRandom } from "./seeded-random.ts";

/** Whether this is `npm run test:full`, in which nothing is left out. */
export const isFull = process.env["FULL"] === "1";

/** A number that each commit changes; the environment variable SEED repeats the run of another commit. */
export const commitSeed = ((): number => {
  if (process.env["SEED"]) return Number(process.env["SEED"]);
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : 1;
})();

type Failure = { message: string };

/** Adds to the messages of a failed test how to repeat its draw; a message that says it already is left alone. */
export const addSeed = (failures: readonly Failure[], seed: number): void => {
  const how = `Repeat this draw with SEED=${seed}.`;
  for (const failure of failures) if (!failure.message.includes(how)) failure.message = `${failure.message}\n${how}`;
};

/** Lets every failure of this file, or of this `describe`, say how to repeat its draw. */
export const nameSeedOnFailure = (seed = commitSeed): void =>
  afterEach(({ task }) => {
    addSeed(task.result?.errors ?? [], seed);
  });

/**
 * Returns the items that this commit tests, in their order: `count` of them, drawn by the seed, or all in the full run.
 *
 * The time of a test that grows with documents, languages and formats stays the same this way, and over several
 * commits everything is tested. A failed test of the file, or of the `describe` that draws, says how to repeat the draw.
 */
export const rotate = <Item>(
  items: readonly Item[],
  count: number,
  given?: { readonly seed: number; readonly full: boolean },
): readonly Item[] => {
  const { seed, full } = given ?? { seed: commitSeed, full: isFull };
  if (full || items.length <= count) return items;
  if (!given) nameSeedOnFailure();
  const random = seededRandom(seed);
  const drawn = items
    .map((item, index) => ({ item, at: index, rank: random() }))
    .sort((one, other) => one.rank - other.rank);
  return drawn
    .slice(0, count)
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
};
