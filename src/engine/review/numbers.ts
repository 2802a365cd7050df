const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000, billion: 1e9 };

/** A word that numbers are written with. */
export const NUMBER_WORD = `(?:${[...UNITS, ...TENS, "fourty", ...Object.keys(SCALES)].join("|")})`;

const unitOf = (word: string): number => {
  const small = UNITS.indexOf(word);
  if (small >= 0) return small;
  const ten = TENS.indexOf(word === "fourty" ? "forty" : word);
  return ten >= 0 ? 20 + 10 * ten : Number.NaN;
};

/**
 * The number that words say, or null when they say none.
 *
 * Example: "one hundred and twenty-five thousand" is 125000
 */
export const numberFromWords = (text: string): number | null => {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== "" && word !== "and");
  let total = 0;
  let group = 0;
  for (const word of words) {
    const scale = SCALES[word];
    const unit = unitOf(word);
    if (scale === 100) group = Math.max(1, group) * 100;
    else if (scale !== undefined) {
      total += Math.max(1, group) * scale;
      group = 0;
    } else if (Number.isNaN(unit)) return null;
    else group += unit;
  }
  return words.length === 0 ? null : total + group;
};
