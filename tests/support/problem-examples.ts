import { expect, test } from "vitest";
import type { Problem } from "../../src/model/problem.ts";
import { BASE_PATH, baseDocument, compileFiles } from "./sample-catalog.ts";

/** A replacement of one passage of the sample document. */
export type Change = readonly [from: string, to: string];

/** A mistake and its remedy: the problem code, its location (the first match in the changed file), and the suggestion. */
export type ProblemExample = {
  readonly what: string;
  readonly code: string;
  readonly wrong: readonly Change[];
  /** The text whose first match is where the problem points. */
  readonly at: string;
  readonly advice?: RegExp;
  readonly right: readonly Change[];
  /** No other problem is reported: consequences stay silent until the cause is fixed. */
  readonly alone?: true;
};

// The question about pets, as the sample document has it.
const petsQuestion = "{ id: pets, kind: yes_no, label: Are there pets? }";

/** Inserts a clause before the last one. */
export const insertClause = (text: string): Change => ["    - id: length\n", `${text}    - id: length\n`];

/** Inserts a question after the one about pets. */
export const insertField = (text: string): Change => [`      - ${petsQuestion}\n`, `      - ${petsQuestion}\n${text}`];

/** Inserts schedules before the signatures. */
export const insertSchedules = (lines: string): Change => ["  signatures: {", `  schedules:\n${lines}  signatures: {`];

/** Inserts a question for another party. */
export const insertGuest: Change = [
  "- { id: helpers, kind: parties",
  "- { id: guest, kind: party, label: Who is the guest? }\n      - { id: helpers, kind: parties",
];

/** A clause with a title and an explanation; `lines` are its other keys. */
export const extraClause = (lines: string): string =>
  `    - id: extra\n      title: Extra\n      plain: The owner adds these words here.\n${lines}`;

const withChanges = (changes: readonly Change[]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text, "words of the base document").toContain(from);
    return text.replace(from, () => to);
  }, baseDocument);

const lineAndColumn = (text: string, words: string): string => {
  const offset = text.indexOf(words);
  expect(offset, `the words ${words}`).toBeGreaterThanOrEqual(0);
  const before = text.slice(0, offset).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
};

const place = ({ line, column }: Problem): string => `${line}:${column}`;

/** Tests that each mistake is reported where it is, with its advice, and that the correct form is not reported. */
export const testProblemExamples = (examples: readonly ProblemExample[]): void => {
  test.each(examples)("$what is reported as $code at its location", ({ code, wrong, at, advice, alone }) => {
    const text = withChanges(wrong);
    const { problems } = compileFiles({ [BASE_PATH]: text });
    const found = problems.filter((problem) => problem.code === code);
    expect(found.map(place)).toContain(lineAndColumn(text, at));
    if (alone) expect(problems).toHaveLength(1);
    if (advice) expect(found.map(({ suggestion }) => suggestion ?? "").join(" ")).toMatch(advice);
  });

  test.each(examples)("$what: the correct form is not reported as $code", ({ code, right }) => {
    const found = compileFiles({ [BASE_PATH]: withChanges(right) }).problems;
    expect(found.filter((problem) => problem.code === code)).toEqual([]);
  });
};
