import { didYouMean } from "../../problems/problem.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { DocumentCheck } from "../check-inputs.ts";

/** Checks that what other pages pass on answers questions of this one. */
export const checkReceives: DocumentCheck = ({ input, questions, report }) => {
  for (const field of Object.keys(input.receives ?? {})) {
    if (questions.has(field)) continue;
    const remedy = didYouMean(field, [...questions.keys()]);
    report("CW021", rangeOf(input.receives ?? {}, field), `The document has no question "${field}".`, remedy);
  }
};
