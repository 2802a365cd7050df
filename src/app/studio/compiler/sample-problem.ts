import type { Problem } from "../../../model/problem.ts";

/** A mistyped key, in the form the compiler reports it. */
export const sampleProblem: Problem = {
  severity: "error",
  code: "CW011",
  file: "a.yaml",
  line: 2,
  column: 3,
  length: 5,
  message: 'The key "lable" is not known here.',
  suggestion: 'Did you mean "label"?',
};
