const REPLACEMENT = "\uFFFD";
const LINE_ENDS = "\r\v\f\u0085\u2028\u2029";

/** Marks that turn the reading order round: with these a contract could show other words than it holds. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

const SUSPECT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]| {2}/u;
const UNPRINTABLE = /\r\n|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

const printed = (character: string): string => {
  if (character === "\n" || character === "\r\n" || LINE_ENDS.includes(character)) return "\n";
  return character === "\t" ? " " : REPLACEMENT;
};

/**
 * An answer as every file format can hold it.
 *
 * The one place where characters are replaced: every kind of line end becomes "\n", a tab or a run of spaces one space,
 * and control characters, half surrogates and non-characters become U+FFFD; marks that override the reading order go. All
 * else, right-to-left letters and marks and markup included, is kept as plain text.
 */
export const printable = (text: string): string =>
  SUSPECT.test(text) ? text.replace(UNPRINTABLE, printed).replace(TURNING, "").replace(/ {2,}/g, " ") : text;
