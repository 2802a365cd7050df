/**
 * A text for searching: without letter case, accents and the width of characters.
 *
 * Example: foldText("Résumé ＡＢ") is "resume ab"
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFKC")
    .toLowerCase();
