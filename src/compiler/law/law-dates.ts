import { columnsOf, rowsOf } from "./compile-law-topic.ts";
import type { LawFileInput, LawRow } from "./compile-law-topic.ts";
import type { Report } from "../problems/problem.ts";
import { rangeInRow } from "./law-values.ts";

type Use = { readonly topic: string; readonly entry: LawRow; readonly from: string };

// Booleans, null and "none" are too generic to identify the same rule in two topics.
const isDistinctive = (value: unknown): boolean => value !== null && value !== undefined && typeof value !== "boolean";

const usesIn = (input: LawFileInput): readonly (readonly [rule: string, use: Use])[] =>
  Object.entries(input.places ?? {}).flatMap(([code, jurisdiction]) =>
    columnsOf(jurisdiction).flatMap((column) =>
      rowsOf(jurisdiction, column, input.defaults).flatMap((entry) => {
        const { cite, value, from } = entry.row;
        if (cite === undefined || from === undefined || !isDistinctive(value)) return [];
        return [[JSON.stringify([code, cite, value]), { topic: input.topic ?? "", entry, from }] as const];
      }),
    ),
  );

/** Reports a rule recorded in several topics with different effective dates. */
export const checkSameDates = (inputs: readonly LawFileInput[], report: Report): void => {
  const first = new Map<string, Map<string, Use>>();
  for (const [rule, use] of inputs.flatMap(usesIn)) {
    const topics = first.get(rule) ?? new Map<string, Use>();
    const known = topics.get(use.topic);
    if (!known || use.from < known.from) topics.set(use.topic, use);
    first.set(rule, topics);
  }
  for (const topics of first.values()) {
    const [one, ...others] = [...topics.values()];
    for (const other of others) {
      if (!one || other.from === one.from) continue;
      const message = `${other.entry.row.cite ?? ""} is in force from ${other.from} here and from ${one.from} in ${one.topic}.`;
      report("CW224", rangeInRow(other.entry, "from"), message, "Give one rule one day.");
    }
  }
};
