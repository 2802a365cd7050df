/** The text as it would be read aloud, without marks. */
export const textWithoutMarks = (source: string): string => (/\{\{|\*\*/.test(source) ? stripMarks(source) : source);

const stripMarks = (source: string): string =>
  source
    .replaceAll(/\{\{\s*(?:ref|Ref)\s+[\w-]+\s*\}\}/g, "section 1")
    .replaceAll(/\{\{[^}]*\}\}/g, "this")
    .replaceAll("**", "");

/** Splits a text into sentences. */
export const sentences = (source: string, sentenceEnd: RegExp): readonly string[] =>
  textWithoutMarks(source)
    .split(sentenceEnd)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** The words of a text in Latin letters. */
export const wordsIn = (sentence: string): readonly string[] => sentence.match(/[A-Za-z][A-Za-z'’-]*|\d[\d.,]*/g) ?? [];
