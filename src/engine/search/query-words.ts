import { foldText } from "../../text/fold-text.ts";
import { stemOf } from "./stem.ts";

const SEPARATORS = /[^\p{L}\p{N}]+/u;
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
const GRAMMAR = /^[\p{scx=Hiragana}ー]{1,2}$/u;

let segmenter: Intl.Segmenter | null = null;

/** The words of a text in a script without spaces; single particles and endings are ignored. */
const segments = (text: string): readonly string[] => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(text)].map(({ segment }) => segment).filter((word) => !GRAMMAR.test(word));
};

/**
 * The words of a text as the search compares them: without letter case, accents, endings and punctuation.
 *
 * Example: queryWords("Renting a House") is ["rent", "a", "hous"]
 */
export const queryWords = (text: string): readonly string[] =>
  foldText(text)
    .replaceAll(/[’']s\b/g, "")
    .replaceAll(/[’']/g, "")
    .split(SEPARATORS)
    .flatMap((word) => (UNSPACED.test(word) ? segments(word) : [stemOf(word)]))
    .filter((word) => word !== "");
