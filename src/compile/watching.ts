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

// What tells that something is unused, unnamed or not asked: it may be in the very formula that could not be read.
const ABSENCES: ReadonlySet<ProblemCode> = new Set(["CW029", "CW030", "CW033", "CW035", "CW041", "CW046"]);

/** Passes on all but what may only follow from formulas that could not be read. */
export const withoutAbsences =
  (report: Report): Report =>
  (code, ...rest) => {
    if (!ABSENCES.has(code)) report(code, ...rest);
  };

// What tells that a name is not known: it may be defined in the part of the file that could not be read.
const UNKNOWN: ReadonlySet<ProblemCode> = new Set(["CW110", "CW111", "CW143", "CW144"]);

/** Passes on all but names that are not known and not nearly like one that is. */
export const withoutUnknown =
  (report: Report): Report =>
  (code, place, message, suggestion) => {
    if (suggestion || !UNKNOWN.has(code)) report(code, place, message, suggestion);
  };
