import { checkAbsent } from "./absent.ts";
import type { Checked, DocumentCheck } from "./check.ts";
import { checkCircles } from "./circles.ts";
import { checkClauses } from "./clauses.ts";
import { checkFormalities } from "./formalities.ts";
import { checkGenerated } from "./generated.ts";
import { checkLawByHand } from "./law-by-hand.ts";
import { checkLawNumbers } from "./law-numbers.ts";
import { checkNames } from "./names.ts";
import { checkOptions } from "./options.ts";
import { checkPlaceFirst } from "./place-first.ts";
import { checkReach } from "./reach.ts";
import { checkRecitals } from "./recitals.ts";
import { checkReferences } from "./references.ts";
import { checkSigners } from "./signers.ts";
import { checkSteps } from "./steps.ts";
import { checkTerms } from "./terms.ts";
import { checkUnknownLaw } from "./unknown-law.ts";
import { checkUnused } from "./unused.ts";
import { writtenOut } from "../written-out.ts";
import { checkWording } from "../wording/check-wording.ts";

const all: readonly DocumentCheck[] = [
  checkNames,
  checkOptions,
  checkSteps,
  checkReach,
  checkAbsent,
  checkReferences,
  checkUnused,
  checkClauses,
  checkTerms,
  checkSigners,
  checkFormalities,
  checkLawNumbers,
  checkLawByHand,
  checkPlaceFirst,
  checkGenerated,
  checkRecitals,
];

/** Runs every check on the meaning of a document. */
export const checkDocument = (checked: Checked): void => {
  const whole = writtenOut(checked);
  for (const check of all) check(whole);
  checkCircles(checked);
  checkUnknownLaw(checked, "falls_through");
  checkWording(checked.unit.prose, checked.unit.language, checked.report);
};
