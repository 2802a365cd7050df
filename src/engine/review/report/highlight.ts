import type { ClauseScore } from "../detect/find-clauses.ts";
import type { Contract } from "../text/parse-contract.ts";

/** A passage to highlight. Unit: offsets into the text; `score` is a probability from 0 to 1. */
export type Highlight = { readonly start: number; readonly end: number; readonly score: number };

/** Maximum highlights of one category. */
const MAX_HIGHLIGHTS = 20;
const MIN_SCORE = 0.004;

const NUMBER = /^(?:\(?[a-zA-Z0-9]{1,4}[.)]|\d{1,3}(?:\.\d{1,3})+\.?|(?:section|article)\s+[\dIVX.]+\.?)\s+/i;

/** The likely sentences of a category without their leading numbers, likeliest first. */
const sentencesIn = ({ sentences, plain }: Contract, { rankedSentences }: ClauseScore): readonly Highlight[] =>
  rankedSentences
    .filter(({ score }) => score >= MIN_SCORE)
    .slice(0, MAX_HIGHLIGHTS)
    .map(({ sentence, score }) => {
      const { start, end } = sentences[sentence]!;
      const number = NUMBER.exec(plain.slice(start, Math.min(end, start + 40)))?.[0].length ?? 0;
      return { start: start + number, end, score };
    });

const NAMED =
  /^(?:this |the )?((?:[\w&,'"()/.#-]+\s+){0,14}?(?:agreement|contract|amendment|lease|license|plan|guaranty|terms and conditions)s?(?:\s+(?:no\.?|number|#)\s*\d+)?(?:\s+(?:to|for|of)\s+(?:the\s+)?(?:[A-Z][\w&'-]*\s+){0,8}(?:agreement|contract))?)\b/i;

// A title is short: in a whole sentence, only the words up to "agreement" are the name.
const titlesIn = (contract: Contract, found: ClauseScore): readonly Highlight[] =>
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

const partiesIn = (contract: Contract, found: ClauseScore): readonly Highlight[] => [
  ...sentencesIn(contract, found),
  ...contract.parties.flatMap(({ start, end, terms }) => [
    { start, end, score: 0.9 },
    ...terms.map((term) => ({ start: term.start, end: term.end, score: 0.85 })),
  ]),
];

const datesIn = (contract: Contract, found: ClauseScore): readonly Highlight[] => {
  const seen = new Set<number>();
  return sentencesIn(contract, found).flatMap(({ start, end, score }) => {
    const dates = contract.dates.filter((date) => date.start >= start && date.end <= end && !seen.has(date.start));
    for (const date of dates) seen.add(date.start);
    return dates
      .slice(0, 3)
      .map((date, index) => ({ start: date.start, end: date.end, score: score * [0.95, 0.4, 0.2][index]! }));
  });
};

type Highlighter = (contract: Contract, found: ClauseScore) => readonly Highlight[];

/** Categories that highlight words inside sentences; all others highlight sentences. */
const HIGHLIGHTERS: { readonly [category: string]: Highlighter } = {
  "document-name": titlesIn,
  parties: partiesIn,
  "agreement-date": datesIn,
  "effective-date": datesIn,
};

/** The passages to highlight for a category, likeliest first. */
export const highlightsOf = (contract: Contract, found: ClauseScore): readonly Highlight[] =>
  (HIGHLIGHTERS[found.category] ?? sentencesIn)(contract, found).toSorted((a, b) => b.score - a.score);
