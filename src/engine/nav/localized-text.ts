import type { LocalizedText } from "../../model/site/site.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";

const isLanguageOf = (words: LocalizedText, language: string): language is keyof LocalizedText =>
  Object.hasOwn(words, language);

/** A text in a language of the site, with English as fallback; `{product}` becomes the product's name. */
export const localizedText = (words: LocalizedText, language: string, product = ""): string => {
  const text = isLanguageOf(words, language) ? words[language] : undefined;
  return (text ?? words[SOURCE_LANGUAGE]).replaceAll("{product}", product);
};
