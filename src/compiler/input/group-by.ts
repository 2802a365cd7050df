/** Groups list entries by a key; each group keeps the list's order. */
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
