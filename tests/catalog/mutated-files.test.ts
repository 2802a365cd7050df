import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCatalog } from "../../scripts/build/catalog/read-catalog.ts";
import { readCatalogPath } from "../../src/compiler/sources/catalog-path.ts";
import { groupBy } from "../../src/compiler/input/group-by.ts";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import type { Problem } from "../../src/model/problem.ts";
import { mutateText } from "./mutate-text.ts";
import { commitSeed, isFull, nameSeedOnFailure } from "../support/rotation.ts";
import { seededRandom } from "../support/seeded-random.ts";

const runs = isFull ? 5000 : 45;

// The full run looks for new mistakes; `npm test` repeats known ones, so that a commit does not fail by chance.
const seed = isFull || process.env["SEED"] ? commitSeed : 0x2e056ccb;
nameSeedOnFailure(seed);

const SINK = "tests/fixtures/kitchen-sink";
const sink = readdirSync(SINK, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(documents|clauses|law|calculators)\/.*\.yaml$/.test(file))
  .map((file) => ({ path: `catalog/${file}`, text: readFileSync(`${SINK}/${file}`, "utf8") }));

// A few pages of each kind, so that each change is verified in a fraction of a second.
const isChosen =
  /^catalog\/([a-z]+\.yaml|documents\/(planned\.yaml|promissory-note\/(?!de|es|fr|zh)|articles-of-incorporation\/)|calculators\/(rent-increase|attorney-fee)|checkers\/small|playbooks\/(loan|rental)|law\/|blocks\/|pages\/|tools\/)/;

const files = [...readCatalog(process.cwd()).filter(({ path }) => isChosen.test(path)), ...sink];

const byKind = [...groupBy(files, ({ path }) => readCatalogPath(path)!.schema).values()];

const says = ({ file, line, column, message, suggestion }: Problem): string =>
  `${file}:${line}:${column} ${message} ${suggestion ?? ""}`;

// An empty text is quoted where a formula requires one: `= ""`, `else ""`.
const isClear = (problem: Problem): boolean =>
  problem.line >= 1 &&
  problem.column >= 1 &&
  problem.message !== "" &&
  !/\[object|undefined|\bNaN\b|\bInfinity\b|(?<!(?:=|:|else|then|,|\() ?)""|“”/.test(says(problem));

const namesItself = /"([^"]+)"[^"]*\. Did you mean "\1"\?$/;

/** Whether the quoted line is the one that the problem names. */
const quotesItsLine = (texts: ReadonlyMap<string, string>, { file, line, frame }: Problem): boolean =>
  frame === undefined || (texts.get(file)?.split("\n")[line - 1] ?? "").replace(/\r$/, "").startsWith(frame);

test(
  `a mistake in any kind of catalog file is reported in words, and compile never throws (seed ${seed})`,
  { timeout: 3_600_000 },
  () => {
    console.log(`${runs} mistakes, seed ${seed}`);
    const catalog = createCatalog();
    for (const { path, text } of files) catalog.set(path, text);
    const texts = new Map(files.map((file) => [file.path, file.text]));
    const random = seededRandom(seed);
    for (let run = 0; run < runs; run++) {
      const kind = byKind[Math.floor(random() * byKind.length)]!;
      const { path, text } = kind[Math.floor(random() * kind.length)]!;
      const change = mutateText(text, random);
      catalog.set(path, change.text);
      const what = `run ${run}: ${path}:${change.line} ${change.text.split("\n")[change.line - 1]}`;
      let problems: readonly Problem[] = [];
      expect(() => (problems = catalog.compile().problems), what).not.toThrow();
      expect(problems.filter((problem) => !isClear(problem)).map(says), what).toEqual([]);
      expect(
        problems.map(says).filter((said) => namesItself.test(said)),
        what,
      ).toEqual([]);
      texts.set(path, change.text);
      expect(
        problems.filter((problem) => !quotesItsLine(texts, problem)),
        what,
      ).toEqual([]);
      texts.set(path, text);
      catalog.set(path, text);
    }
  },
);
