import type { KeyFact } from "../../../model/review/review.ts";
import type { FactChange } from "./comparison.ts";

const textsOf = (facts: readonly KeyFact[], id: KeyFact["id"]): readonly string[] => [
  ...new Set(facts.find((fact) => fact.id === id)?.values.map(({ text }) => text.replaceAll(/\s+/g, " "))),
];

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text) => other.includes(text));

/** The key facts whose values differ between two versions, in the order of the current one. */
export const compareFacts = (before: readonly KeyFact[], after: readonly KeyFact[]): readonly FactChange[] =>
  [...new Set([...after, ...before].map(({ id }) => id))].flatMap((id) => {
    const change = { id, before: textsOf(before, id), after: textsOf(after, id) };
    return areEqual(change.before, change.after) ? [] : [change];
  });
