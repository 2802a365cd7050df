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

/** Number of an English month name or its first three or more letters; null for any other word. Example: "Sept" is 9 */
export const parseMonthName = (word: string): number | null => {
  const small = word.toLowerCase();
  if (small.length < 3) return null;
  const index = MONTHS.findIndex((month) => month.startsWith(small));
  return index < 0 ? null : index + 1;
};
