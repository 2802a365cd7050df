import type { Contract } from "../text/parse-contract.ts";
import { governingLaws } from "../text/governing-laws.ts";
import type { CheckHit } from "./check-hit.ts";

/** Two conflicting governing-law clauses. */
export const conflicts = (contract: Contract): readonly CheckHit[] => {
  const [first, ...rest] = governingLaws(contract);
  if (!first) return [];
  return rest
    .filter(({ place }) => place !== first.place)
    .slice(0, 1)
    .map(({ place, start, end }) => ({
      check: "conflict",
      start,
      end,
      found: place,
      other: first.place,
      also: [{ start: first.start, end: first.end }],
    }));
};
