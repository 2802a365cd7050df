import type { CheckId } from "../../../model/review/playbook.ts";
import type { Contract } from "../text/parse-contract.ts";
import { conflicts } from "./conflict.ts";
import { brokenReferences, missingAnnexes } from "./cross-reference.ts";
import { datesOutOfOrder } from "./date-order.ts";
import type { CheckHit } from "./check-hit.ts";
import { differingAmounts } from "./differing-amount.ts";
import { differingPeriods } from "./differing-period.ts";
import { missingUnits } from "./missing-unit.ts";
import { numberMismatches } from "./number-mismatch.ts";
import { partyNames } from "./party-name.ts";
import { placeholders } from "./placeholder.ts";
import { riskyClauses } from "./risky-clause.ts";
import { straySigners } from "./stray-signer.ts";
import { swallowingExceptions } from "./swallowing-exception.ts";
import { undefinedTerms } from "./undefined-term.ts";

const CHECKS: readonly ((contract: Contract) => readonly CheckHit[])[] = [
  numberMismatches,
  missingUnits,
  differingAmounts,
  differingPeriods,
  placeholders,
  brokenReferences,
  missingAnnexes,
  undefinedTerms,
  partyNames,
  straySigners,
  conflicts,
  datesOutOfOrder,
  riskyClauses,
  swallowingExceptions,
];

/** The hits of all checks in a contract, in text order. */
export const runChecks = (contract: Contract): readonly CheckHit[] =>
  CHECKS.flatMap((check) => check(contract)).toSorted((a, b) => a.start - b.start);

// Checks whose hits depend only on the passage itself, not on later text.
const LOCAL_CHECKS: ReadonlySet<CheckId> = new Set<CheckId>([
  "number_mismatch",
  "missing_unit",
  "placeholder",
  "conflict",
  "date_order",
  "auto_renewal",
  "unlimited_liability",
  "unilateral_change",
]);

/** The hits in the first pages of a contract that later pages cannot change. */
export const runLocalChecks = (contract: Contract): readonly CheckHit[] =>
  runChecks(contract).filter(({ check }) => LOCAL_CHECKS.has(check));
