import { compileFiles } from "./sample-catalog.ts";
import { runToolCase, prepareToolRun } from "../../src/compiler/verify/rules/run-tool-case.ts";
import type { ToolCaseResult } from "../../src/compiler/verify/rules/run-tool-case.ts";
import { gardenQuestions } from "./garden-questions.ts";

/**
 * Fictional law. California sets a fee and has tables, and its limit is from a secondary source; Oregon sets no fee
 * (secondary source); sources disagree on Washington; Utah's fee has ended, and a note says so; Nevada has no row.
 */
const law = `topic: garden_fee
title: Garden fees
keyed_on: start
official: https://example.org/courts
defaults: { source: "https://example.com/1", cite: Sample Code § 1, checked: 2026-11-20, review_by: 2027-11-20 }
columns:
  fee: { unit: USD, label: Fee of the garden }
  rows: { rows: { up_to: USD, fee: USD }, label: Fees by income }
  cap: { unit: USD, label: Highest fee }
  shares: { by: [one, two], unit: percent, label: Shares }
  limit: { unit: USD, label: Highest income }
  applies: { type: boolean, label: Whether the fee is due }
places:
  US-CA:
    status: confirmed
    from: 2020-01-01
    quote: a fee of ten dollars
    fee: 10
    rows: [{ up_to: 100, fee: 1 }]
    cap: { value: null }
    shares: { one: 5 }
    limit: { value: 5000, status: secondary }
    applies: true
  US-OR: { status: secondary, from: 2020-01-01, fee: { value: null }, limit: { value: 5000 }, applies: false }
  US-WA: { status: disputed, from: 2020-01-01, fee: 10 }
  US-UT: { status: confirmed, from: 2020-01-01, note: A new fee applies from 2026 on., fee: { value: 10, to: 2025-12-31, quote: a fee of ten dollars } }
`;

const places = `places:
  - { code: US-CA, kind: state, name: { en: California } }
  - { code: US-OR, kind: state, name: { en: Oregon } }
  - { code: US-WA, kind: state, name: { en: Washington } }
  - { code: US-NV, kind: state, name: { en: Nevada } }
  - { code: US-DC, kind: state, name: { en: District of Columbia }, says: { en: the District of Columbia } }
  - { code: US-UT, kind: state, name: { en: Utah } }
`;

const sources = `sources: [{ host: example.com, name: Example Code, kind: statute }]
`;

/** Parts of the calculator in YAML; each has a harmless default. */
export type GardenToolParts = {
  /** The entry for the topic: `{ needed: true }`. */
  readonly topic?: string;
  readonly refuse?: string;
  readonly compute?: string;
  readonly answer?: string;
  readonly rest?: string;
};

/** A fictional calculator for the fee of a garden. */
const gardenTool = ({ topic, refuse, compute, answer, rest }: GardenToolParts): string => `id: garden-fee
version: "1.0"
entry: { icon: house, primary: Garden Fee, secondary: Calculator }
slugs: [Garden-Fee-Calculator]
about: { makes: The fee., minutes: 2 }
keyed_on: start
law: { place: place, topics: { garden_fee: ${topic ?? "{}"} } }
${gardenQuestions}
      - { id: income, kind: money, unit: USD, label: Income }
${refuse ?? ""}
compute:
${compute ?? "  - { id: asked, label: Asked, unit: USD, is: income }"}
${answer ?? 'answer: [{ say: "Done." }]'}
${rest ?? ""}
`;

export type GardenAnswers = { readonly [field: string]: string | number };

/** Compiles the calculator with the fictional law and returns a function that runs it, by default in California with an income of 50. */
export const compileGardenFee = (tool: GardenToolParts): ((answers?: GardenAnswers) => ToolCaseResult) => {
  const compiled = compileFiles({
    "catalog/calculators/garden-fee.yaml": gardenTool(tool),
    "catalog/law/garden-fee.yaml": law,
    "catalog/law-sources.yaml": sources,
    "catalog/places.yaml": places,
  });
  const runnable = prepareToolRun(compiled.tools.get("garden-fee.en")!, compiled.law, compiled.settings.defaults);
  return (given = {}) => {
    const answers = { place: "US-CA", start: "2026-01-01", income: 50, ...given };
    return runToolCase(runnable, { source: {}, today: "2026-11-21", jurisdiction: null, levelOfDetail: 5, answers })!;
  };
};
