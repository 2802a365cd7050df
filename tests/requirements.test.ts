import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = "docs/requirements.md";
const ID = /\b(?:S\d{3}|[FRCL]\d{2}|[PQ]\d{1,2})\b/g;
const RANGE = /\bS(\d{3})-S(\d{3})\b/g;

const idsIn = (text: string): readonly string[] => [
  ...(text.match(ID) ?? []),
  ...[...text.matchAll(RANGE)].flatMap((match) =>
    Array.from(
      { length: Number(match[2]) - Number(match[1]) },
      (_, index) => `S${String(Number(match[1]) + index).padStart(3, "0")}`,
    ),
  ),
];

const testFiles = (): readonly string[] =>
  execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx"], { encoding: "utf8" }).trim().split("\n");

const explained = [...readFileSync(PAGE, "utf8").matchAll(/^\| ([SFRCLPQ]\d+) \| /gm)].map((match) => match[1] ?? "");

const cited = new Set(testFiles().flatMap((path) => idsIn(readFileSync(path, "utf8"))));

test("every requirement that a test cites is explained once", () => {
  expect([...cited].filter((id) => !explained.includes(id))).toEqual([]);
  expect(explained.filter((id, index) => explained.indexOf(id) !== index)).toEqual([]);
});

test("every requirement that is explained is cited by a test", () => {
  expect(explained.filter((id) => !cited.has(id))).toEqual([]);
});
