import type { Contract } from "../text/parse-contract.ts";
import type { FoundDate } from "../text/dates.ts";
import type { CheckHit } from "./check-hit.ts";

const BEGINS = /\b(?:commenc\w*|begin\w*|start\w*|effective|from)\b[^.;]{0,50}$/i;
const ENDS = /\b(?:expir\w*|terminat\w*|end(?:s|ing)?|until|through|to)\b[^.;]{0,40}$/i;

const pairIn = (plain: string, dates: readonly FoundDate[], from: number): CheckHit | null => {
  const [first, second] = dates;
  if (!first?.date || !second?.date) return null;
  const begins = BEGINS.test(plain.slice(from, first.start));
  const ends = ENDS.test(plain.slice(first.end, second.start));
  if (!begins || !ends || second.date.day >= first.date.day) return null;
  const text = ({ start, end }: FoundDate): string => plain.slice(start, end).replace(/\s+/g, " ");
  return {
    check: "date_order",
    start: second.start,
    end: second.end,
    found: `${text(second)} comes before ${text(first)}`,
    also: [{ start: first.start, end: first.end }],
  };
};

const isDate = (one: FoundDate, plain: string): boolean => /[a-z]/i.test(plain.slice(one.start, one.end));

// "The 20th day of Friday": a day of the week where a month belongs.
const DAY_OF_WEEKDAY = /\b\d{1,2}(?:st|nd|rd|th)\s+day\s+of\s+(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/gi;

const weekdays = (plain: string): readonly CheckHit[] =>
  [...plain.matchAll(DAY_OF_WEEKDAY)].map(({ 0: found, index }) => ({
    check: "date_order",
    start: index,
    end: index + found.length,
    found: found.replace(/\s+/g, " "),
  }));

/** End dates before their start, and dates that do not exist. */
export const datesOutOfOrder = ({ plain, sentences, dates }: Contract): readonly CheckHit[] => {
  const impossible = dates
    .filter((one) => !one.partial && one.date === null && isDate(one, plain))
    .map(({ start, end }): CheckHit => ({
      check: "date_order",
      start,
      end,
      found: plain.slice(start, end).replace(/\s+/g, " "),
    }));
  const pairs: CheckHit[] = [];
  let index = 0;
  for (const { start, end } of sentences) {
    const datesInSentence: FoundDate[] = [];
    while ((dates[index]?.start ?? Infinity) < end) {
      const one = dates[index++];
      if (one && one.start >= start) datesInSentence.push(one);
    }
    const hit = datesInSentence.length >= 2 ? pairIn(plain, datesInSentence, start) : null;
    if (hit) pairs.push(hit);
  }
  return [...impossible, ...weekdays(plain), ...pairs];
};
