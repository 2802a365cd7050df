import type { Found } from "./find-clauses.ts";
import type { Contract } from "./read-contract.ts";

/** A place to highlight. Unit: offsets into the text; `score` is a chance from 0 to 1. */
export type Highlight = { readonly start: number; readonly end: number; readonly score: number };

/** Most places told of one category of a contract. */
const MOST = 20;
const LEAST = 0.004;

const NUMBER = /^(?:\(?[a-zA-Z0-9]{1,4}[.)]|\d{1,3}(?:\.\d{1,3})+\.?|(?:section|article)\s+[\dIVX.]+\.?)\s+/i;

/** The sentences that are likely such a clause, without the number at their head, likeliest first. */
const sentencesIn = ({ sentences, plain }: Contract, { places }: Found): readonly Highlight[] =>
  places
    .filter(({ score }) => score >= LEAST)
    .slice(0, MOST)
    .map(({ sentence, score }) => {
      const { start, end } = sentences[sentence]!;
      const number = NUMBER.exec(plain.slice(start, Math.min(end, start + 40)))?.[0].length ?? 0;
      return { start: start + number, end, score };
    });

const NAMED =
  /^(?:this |the )?((?:[\w&,'"()/.#-]+\s+){0,14}?(?:agreement|contract|amendment|lease|license|plan|guaranty|terms and conditions)s?(?:\s+(?:no\.?|number|#)\s*\d+)?(?:\s+(?:to|for|of)\s+(?:the\s+)?(?:[A-Z][\w&'-]*\s+){0,8}(?:agreement|contract))?)\b/i;

// A title is short: of a whole sentence only the words up to "agreement" are the name.
const titlesIn = (contract: Contract, found: Found): readonly Highlight[] =>
  sentencesIn(contract, found)
    .slice(0, 6)
    .map(({ start, end, score }) => {
      const text = contract.plain.slice(start, Math.min(end, start + 220));
      if (end - start <= 60) return { start, end, score };
      const match = NAMED.exec(text);
      const name = match?.[1] ?? "";
      return name === ""
        ? { start, end, score: score * 0.5 }
        : { start: start + match![0].length - name.length, end: start + match![0].length, score };
    });

const partiesIn = (contract: Contract, found: Found): readonly Highlight[] => [
  ...sentencesIn(contract, found),
  ...contract.parties.flatMap(({ start, end, terms }) => [
    { start, end, score: 0.9 },
    ...terms.map((term) => ({ start: term.start, end: term.end, score: 0.85 })),
  ]),
];

const datesIn = (contract: Contract, found: Found): readonly Highlight[] => {
  const seen = new Set<number>();
  return sentencesIn(contract, found).flatMap(({ start, end, score }) => {
    const dates = contract.dates.filter((date) => date.start >= start && date.end <= end && !seen.has(date.start));
    for (const date of dates) seen.add(date.start);
    return dates
      .slice(0, 3)
      .map((date, at) => ({ start: date.start, end: date.end, score: score * [0.95, 0.4, 0.2][at]! }));
  });
};

type Way = (contract: Contract, found: Found) => readonly Highlight[];

/** What is highlighted of a category: most are sentences, a few are words inside them. */
const ways: { readonly [category: string]: Way } = {
  "document-name": titlesIn,
  parties: partiesIn,
  "agreement-date": datesIn,
  "effective-date": datesIn,
};

/** The places to highlight for a category of the model, likeliest first. */
export const highlightsOf = (contract: Contract, found: Found): readonly Highlight[] =>
  (ways[found.category] ?? sentencesIn)(contract, found).toSorted((a, b) => b.score - a.score);
