/** Printable characters without the quote and the backslash, which JSON would escape. */
const DIGITS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((one) => one !== '"' && one !== "\\")
  .join("");
/** Smaller numbers take one character; the characters from here on are the first of two or more. */
const SINGLE = 80;
const LEADS = DIGITS.length - SINGLE;

/**
 * Whole numbers from 0 as a text that compresses well: one character for most of them.
 *
 * Example: unpackNumbers(packNumbers([3, 90])) is [3, 90]
 */
export const packNumbers = (numbers: Iterable<number>): string => {
  let text = "";
  for (const one of numbers) {
    let rest = one;
    // The lowest part comes last; each lead character adds one part before it.
    const parts = [rest % SINGLE];
    for (rest = Math.floor(rest / SINGLE); rest > 0; rest = Math.floor((rest - 1) / LEADS))
      parts.unshift(SINGLE + ((rest - 1) % LEADS));
    text += parts.map((part) => DIGITS[part]).join("");
  }
  return text;
};

const VALUES: ReadonlyMap<string, number> = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** The numbers of a packed text. */
export const unpackNumbers = (text: string): readonly number[] => {
  const numbers: number[] = [];
  let leads = 0;
  for (const digit of text) {
    const value = VALUES.get(digit) ?? 0;
    if (value >= SINGLE) leads = leads * LEADS + (value - SINGLE) + 1;
    else {
      numbers.push(leads * SINGLE + value);
      leads = 0;
    }
  }
  return numbers;
};
