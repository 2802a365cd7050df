import type { InputProblem } from "../../model/problem.ts";

/**
 * Ends the reading of a file for a reason the visitor can act on.
 *
 * Readers throw it from any depth; `readFile` catches it and returns its problem.
 */
export class FileRejection extends Error {
  readonly problem: InputProblem;

  constructor(code: string, params?: InputProblem["params"]) {
    super(code);
    this.name = "FileRejection";
    this.problem = params ? { code, params } : { code };
  }
}
