/** A named value and the names it is computed from. */
export type NamedDependency = { readonly name: string; readonly needs: readonly string[] };

/**
 * Indexes into the list in topological order: every entry comes after what it needs.
 *
 * Ties keep the order of the list. In a cycle, which the compiler rejects, the entry listed first comes first.
 */
export const topologicalOrder = (all: readonly NamedDependency[]): readonly number[] => {
  const indexes = new Map(all.map(({ name }, index) => [name, index]));
  const ordered: number[] = [];
  const visited = new Set<number>();
  const visit = (place: number): void => {
    if (visited.has(place)) return;
    visited.add(place);
    for (const name of all[place]!.needs) {
      const needed = indexes.get(name);
      if (needed !== undefined) visit(needed);
    }
    ordered.push(place);
  };
  for (const place of all.keys()) visit(place);
  return ordered;
};
