const sentenceEnd = /[.!?]+(?:\s|$)|\n/;
const sentenceEndJa = /[。！？]|\n/;

/** The text as it would be read aloud, without marks. */
export const spokenText = (source: string): string => (/\{\{|\*\*/.test(source) ? stripMarks(source) : source);

const stripMarks = (source: string): string =>
  source
    .replaceAll(/\{\{\s*(?:ref|Ref)\s+[\w-]+\s*\}\}/g, "section 1")
    .replaceAll(/\{\{[^}]*\}\}/g, "this")
    .replaceAll("**", "");

/** Splits a text into sentences. */
export const sentences = (source: string, language: string): readonly string[] =>
  spokenText(source)
    .split(language === "ja" ? sentenceEndJa : sentenceEnd)
    .map((one) => one.trim())
    .filter((one) => one !== "");

export const wordsIn = (sentence: string): readonly string[] => sentence.match(/[A-Za-z][A-Za-z'’-]*|\d[\d.,]*/g) ?? [];

/** Approximate syllables of a word: groups of vowels without a silent e. */
const syllables = (word: string): number => {
  const plain = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, "");
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
};

/**
 * The US school grade needed to read an English text (Flesch-Kincaid); null for a short text.
 *
 * Source: Kincaid and others, 1975
 */
export const readingGrade = (source: string): number | null => {
  const parts = sentences(source, "en");
  const words = parts.flatMap(wordsIn);
  if (words.length < 15) return null;
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / parts.length) + 11.8 * (sounds / words.length) - 15.59;
};
