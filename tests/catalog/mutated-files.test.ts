import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCatalog } from "../../scripts/read-catalog.ts";
import { readCatalogPath } from "../../src/compile/catalog-path.ts";
import { groupBy } from "../../src/compile/group-by.ts";
import { createCatalog } from "../../src/compile/catalog.ts";
import type { Problem } from "../../src/model/problem.ts";
import { mutated } from "./mutations.ts";
import { chance } from "./random-answers.ts";

const runs = process.env["FULL"] === "1" ? 5000 : 300;

/** Another set of mistakes for each commit; SEED repeats one that failed. */
const seed = ((): number => {
  if (process.env["SEED"]) return Number(process.env["SEED"]);
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : 1;
})();

const SINK = "tests/fixtures/kitchen-sink";
const sink = readdirSync(SINK, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(documents|clauses|law|calculators)\/.*\.yaml$/.test(file))
  .map((file) => ({ path: `catalog/${file}`, text: readFileSync(`${SINK}/${file}`, "utf8") }));

// A few pages of each kind, so that a change is proved again in a fraction of a second.
const isChosen =
  /^catalog\/([a-z]+\.yaml|documents\/(bill-of-sale|promissory-note(\.es)?|articles-of-incorporation(\.body-ja)?)\.|calculators\/(rent-increase|attorney-fee)|checkers\/small|playbooks\/(loan|rental)|law\/|clauses\/|pages\/|tools\/)/;

const files = [...readCatalog(process.cwd()).filter(({ path }) => isChosen.test(path)), ...sink];

const byKind = [...groupBy(files, ({ path }) => readCatalogPath(path)!.schema).values()];

const says = ({ file, line, column, message, suggestion }: Problem): string =>
  `${file}:${line}:${column} ${message} ${suggestion ?? ""}`;

// An empty text is quoted where a formula needs one: `= ""`, `else ""`.
const isClear = (problem: Problem): boolean =>
  problem.line >= 1 &&
  problem.column >= 1 &&
  problem.message !== "" &&
  !/\[object|undefined|\bNaN\b|\bInfinity\b|(?<!(?:=|:|else|then|,|\() ?)""|“”/.test(says(problem));

test(`a mistake in any kind of catalog file is reported in words, and compile never throws (seed ${seed})`, { timeout: 3_600_000 }, () => {
  console.log(`${runs} mistakes, seed ${seed}`);
  const catalog = createCatalog();
  for (const { path, text } of files) catalog.set(path, text);
  const random = chance(seed);
  for (let run = 0; run < runs; run++) {
    const kind = byKind[Math.floor(random() * byKind.length)]!;
    const { path, text } = kind[Math.floor(random() * kind.length)]!;
    const change = mutated(text, random);
    catalog.set(path, change.text);
    const what = `run ${run}: ${path}:${change.line} ${change.text.split("\n")[change.line - 1]}`;
    let problems: readonly Problem[] = [];
    expect(() => (problems = catalog.compile().problems), what).not.toThrow();
    expect(problems.filter((problem) => !isClear(problem)).map(says), what).toEqual([]);
    catalog.set(path, text);
  }
});
