/** Returns a copy without undefined properties. */
export const omitUndefined = <T extends object>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } => {
  const kept: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) kept[key] = value as Exclude<T[typeof key], undefined>;
  }
  return kept;
};
