import type { Contract } from "../read-contract.ts";
import type { Hit } from "./hit.ts";
import { numberMismatches } from "./number-mismatch.ts";
import { placeholders } from "./placeholder.ts";

const CHECKS: readonly ((contract: Contract) => readonly Hit[])[] = [numberMismatches, placeholders];

/** What every check finds in a contract, in the order of the text. */
export const runChecks = (contract: Contract): readonly Hit[] =>
  CHECKS.flatMap((check) => check(contract)).toSorted((a, b) => a.start - b.start);
