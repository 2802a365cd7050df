import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { reviewText } from "../../src/engine/review/report/review-text.ts";
import { ROOT } from "../build/catalog/compiled-catalog.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { reviewLaw, reviewModels, reviewPlaybooks } from "../cli/review-playbooks.ts";
import { contractOf } from "./review/contract-text.ts";
import type { BenchRow } from "./row.ts";

// The sizes of the contracts the model was measured on: the median, and the longest.
const MEDIAN_LENGTH = 33_000;
const MAX_LENGTH = 338_000;
const ROUNDS = 9;

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** How long a review takes, and what a visitor has to fetch for one. */
export const measure = (): Promise<readonly BenchRow[]> => {
  const model = reviewModels().clauses;
  const tools = reviewPlaybooks();
  const law = reviewLaw(parseIsoDate("2026-11-24")!);
  const time = (text: string): number =>
    median(
      Array.from({ length: ROUNDS }, () => {
        const start = process.cpuUsage();
        reviewText({ text }, tools, law, model);
        return process.cpuUsage(start).user / 1000;
      }),
    );
  const usual = contractOf(MEDIAN_LENGTH);
  time(usual);
  const usualTime = time(usual);
  const longTime = time(contractOf(MAX_LENGTH));
  const weights = gzipSync(readFileSync(join(ROOT, "src/engine/review/model/clauses.bin")), { level: 9 }).length;
  const rules = gzipSync(JSON.stringify(tools), { level: 9 }).length;
  const size = (weights + rules) / 1024;
  return Promise.resolve([
    {
      what: "review a contract of 33,000 characters, text to findings",
      ours: usualTime,
      unit: "ms",
      budget: "≤ 50 ms",
      pass: usualTime <= 50,
    },
    {
      what: "review a contract of 338,000 characters",
      ours: longTime,
      unit: "ms",
      budget: "≤ 400 ms",
      pass: longTime <= 400,
    },
    { what: "model and all playbooks, gzipped", ours: size, unit: "KB", budget: "≤ 260 KB", pass: size <= 260 },
  ]);
};
