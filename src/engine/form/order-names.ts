/** Something that is worked out under a name, from other names. */
export type Named = { readonly name: string; readonly needs: readonly string[] };

/**
 * Places in the list, so ordered that everything comes after what it needs.
 *
 * Ties keep the order of the list. In a circle (the compiler refuses them) the member listed first goes first.
 */
export const orderNames = (all: readonly Named[]): readonly number[] => {
  const places = new Map(all.map(({ name }, place) => [name, place]));
  const ordered: number[] = [];
  const seen = new Set<number>();
  const visit = (place: number): void => {
    if (seen.has(place)) return;
    seen.add(place);
    for (const name of all[place]!.needs) {
      const needed = places.get(name);
      if (needed !== undefined) visit(needed);
    }
    ordered.push(place);
  };
  for (const place of all.keys()) visit(place);
  return ordered;
};
