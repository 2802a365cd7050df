type Place = { readonly start: number; readonly end: number };

const NUMBER =
  /^(?:(?:article|section|clause)\s+)?(?:\(?(?:[a-z]{1,2}|[ivx]{1,5}|\d{1,3})[.)]|\d{1,3}(?:\.\d{1,3})*\.?\)?)\s+/i;
const TITLE_LINE = /^[^\n.;]{2,70}\n\s*(?=\S)/;

/** A sentence without its number and heading line. Example: "2. Return\nAll papers go back." is "All papers go back." */
export const withoutHeading = (plain: string, { start, end }: Place): Place => {
  let from = start;
  // "4. (a) …" has two numbers.
  for (let times = 0; times < 2; times++) {
    const number = NUMBER.exec(plain.slice(from, Math.min(end, from + 40)))?.[0].length ?? 0;
    if (from + number < end) from += number;
  }
  const title = TITLE_LINE.exec(plain.slice(from, Math.min(end, from + 90)))?.[0].length ?? 0;
  // A heading is shorter than the text under it.
  return { start: title * 2 < end - from ? from + title : from, end };
};

/** A longer line is a sentence. Unit: characters, and words. */
const MAX_HEADING_LENGTH = 110;
const MAX_HEADING_WORDS = 12;
/** Words that are not capitalized in a title. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a an and as at by for from in into is no non of on or per the to under upon with without".split(" "),
);

/** Whether a sentence is only a heading. Example: "12.3 Governing Law." */
export const isHeadingOnly = (plain: string, { start, end }: Place): boolean => {
  if (end - start > MAX_HEADING_LENGTH) return false;
  const title = plain
    .slice(start, end)
    .replace(NUMBER, "")
    .replace(/[.:\s]+$/, "");
  const words = title.split(/[\s/,;&-]+/).filter((word) => word !== "");
  return (
    words.length > 0 &&
    words.length <= MAX_HEADING_WORDS &&
    /[A-Za-z]{3}/.test(title) &&
    words.every((word) => SMALL_WORDS.has(word.toLowerCase()) || /^["'(]?[A-Z0-9]/.test(word))
  );
};
