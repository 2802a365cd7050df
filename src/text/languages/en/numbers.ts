import { digitGroups } from "../../numbers/number-words.ts";

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = " twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES = ["", " thousand", " million", " billion"];

const belowHundred = (n: number): string => {
  if (n < 20) return ONES[n]!;
  const tens = TENS[Math.floor(n / 10) - 1]!;
  return n % 10 === 0 ? tens : `${tens}-${ONES[n % 10]!}`;
};

const belowThousand = (n: number): string => {
  if (n < 100) return belowHundred(n);
  const hundreds = `${ONES[Math.floor(n / 100)]!} hundred`;
  return n % 100 === 0 ? hundreds : `${hundreds} ${belowHundred(n % 100)}`;
};

/**
 * An English number in words, without "and", which is kept for cents.
 *
 * Example: englishCardinal(1205) is "one thousand two hundred five"
 */
export const englishCardinal = (whole: number): string => {
  if (whole === 0) return ONES[0]!;
  return digitGroups(whole, 1000)
    .map((group, scale) => (group === 0 ? "" : belowThousand(group) + SCALES[scale]!))
    .filter((words) => words !== "")
    .reverse()
    .join(" ");
};
