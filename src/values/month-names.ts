const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

/** Number of an English month name or of its first three letters or more, null for any other word. Example: "Sept" is 9 */
export const monthNamed = (word: string): number | null => {
  const small = word.toLowerCase();
  if (small.length < 3) return null;
  const index = MONTHS.findIndex((month) => month.startsWith(small));
  return index < 0 ? null : index + 1;
};
