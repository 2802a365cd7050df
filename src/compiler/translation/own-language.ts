import type { SourceOfKnownKind } from "../sources/read-source.ts";
import type { DocumentPlan } from "../../model/document-plan.ts";
import type { Report } from "../problems/problem.ts";

/** The name of a language in that language: "español", "deutsch", "中文". */
const ownName = (language: string): string => {
  const [base = language] = language.split("-");
  return (new Intl.DisplayNames([base], { type: "language" }).of(base) ?? base).toLowerCase();
};

/**
 * Checks that a document offered in several languages says which text controls if it is signed in two of them.
 *
 * Such a sentence names its own language, and that is what the check looks for.
 */
export const checkOwnLanguage = (
  document: DocumentPlan,
  { file, catalogPath }: SourceOfKnownKind,
  report: Report,
): void => {
  const name = ownName(catalogPath.language);
  if (JSON.stringify(document).toLowerCase().includes(name)) return;
  const message = `The document does not say which text decides, because nowhere does it name its language, "${name}".`;
  report("CW050", { file, from: 0, to: 1 }, message, "Add `{ use: one-language }` to the clauses of the source.");
};
