import type { Words } from "../../model/site.ts";

/** A text in a screen language, in English where it does not exist; `{product}` becomes the product's name. */
export const say = (words: Words, language: string, product = ""): string => {
  const text = language === "ja" ? words.ja : language === "th" ? words.th : undefined;
  return (text ?? words.en).replaceAll("{product}", product);
};
