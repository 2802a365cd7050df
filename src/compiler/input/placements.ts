/** A place with a condition. */
export type Conditional = { readonly when?: unknown };

const placements = new WeakMap<object, readonly Conditional[]>();

/** The uses that place a part of a block; their conditions apply in addition to its own. */
export const placementsOf = (part: object): readonly Conditional[] => placements.get(part) ?? [];

/** Adds uses that place a part of a block. */
export const addPlacements = (part: object, sites: readonly Conditional[]): void => {
  if (sites.length > 0) placements.set(part, [...placementsOf(part), ...sites]);
};
