const ROMAN: readonly (readonly [number, string])[] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

/** Small Roman numerals: 4 is "iv". */
export const roman = (index: number): string => {
  let rest = index;
  let text = "";
  for (const [value, sign] of ROMAN) {
    for (; rest >= value; rest -= value) text += sign;
  }
  return text;
};

/** Large Roman numerals: 4 is "IV". */
export const upperRoman = (index: number): string => roman(index).toUpperCase();
