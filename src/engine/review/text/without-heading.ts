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
