import { columnsOf, rowsOf } from "../kinds/law.ts";
import type { LawFileInput, LawRow } from "../kinds/law.ts";
import type { Report } from "../problem.ts";
import { placeInRow } from "./law-values.ts";

type Use = { readonly topic: string; readonly one: LawRow; readonly from: string };

// A yes, a no and "none" say too little for two of them to be the same rule.
const isTelling = (value: unknown): boolean => value !== null && value !== undefined && typeof value !== "boolean";

const usesIn = (input: LawFileInput): readonly (readonly [rule: string, use: Use])[] =>
  Object.entries(input.places ?? {}).flatMap(([code, place]) =>
    columnsOf(place).flatMap((column) =>
      rowsOf(place, column, input.defaults).flatMap((one) => {
        const { cite, value, from } = one.row;
        if (cite === undefined || from === undefined || !isTelling(value)) return [];
        return [[JSON.stringify([code, cite, value]), { topic: input.topic ?? "", one, from }] as const];
      }),
    ),
  );

/** One rule has one day from which it is in force, in whichever topics it is recorded. */
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
      const message = `${other.one.row.cite ?? ""} is in force from ${other.from} here and from ${one.from} in ${one.topic}.`;
      report("CW224", placeInRow(other.one, "from"), message, "Give one rule one day.");
    }
  }
};
