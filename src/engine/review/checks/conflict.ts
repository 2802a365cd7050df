import type { Contract } from "../read-contract.ts";
import { placesOfLaw } from "../places-of-law.ts";
import type { Hit } from "./hit.ts";

/** Two laws that are both said to govern. */
export const conflicts = (contract: Contract): readonly Hit[] => {
  const [first, ...rest] = placesOfLaw(contract);
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
