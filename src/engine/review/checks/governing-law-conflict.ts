import type { Contract } from "../text/parse-contract.ts";
import { governingLaws } from "../text/governing-laws.ts";
import type { CheckHit } from "./check-hit.ts";

/** Two conflicting governing-law clauses. */
export const governingLawConflicts = (contract: Contract): readonly CheckHit[] => {
  const [first, ...rest] = governingLaws(contract);
  if (!first) return [];
  return rest
    .filter(({ jurisdiction }) => jurisdiction !== first.jurisdiction)
    .slice(0, 1)
    .map(({ jurisdiction, start, end }) => ({
      check: "conflict",
      start,
      end,
      found: jurisdiction,
      other: first.jurisdiction,
      also: [{ start: first.start, end: first.end }],
    }));
};
