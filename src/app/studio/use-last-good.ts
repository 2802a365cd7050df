import { useState } from "react";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { Sketched } from "./messages.ts";

/** A sketch with something to show. */
export type Good = Sketched & { readonly definition: DocumentDefinition; readonly written: DocumentDefinition };

const isGood = (sketched: Sketched): sketched is Good =>
  sketched.definition !== null &&
  sketched.written !== null &&
  !sketched.problems.some((problem) => problem.severity === "error");

/** The newest sketch of a document without errors: while somebody types, the page shows that one. */
export const useLastGood = (sketched: Sketched | null, page: string): Good | null => {
  const [last, setLast] = useState<Good | null>(null);
  if (sketched && isGood(sketched) && last !== sketched) {
    setLast(sketched);
    return sketched.page === page ? sketched : null;
  }
  return last?.page === page ? last : null;
};
