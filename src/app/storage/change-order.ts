const DAY_MS = 86_400_000;

type Changed = { readonly changed: string };

/**
 * Sorts the most recently changed first.
 *
 * A time more than a day in the future comes from a wrong clock and sorts last, so that it never wins over good
 * records.
 */
export const byLastChange = (now: string) => {
  const latest = Date.parse(now) + DAY_MS;
  return (a: Changed, b: Changed): number => {
    const [one, other] = [Date.parse(a.changed), Date.parse(b.changed)];
    return Number(one > latest) - Number(other > latest) || other - one;
  };
};
