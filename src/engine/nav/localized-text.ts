import type { LocalizedText } from "../../model/site/site.ts";

/** A text in a screen language, with English as fallback; `{product}` becomes the product's name. */
export const localizedText = (words: LocalizedText, language: string, product = ""): string => {
  const text = language === "ja" ? words.ja : language === "th" ? words.th : undefined;
  return (text ?? words.en).replaceAll("{product}", product);
};
