const REPLACEMENT = "\uFFFD";
const LINE_ENDS = "\r\v\f\u0085\u2028\u2029";

/** Bidirectional overrides, which can make a contract display text it does not contain. */
const BIDI_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

const SUSPECT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]| {2}/u;
const UNPRINTABLE = /\r\n|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

const printed = (character: string): string => {
  if (character === "\n" || character === "\r\n" || LINE_ENDS.includes(character)) return "\n";
  return character === "\t" ? " " : REPLACEMENT;
};

/**
 * An answer as every file format can hold it.
 *
 * The only place where characters are replaced: every kind of line end becomes "\n"; a tab or a run of spaces, one
 * space; control characters, lone surrogates and noncharacters, U+FFFD. Bidirectional overrides are removed. Everything
 * else, including right-to-left text and markup, is kept as plain text.
 */
export const printable = (text: string): string =>
  SUSPECT.test(text) ? text.replace(UNPRINTABLE, printed).replace(BIDI_OVERRIDES, "").replace(/ {2,}/g, " ") : text;
