/** The gender a number word takes from the noun after it; absent when the number stands alone. */
export type Gender = "m" | "f" | "n";

/** Whole numbers from 0 to 999 999 999 999 as words. */
export type Cardinal = (whole: number, gender?: Gender) => string;

/** The largest number written in words; larger ones are printed in figures only. */
export const MAX_IN_WORDS = 999_999_999_999;

/** Groups of `size` digits, the lowest first: three([1234567]) is [567, 234, 1]. */
export const digitGroups = (whole: number, size: 1000 | 10_000): number[] => {
  const groups: number[] = [];
  for (let rest = whole; rest > 0; rest = Math.floor(rest / size)) groups.push(rest % size);
  return groups;
};
