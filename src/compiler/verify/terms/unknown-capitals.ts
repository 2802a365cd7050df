import { anyTermPattern } from "./term-forms.ts";

/** Capitalized words that are not defined terms. */
const ordinary = new Set(
  (
    "January February March April May June July August September October November December Monday Tuesday Wednesday " +
    "Thursday Friday Saturday Sunday I English American America United States State County Federal Congress Internal " +
    "Revenue Service Notary Public Social Security Schedule Exhibit Section Article Clause Act Code Constitution " +
    "Uniform Commercial Civil Rules Rule Court Superior District Supreme Treasury Department IRS Form W-9 Japan Japanese Word " +
    "Arbitration Association Comprehensive Procedures Equal Employment Opportunity Commission God"
  ).split(" "),
);

const sentenceStart = /(?:^|[.!?:;]\s+|["“(]\s*|\n)$/;
const capitals = /[A-Z][\w’'-]*(?: (?:of |and |the )?[A-Z][\w’'-]*)*/g;

const hidden = (found: string): string => "\u25a1".repeat(found.length);

/** Masks all known terms in a text. */
const without = (words: string, known: readonly string[]): string => {
  const terms = known.filter((term) => /^[\w ’'-]+$/.test(term)).toSorted((a, b) => b.length - a.length);
  return terms.length === 0 ? words : words.replaceAll(anyTermPattern(terms), hidden);
};

const isOrdinary = (word: string): boolean => ordinary.has(word.replace(/['’]s$/, "")) || /^[a-z]/.test(word);

/** Finds capitalized phrases in mid-sentence that are neither known terms nor ordinary names. */
export const unknownCapitals = (words: string, known: readonly string[]): readonly string[] => {
  const plain = without(words, known);
  return [...plain.matchAll(capitals)].flatMap(({ 0: phrase, index }) => {
    if (sentenceStart.test(plain.slice(Math.max(0, index - 4), index))) return [];
    if (plain[index - 1] === "\u25a1" || phrase === phrase.toUpperCase()) return [];
    return phrase.split(" ").every(isOrdinary) ? [] : [phrase];
  });
};
