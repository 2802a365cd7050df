import type { PlacedSource } from "../catalog-sources.ts";
import type { DocumentPlan } from "../../model/document-plan.ts";
import type { Report } from "../problem.ts";

/** What a language calls itself: "español", "deutsch", "中文". */
const ownName = (language: string): string => {
  const [base = language] = language.split("-");
  return (new Intl.DisplayNames([base], { type: "language" }).of(base) ?? base).toLowerCase();
};

/**
 * A document that is offered in several languages says which text decides when it was signed in two of them.
 *
 * A sentence to that effect names the language it is written in, and this is what is looked for.
 */
export const checkOwnLanguage = (document: DocumentPlan, { file, where }: PlacedSource, report: Report): void => {
  const name = ownName(where.language);
  if (JSON.stringify(document).toLowerCase().includes(name)) return;
  const message = `The document does not say which text decides, because nowhere does it name its language, "${name}".`;
  report("CW050", { file, from: 0, to: 1 }, message, "Add `{ use: one-language }` to the clauses of the source.");
};
