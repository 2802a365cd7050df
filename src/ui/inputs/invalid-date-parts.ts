import type { InputProblem } from "../../model/problem.ts";
import type { DateParts } from "../../values/parsing/parse-date.ts";

type Part = keyof DateParts;

const ALL: readonly Part[] = ["year", "month", "day"];

const BY_CODE: { readonly [code: string]: readonly Part[] } = {
  no_such_day: ["day"],
  no_such_month: ["month"],
  outside_era: ["year"],
  short_year: ["year"],
};

/**
 * The boxes of a date that a problem is about: the empty or unreadable ones, or all if only the combination is wrong.
 */
export const invalidDateParts = (problem: InputProblem | null): readonly Part[] => {
  if (!problem) return [];
  const named = problem.params?.["missing"] ?? problem.params?.["unread"];
  if (named === undefined) return BY_CODE[problem.code] ?? ALL;
  const names = String(named).split(",");
  return ALL.filter((part) => names.includes(part));
};
