import { parse } from "yaml";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import { validatorOf } from "../../src/compiler/schema/schemas.ts";
import { ROOT } from "../build/catalog/compiled-catalog.ts";
import { readCatalog } from "../build/catalog/read-catalog.ts";
import { generatedDefinition } from "./generated-definitions.ts";
import type { GeneratedFile } from "./generated-definitions.ts";
import type { BenchRow } from "./row.ts";

const COUNT = 1000;
const ROUNDS = 3;
const MAX_RATIO = 3;
const MAX_SAVE_MS = 200;

/** Processor time, because wall-clock time would include other work of the machine. */
const elapsed = (run: () => void): number => {
  const start = process.cpuUsage();
  run();
  return process.cpuUsage(start).user / 1000;
};

/** The unavoidable part: YAML to plain values, and schema validation. */
const readAndValidate = (files: readonly GeneratedFile[]): void => {
  const validate = validatorOf("document");
  for (const { text } of files)
    if (!validate(parse(text))) throw new Error("invalid definition: the generator is wrong");
};

const shared = readCatalog(ROOT).filter(
  ({ path }) => path === "catalog/places.yaml" || path === "catalog/settings.yaml",
);

const check = (files: readonly GeneratedFile[]): ReturnType<typeof createCatalog> => {
  const catalog = createCatalog();
  for (const { path, text } of [...shared, ...files]) catalog.set(path, text);
  const { problems } = catalog.compile();
  if (problems.length > 0)
    throw new Error(`invalid definition: ${problems[0]?.message ?? ""} (${problems[0]?.file ?? ""})`);
  return catalog;
};

const least = (times: readonly number[]): number => Math.min(...times);

/** Time of a full check of 1,000 definitions, and of saving one of them. */
export const measure = (): Promise<readonly BenchRow[]> => {
  const files = [...Array.from({ length: COUNT }).keys()].map(generatedDefinition);
  readAndValidate(files.slice(0, 50));
  check(files.slice(0, 50));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(elapsed(() => readAndValidate(files)));
    ours.push(elapsed(() => check(files)));
  }
  const catalog = check(files);
  const [first] = files;
  const saves = [1, 2, 3, 4, 5].map((n) =>
    elapsed(() => {
      if (first)
        catalog.set(first.path, first.text.replace("keep it clean", `keep it clean ${"very ".repeat(n).trim()}`));
      catalog.compile();
    }),
  );
  const ratio = least(ours) / least(theirs);
  return Promise.resolve([
    {
      what: `check ${COUNT} definitions: shape, formulas, meaning, wording, every case`,
      ours: least(ours),
      unit: "ms",
      against: "yaml parse + ajv alone",
      theirs: least(theirs),
      ratio,
      budget: `≤ ${MAX_RATIO}×`,
      pass: ratio <= MAX_RATIO,
    },
    {
      what: `check again after one of ${COUNT} files was saved`,
      ours: least(saves),
      unit: "ms",
      budget: `≤ ${MAX_SAVE_MS} ms`,
      pass: least(saves) <= MAX_SAVE_MS,
    },
  ]);
};
