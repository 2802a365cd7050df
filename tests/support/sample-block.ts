import { BASE_PATH, baseDocument, compileFiles } from "./sample-catalog.ts";
import type { CompiledCatalog } from "../../src/compiler/catalog/catalog.ts";

/** The path of the sample block. */
export const FEES_PATH = "catalog/blocks/fees/block.yaml";

/** A block with parameters, questions, figures, a check, clauses and cases. */
export const fees = `id: fees
title: What is paid?
parameters:
  payer: role
  variant: { kind: choice, options: [hourly, fixed] }
  deposit: flag
  from_day: date
terms: [Agreement]
questions:
  - { id: amount, kind: money, label: How much is paid?, formerly: [price] }
  - { id: hours, kind: number, label: How many hours?, when: variant = "hourly", min: 1 }
  - { id: advance, kind: money, label: How much is paid in advance?, when: deposit }
  - { id: note, kind: text, label: Is there a note?, optional: true }
compute:
  - { id: total, label: Total, unit: USD, is: 'if variant = "hourly" then amount * hours else amount' }
checks:
  - { id: high, when: total > 1000, at: amount, say: That is a lot. }
clauses:
  - id: fees
    title: Fees
    plain: One side pays the other a fee.
    variants:
      - when: variant = "hourly"
        text: "Under this Agreement the {{ payer }} {{ payer: pays / pay }} {{ amount | money }} an hour from {{ from_day | long date }}."
      - text: "Under this Agreement the {{ payer }} {{ payer: pays / pay }} {{ amount | money }} from {{ from_day | long date }}."
    clauses:
      - { id: total, when: variant = "hourly", plain: The hours add up to the whole fee., text: "{{ Ref fees }} makes {{ total | money }} in all." }
      - { id: advance, when: deposit, plain: A part is paid in advance., text: "{{ advance | money }} of it is paid in advance." }
      - { id: note, when: is answered(note), plain: One side adds a short note., text: "Note: {{ note }}." }
cases:
  - { name: hourly, today: 2026-11-20, as: hourly, answers: { from_day: 2026-12-01, amount: 10, hours: 3, note: cash }, expect: { has: ["$10.00 an hour", "$30.00 in all", "Note: cash"], values: { total: 30 }, numbers: { fees: "1" } } }
  - { name: fixed, today: 2026-11-20, as: fixed, with: { deposit: true }, answers: { from_day: 2026-12-01, amount: 2000, advance: 5, note: cash }, expect: { has: [the Payer pays, "$5.00 of it"], warnings: [high] } }
`;

/** Words of a text and what replaces each. */
export type Changes = readonly (readonly [from: string, to: string])[];

/** A text with these changes. Throws: if it does not contain the words. */
export const change = (text: string, changes: Changes): string =>
  changes.reduce((source, [from, to]) => {
    if (!source.includes(from)) throw new Error(`unknown words: ${from}`);
    return source.replace(from, () => to);
  }, text);

/** The step in which the sample document asks the questions of the block. */
export const STEP = "  - { use: fees, as: hourly, with: { payer: helper, from_day: start } }\n";

/** The changes that make the sample document use the block. */
export const usesFees: Changes = [
  ["checks:\n", `${STEP}checks:\n`],
  ["  signatures:", "    - { use: fees }\n  signatures:"],
  ["pets: true\n", "pets: true\n      fees_amount: 20\n      fees_hours: 4\n"],
];

/** Compiles the sample document with these changes, beside the block. */
export const compileWith = (changes: Changes, blocks: { readonly [path: string]: string } = {}): CompiledCatalog =>
  compileFiles({ [BASE_PATH]: change(baseDocument, changes), [FEES_PATH]: fees, ...blocks });

/** Each problem on one line, with its place. */
export const problemsOf = ({ problems }: CompiledCatalog): readonly string[] =>
  problems.map(({ code, file, line, message, suggestion }) => {
    const name = file.replace("catalog/", "").replace("documents/", "");
    return `${code} ${name}:${line} ${message}${suggestion ? ` ${suggestion}` : ""}`;
  });

/** The compiled document as text. */
export const textOf = (compiled: CompiledCatalog): string =>
  JSON.stringify(compiled.definitions.get("sample.en")?.document);

/** The number of the first line with these words, from 1. */
export const lineOf = (text: string, words: string): number =>
  text.split("\n").findIndex((line) => line.includes(words)) + 1;

/** The line of the sample document that uses the block in its steps. */
export const line = lineOf(change(baseDocument, usesFees), "use: fees, as");

/** The line of the sample document that uses the block in its clauses. */
export const clause = lineOf(change(baseDocument, usesFees), "{ use: fees }");
