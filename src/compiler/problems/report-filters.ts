import { problemCodes } from "./problem-codes.ts";
import type { ProblemCode } from "./problem-codes.ts";
import type { Report } from "./problem.ts";

/** A report that records what was reported. */
export type RecordingReport = {
  readonly report: Report;
  readonly hasErrors: () => boolean;
  readonly has: (code: ProblemCode) => boolean;
};

/** Forwards problems to a report and records them. */
export const recordReports = (report: Report): RecordingReport => {
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

// Problems about missing, unused, unnamed or unasked items: the use may be in a formula or under a key that could not be read.
const ABSENCES: ReadonlySet<ProblemCode> = new Set([
  "CW014",
  "CW018",
  "CW019",
  "CW029",
  "CW030",
  "CW033",
  "CW035",
  "CW040",
  "CW041",
  "CW046",
  "CW048",
]);

/** Forwards all problems except those that may only follow from other errors. */
export const withoutFollowUpProblems =
  (report: Report): Report =>
  (code, ...rest) => {
    if (!ABSENCES.has(code)) report(code, ...rest);
  };

// Problems about unknown names: the definition may be in a part of the file that could not be parsed.
const UNKNOWN_NAMES: ReadonlySet<ProblemCode> = new Set(["CW110", "CW111", "CW143", "CW144"]);

/** Forwards all problems except unknown names that resemble no known one. */
export const withoutUnknownNames =
  (report: Report): Report =>
  (code, range, message, suggestion) => {
    if (suggestion || !UNKNOWN_NAMES.has(code)) report(code, range, message, suggestion);
  };
