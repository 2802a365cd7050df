import type { InputProblem } from "../../model/problem.ts";

const LIGATURES: { readonly [ligature: string]: string } = {
  "\uFB00": "ff",
  "\uFB01": "fi",
  "\uFB02": "fl",
  "\uFB03": "ffi",
  "\uFB04": "ffl",
  "\uFB05": "st",
  "\uFB06": "st",
};

// Soft hyphens, zero-width characters, marks of direction and the byte order mark show nothing.
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
// Characters that turn the order of letters around, and characters without width inside a word.
const REVERSING = /[\u202A-\u202E\u2066-\u2069]/g;
const WITHIN_WORD = /(?<=[\p{L}\p{N}])[\u200B-\u200D\u2060-\u2064\uFEFF]+(?=[\p{L}\p{N}])/gu;
const CONTROL = /[^\P{Cc}\t\n]/gu;

/** A text with one kind of line end, without characters that show nothing, and with ligatures as letters. */
export const normalizeCharacters = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(UNSEEN, "")
    .replace(CONTROL, "")
    .replace(/[\uFB00-\uFB06]/g, (ligature) => LIGATURES[ligature]!)
    .replace(/\p{Cs}/gu, "\uFFFD");

/** Notes on characters that hide or turn around what a reader sees; they are not part of the normalized text. */
export const notesOnHiddenCharacters = (text: string): readonly InputProblem[] =>
  (
    [
      ["reversed_characters", REVERSING],
      ["invisible_characters", WITHIN_WORD],
    ] as const
  ).flatMap(([code, form]) => {
    const count = text.match(form)?.length ?? 0;
    return count === 0 ? [] : [{ code, params: { count } }];
  });
