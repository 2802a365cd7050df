/** Entries of a list by a key, each group in the order of the list. */
export const groupBy = <T>(list: readonly T[], keyOf: (entry: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const entry of list) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
};
