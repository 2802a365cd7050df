import type { CheckId } from "../../../model/playbook.ts";
import type { Contract } from "../read-contract.ts";
import { conflicts } from "./conflict.ts";
import { brokenReferences, missingAnnexes } from "./cross-reference.ts";
import { datesOutOfOrder } from "./date-order.ts";
import type { Hit } from "./hit.ts";
import { numberMismatches } from "./number-mismatch.ts";
import { partyNames } from "./party-name.ts";
import { placeholders } from "./placeholder.ts";
import { riskyClauses } from "./risky-clause.ts";
import { undefinedTerms } from "./undefined-term.ts";

const CHECKS: readonly ((contract: Contract) => readonly Hit[])[] = [
  numberMismatches,
  placeholders,
  brokenReferences,
  missingAnnexes,
  undefinedTerms,
  partyNames,
  conflicts,
  datesOutOfOrder,
  riskyClauses,
];

/** What every check finds in a contract, in the order of the text. */
export const runChecks = (contract: Contract): readonly Hit[] =>
  CHECKS.flatMap((check) => check(contract)).toSorted((a, b) => a.start - b.start);

// What one place in the text proves by itself, whatever comes after it.
const HOLDS_IN_PART: ReadonlySet<CheckId> = new Set<CheckId>([
  "number_mismatch",
  "placeholder",
  "conflict",
  "date_order",
  "auto_renewal",
  "unlimited_liability",
  "unilateral_change",
]);

/** What checks find in the first pages of a contract, as far as the others cannot change it. */
export const runPartChecks = (contract: Contract): readonly Hit[] =>
  runChecks(contract).filter(({ check }) => HOLDS_IN_PART.has(check));
