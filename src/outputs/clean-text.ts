/*
 * Control characters (XML 1.0 forbids most of them), the noncharacters FFFE and FFFF, and the marks that turn the
 * reading order round: with those a contract could show other words than it holds. Tab and line break stay.
 */
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g;

const HALF_PAIR = /\p{Cs}/gu;

/**
 * The text as every file format can hold it: no control characters, no half of a surrogate pair, line ends as "\n".
 *
 * Example: cleanText("a\u0000b\r\nc\uD800") is "ab\nc\uFFFD".
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(HALF_PAIR, "\uFFFD")
    .replace(UNPRINTABLE, "");
}
