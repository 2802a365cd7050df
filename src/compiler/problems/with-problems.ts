import type { Problem } from "../../model/problem.ts";
import { reportInto } from "./problem.ts";
import type { Report } from "./problem.ts";

/** A compiled value with the problems found. */
export type WithProblems<T> = { readonly value: T; readonly problems: readonly Problem[] };

/** Runs a compiler step and collects the problems it reports. */
export const collectProblems = <T>(make: (report: Report) => T): WithProblems<T> => {
  const problems: Problem[] = [];
  return { value: make(reportInto(problems)), problems };
};
