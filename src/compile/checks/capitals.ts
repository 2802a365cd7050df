import { termPattern } from "./term-forms.ts";

/** Words that are written large without being defined terms. */
const ordinary = new Set(
  (
    "January February March April May June July August September October November December Monday Tuesday Wednesday " +
    "Thursday Friday Saturday Sunday I English American America United States State County Federal Congress Internal " +
    "Revenue Service Notary Public Social Security Schedule Exhibit Section Article Clause Act Code Constitution " +
    "Uniform Commercial Civil Rules Rule Court Superior District Supreme Treasury Department Japan Japanese Word"
  ).split(" "),
);

const sentenceStart = /(?:^|[.!?:;]\s+|["“(]\s*|\n)$/;
const capitals = /[A-Z][\w’'-]*(?: (?:of |and |the )?[A-Z][\w’'-]*)*/g;

const without = (words: string, known: readonly string[]): string =>
  known
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, term) => left.replaceAll(termPattern(term), (found) => "\u25a1".repeat(found.length)), words);

/** Capitalised phrases in the middle of a sentence that are neither known terms nor ordinary names. */
export const unknownCapitals = (words: string, known: readonly string[]): readonly string[] => {
  const plain = without(
    words,
    known.filter((term) => /^[\w ’'-]+$/.test(term)),
  );
  return [...plain.matchAll(capitals)].flatMap((match) => {
    const [phrase] = match;
    if (sentenceStart.test(plain.slice(0, match.index))) return [];
    if (plain[match.index - 1] === "\u25a1" || phrase === phrase.toUpperCase()) return [];
    return phrase.split(" ").every((word) => ordinary.has(word.replace(/['’]s$/, "")) || /^[a-z]/.test(word))
      ? []
      : [phrase];
  });
};
