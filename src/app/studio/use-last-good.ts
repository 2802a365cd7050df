import { useState } from "react";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { FromCompiler } from "./messages.ts";

/** An answer of the compiler with something to show. */
export type Good = FromCompiler & { readonly definition: DocumentDefinition; readonly written: DocumentDefinition };

const isGood = (answer: FromCompiler): answer is Good =>
  answer.definition !== null &&
  answer.written !== null &&
  !answer.problems.some((problem) => problem.severity === "error");

/** The newest answer without errors for a document: while somebody types, the page shows that one. */
export const useLastGood = (answer: FromCompiler | null, page: string): Good | null => {
  const [last, setLast] = useState<{ readonly page: string; readonly good: Good } | null>(null);
  if (answer && isGood(answer) && last?.good !== answer) {
    setLast({ page, good: answer });
    return answer;
  }
  return last?.page === page ? last.good : null;
};
