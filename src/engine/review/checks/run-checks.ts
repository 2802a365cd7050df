import type { Contract } from "../text/parse-contract.ts";
import { governingLawConflicts } from "./governing-law-conflict.ts";
import { brokenReferences, missingAnnexes } from "./cross-reference.ts";
import { datesOutOfOrder } from "./date-order.ts";
import type { CheckHit } from "./check-hit.ts";
import { differingAmounts } from "./differing-amount.ts";
import { differingPeriods } from "./differing-period.ts";
import { missingUnits } from "./missing-unit.ts";
import { numberMismatches } from "./number-mismatch.ts";
import { partyNames } from "./party-name.ts";
import { placeholders } from "./placeholder.ts";
import { oneSidedIndemnity, riskyClauses } from "./risky-clause.ts";
import { nonPartySignatories } from "./non-party-signatory.ts";
import { illusoryPromises } from "./illusory-promise.ts";
import { undefinedTerms } from "./undefined-term.ts";

/** `isLocal`: its hits depend only on the passage itself, so that later text cannot change them. */
type Check = {
  readonly check: (contract: Contract, terms?: Float32Array) => readonly CheckHit[];
  readonly isLocal: boolean;
};

const CHECKS: readonly Check[] = [
  { check: numberMismatches, isLocal: true },
  { check: missingUnits, isLocal: true },
  { check: differingAmounts, isLocal: false },
  { check: differingPeriods, isLocal: false },
  { check: placeholders, isLocal: true },
  { check: brokenReferences, isLocal: false },
  { check: missingAnnexes, isLocal: false },
  { check: undefinedTerms, isLocal: false },
  { check: partyNames, isLocal: false },
  { check: nonPartySignatories, isLocal: false },
  { check: governingLawConflicts, isLocal: true },
  { check: datesOutOfOrder, isLocal: true },
  { check: riskyClauses, isLocal: true },
  { check: oneSidedIndemnity, isLocal: false },
  { check: illusoryPromises, isLocal: false },
];

const hitsOf = (checks: readonly Check[], contract: Contract, terms?: Float32Array): readonly CheckHit[] =>
  checks.flatMap(({ check }) => check(contract, terms)).toSorted((a, b) => a.start - b.start);

/** The hits of all checks in a contract, in text order. `terms`: other weights for undefined terms than those shipped. */
export const runChecks = (contract: Contract, terms?: Float32Array): readonly CheckHit[] =>
  hitsOf(CHECKS, contract, terms);

const LOCAL_CHECKS = CHECKS.filter(({ isLocal }) => isLocal);

/** The hits in the first pages of a contract that later pages cannot change. */
export const runLocalChecks = (contract: Contract): readonly CheckHit[] => hitsOf(LOCAL_CHECKS, contract);
