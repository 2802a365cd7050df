const DAY_MS = 86_400_000;

/**
 * Puts the last changed first.
 *
 * A time more than a day ahead was written by a wrong clock: it comes last, so that it never wins over good records.
 */
export const byLastChange = (now: string) => {
  const latest = new Date(Date.parse(now) + DAY_MS).toISOString();
  const rank = ({ changed }: { readonly changed: string }): string => (changed > latest ? "" : changed);
  return (a: { readonly changed: string }, b: { readonly changed: string }): number => rank(b).localeCompare(rank(a));
};
