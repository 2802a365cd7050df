import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { reviewText } from "../../src/engine/review/report/review-text.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { reviewModels, reviewPlaybooks } from "../../scripts/cli/review-playbooks.ts";

// Openings of contracts, written before the phrases that recognize them: those of one kind, and those of others that
// could be mistaken for it.
type KindSamples = {
  readonly openings: readonly string[];
  readonly others: readonly { readonly kind: string; readonly text: string }[];
};

const FOLDER = new URL("../review/kinds/", import.meta.url);

const tools = reviewPlaybooks();
const model = reviewModels().clauses;
const law = { today: parseIsoDate("2026-11-24")!, topics: {} };

const kindOf = (text: string): string => reviewText({ text }, tools, law, model).kind.playbook;

describe("the review recognizes the kind of a contract from its opening (R12)", () => {
  for (const name of readdirSync(FOLDER)) {
    const kind = name.replace(".yaml", "");
    const { openings, others } = parse(readFileSync(new URL(name, FOLDER), "utf8")) as KindSamples;
    test(kind, () => {
      expect(openings.map(kindOf)).toEqual(openings.map(() => kind));
      expect(others.map(({ text }) => kindOf(text))).toEqual(others.map((one) => one.kind));
    });
  }
});
