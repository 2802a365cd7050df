import { checkUnaskedAnswers } from "../verify/reachability/unasked-answers.ts";
import type { CheckedDocument, DocumentCheck } from "../verify/check-inputs.ts";
import { checkCycles } from "../verify/reachability/check-cycles.ts";
import { checkClauses } from "../verify/structure/check-clauses.ts";
import { checkFormalities } from "../verify/signing/check-formalities.ts";
import { checkGenerated } from "../verify/structure/check-generated.ts";
import { checkManualLawStatus } from "../verify/law/manual-law-status.ts";
import { checkLawNumbers } from "../verify/law/law-numbers.ts";
import { checkNames } from "../verify/structure/check-names.ts";
import { checkOptions } from "../verify/structure/check-options.ts";
import { checkJurisdictionFirst } from "../verify/structure/jurisdiction-first.ts";
import { checkReachable } from "../verify/reachability/check-reachable.ts";
import { checkReceives } from "../verify/structure/check-receives.ts";
import { checkRecitals } from "../verify/structure/check-recitals.ts";
import { checkReferences } from "../verify/reachability/check-references.ts";
import { checkSigners } from "../verify/signing/check-signers.ts";
import { checkSteps } from "../verify/structure/check-steps.ts";
import { checkTerms } from "../verify/terms/check-terms.ts";
import { checkUnknownLaw } from "../verify/law/unknown-law.ts";
import { checkUnused } from "../verify/structure/unused-questions.ts";
import { inlineFigures } from "../verify/inline-figures.ts";
import { checkWording } from "../verify/wording/check-wording.ts";

const documentChecks: readonly DocumentCheck[] = [
  checkNames,
  checkOptions,
  checkSteps,
  checkReachable,
  checkUnaskedAnswers,
  checkReferences,
  checkUnused,
  checkClauses,
  checkTerms,
  checkSigners,
  checkFormalities,
  checkLawNumbers,
  checkManualLawStatus,
  checkJurisdictionFirst,
  checkGenerated,
  checkRecitals,
  checkReceives,
];

/** Runs every semantic check of a document. */
export const checkDocument = (checked: CheckedDocument): void => {
  const expanded = inlineFigures(checked);
  for (const check of documentChecks) check(expanded);
  checkCycles(checked);
  checkUnknownLaw(checked, "falls_through");
  checkWording(checked.context.prose, checked.context.language, checked.report);
};
