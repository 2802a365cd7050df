import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { reviewText } from "../../src/engine/review/report/review-text.ts";
import { checkFigures } from "../../src/engine/review/model/check-figures.ts";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import { newPlaybook } from "../../src/compiler/templates/new-playbook.ts";
import type { Playbook } from "../../src/model/review/playbook.ts";
import type { PlaybookInput } from "../../src/compiler/playbook/compile-playbook.ts";
import { parse } from "yaml";
import { readCatalog } from "../../scripts/build/catalog/read-catalog.ts";
import { reviewLaw, reviewModels, reviewPlaybooks } from "../../scripts/cli/review-playbooks.ts";
import { parseIsoDate } from "../../src/values/date.ts";

const model = reviewModels().clauses;
const tools = reviewPlaybooks();
const law = reviewLaw(parseIsoDate("2026-11-24")!);

const shipped = readCatalog(process.cwd());

/** The sample playbooks and review pages on the documentation page for authors. */
const samples = [...readFileSync("docs/playbooks.md", "utf8").matchAll(/```yaml (catalog\/\S+)\n([\s\S]*?)```/g)].map(
  ([, path = "", text = ""]) => ({ path, text }),
);
const begun = newPlaybook("Gym Contract");
samples.push({ path: `catalog/playbooks/${begun.id}.yaml`, text: begun.text });
const compiledSamples = createCatalog();
for (const { path, text } of [...shipped.filter(({ path }) => path.startsWith("catalog/blocks/")), ...samples])
  compiledSamples.set(path, text);
const ofSamples = compiledSamples.compile();
const playbooks = [...tools.playbooks, ...ofSamples.playbooks.values()];

const files = [...shipped, ...samples].filter(({ path }) => path.startsWith("catalog/playbooks/"));

/** Whether a review of an excerpt for a single playbook item finds the item. */
const isFound = (playbook: string, item: string, text: string): boolean => {
  const only = (one: Playbook): Playbook => ({
    ...one,
    items: one.id === playbook ? one.items.filter(({ id }) => id === item) : [],
    checks: [],
  });
  const alone = { ...tools, general: only(tools.general), playbooks: playbooks.map(only) };
  const { findings, met, unchecked } = reviewText({ text, playbook }, alone, law, model);
  return findings.length + met.length + unchecked.length > 0;
};

describe("every item of every playbook matches its own excerpts and no others (R12)", () => {
  for (const { path, text } of files) {
    const playbook = parse(text) as PlaybookInput;
    test(path, () => {
      const wrong: string[] = [];
      for (const item of playbook.items ?? [])
        for (const { excerpt = "", found } of item.cases ?? [])
          if (isFound(playbook.id ?? "", item.id ?? "", excerpt) !== found) wrong.push(`${item.id ?? ""}: ${excerpt}`);
      expect(wrong).toEqual([]);
    });
    test(`${path}: every must and every risk has a case`, () => {
      const bare = (playbook.items ?? []).filter(
        ({ sort, cases }) => sort !== "fact" && !cases?.some(({ found }) => found),
      );
      expect(bare.map(({ id }) => id)).toEqual([]);
    });
    test(`${path}: every point of high severity has a mild and a firm text to ask for`, () => {
      const isAnswered = ({ wording, strike }: { wording?: string; strike?: boolean } = {}): boolean =>
        wording !== undefined || strike === true;
      const silent = (playbook.items ?? []).filter(({ sort, severity, requests = {} }) => {
        const tones = Object.values(requests).flatMap(({ mild, firm }) => [mild, firm]);
        return sort !== "fact" && severity === "high" && (tones.length === 0 || !tones.every(isAnswered));
      });
      expect(silent.map(({ id }) => id)).toEqual([]);
    });
  }
});

test("the samples of the page for authors pass the check", () => {
  expect(samples.length).toBeGreaterThan(0);
  expect(ofSamples.problems.filter(({ file }) => samples.some(({ path }) => path === file))).toEqual([]);
});

test("every side of every playbook has words", () => {
  const known = new Set([tools.general, ...tools.playbooks].map(({ id }) => id));
  for (const { sides } of tools.playbooks) for (const { words } of sides) expect(words.length).toBeGreaterThan(0);
  expect(known.size).toBe(tools.playbooks.length + 1);
});

test("a check that reports something in more than one of five contracts is off, and every check has been tested", () => {
  const loud = tools.general.checks.filter(({ id, on }) => on && (checkFigures[id]?.speaks ?? Infinity) > 20);
  expect(loud.map(({ id }) => id)).toEqual([]);
});
