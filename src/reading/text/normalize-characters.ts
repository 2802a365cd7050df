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
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
const CONTROL = /[^\P{Cc}\t\n]/gu;

/** A text with one kind of line end, without characters that show nothing, and with ligatures as letters. */
export const normalizeCharacters = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(UNSEEN, "")
    .replace(CONTROL, "")
    .replace(/[\uFB00-\uFB06]/g, (ligature) => LIGATURES[ligature]!)
    .replace(/\p{Cs}/gu, "\uFFFD");
