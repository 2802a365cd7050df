/** The language of the catalog and of every interface text; what is not translated is shown in it. */
export const SOURCE_LANGUAGE = "en";

/** The languages of screens other than the source language; the messages of each are in `src/i18n/<language>`. */
export const TRANSLATED_LANGUAGES = ["ja"] as const;

export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];

/** A language in which the whole interface is shown. */
export type ScreenLanguage = typeof SOURCE_LANGUAGE | TranslatedLanguage;

export const SCREEN_LANGUAGES: readonly ScreenLanguage[] = [SOURCE_LANGUAGE, ...TRANSLATED_LANGUAGES];

/** One entry for each screen language; a missing one is a type error. */
export type ByScreenLanguage<T> = { readonly [language in ScreenLanguage]: T };

/** The language in which a site language is shown: itself, or the source language if it has no screens. */
export const screenLanguageOf = (code: string): ScreenLanguage =>
  SCREEN_LANGUAGES.find((screenLanguage) => screenLanguage === code) ?? SOURCE_LANGUAGE;

/** The entry for a BCP 47 tag, by its language; the one of the source language for a language without screens. */
export const inScreenLanguage = <T>(entries: ByScreenLanguage<T>, tag: string): T => {
  const language = SCREEN_LANGUAGES.find(
    (screenLanguage) => tag === screenLanguage || tag.startsWith(`${screenLanguage}-`),
  );
  return entries[language ?? SOURCE_LANGUAGE];
};
