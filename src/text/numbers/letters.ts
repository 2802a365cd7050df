/** Letters, with two after the last one. Example: 1 is "a", 27 is "aa" */
export const countingLetters = (index: number): string => {
  let text = "";
  for (let rest = index; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  }
  return text;
};

/** Capital letters in the same order. Example: 2 is "B" */
export const countingCapitals = (index: number): string => countingLetters(index).toUpperCase();
