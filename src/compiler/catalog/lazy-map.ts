const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};

/** A map whose values are made when they are first asked for. */
export const lazyMap = <Key, Value>(makers: readonly (readonly [Key, () => Value])[]): ReadonlyMap<Key, Value> => {
  const known = new Map(makers.map(([key, make]) => [key, once(make)]));
  const whole = once(() => new Map([...known].map(([key, value]) => [key, value()])));
  return {
    size: known.size,
    has: (key) => known.has(key),
    get: (key) => known.get(key)?.(),
    keys: () => known.keys(),
    values: () => whole().values(),
    entries: () => whole().entries(),
    forEach: (each) => whole().forEach(each),
    [Symbol.iterator]: () => whole().entries(),
  };
};
