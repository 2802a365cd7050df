import type { Problem } from "../model/problem.ts";
import { reportInto } from "./problem.ts";
import type { Report } from "./problem.ts";

/** What was compiled, and what was wrong with it. */
export type Made<T> = { readonly value: T; readonly problems: readonly Problem[] };

/** Runs a step of the compiler and keeps what it reports. */
export const made = <T>(make: (report: Report) => T): Made<T> => {
  const problems: Problem[] = [];
  return { value: make(reportInto(problems)), problems };
};
