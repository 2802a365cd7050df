import { problemCodes } from "./problem-codes.ts";
import type { ProblemCode } from "./problem-codes.ts";
import type { Report } from "./problem.ts";

/** A report that also remembers what was reported. */
export type Watch = {
  readonly report: Report;
  readonly hasErrors: () => boolean;
  readonly has: (code: ProblemCode) => boolean;
};

/** Passes a report on and watches it. */
export const watching = (report: Report): Watch => {
  const seen = new Set<ProblemCode>();
  return {
    report: (code, ...rest) => {
      seen.add(code);
      report(code, ...rest);
    },
    hasErrors: () => [...seen].some((code) => problemCodes[code].severity === "error"),
    has: (code) => seen.has(code),
  };
};
