import type { LaterLanguage, ProseWords } from "../text/prose-words.ts";

type Prose = () => Promise<ProseWords>;

// Nothing here may be imported at once: the first page would carry it.
const prose: { readonly [language in LaterLanguage]: Prose } = {
  de: async () => (await import("../text/languages/de.ts")).german,
  es: async () => (await import("../text/languages/es.ts")).spanish,
  fr: async () => (await import("../text/languages/fr.ts")).french,
  ja: async () => (await import("../text/languages/ja.ts")).japanese,
  "zh-Hans": async () => (await import("../text/languages/zh-hans.ts")).chinese,
};

const isLater = (language: string): language is LaterLanguage => Object.hasOwn(prose, language);

const bringProseOf = async (language: string): Promise<void> => {
  if (!isLater(language)) return;
  const [{ bringProse }, words] = await Promise.all([import("../text/words-of.ts"), prose[language]()]);
  bringProse(language, words);
};

const bringScreen = async (language: string): Promise<void> => {
  if (language !== "ja") return;
  const [{ bringScreenWords }, { japanese }] = await Promise.all([
    import("../i18n/screen-words.ts"),
    import("../i18n/ja/words.ts"),
  ]);
  bringScreenWords(language, japanese);
};

const coming = new Map<string, Promise<void>>();
const here = new Set<string>(["en"]);
const missed = new Set<string>();

const bringBoth = async (language: string): Promise<void> => {
  await Promise.all([bringProseOf(language), bringScreen(language)]);
  here.add(language);
};

/**
 * Fetches what the site says in a language, on screen and in documents; English is always here.
 *
 * Throws: when the code could not be fetched; asked again, it is tried again.
 */
export const bringLanguage = (language: string): Promise<void> => {
  if (here.has(language)) return Promise.resolve();
  const known = coming.get(language);
  if (known) return known;
  const asked = bringBoth(language).finally(() => coming.delete(language));
  coming.set(language, asked);
  return asked;
};

/** Whether everything a language says is here, or was asked for in vain: a page in English is better than none. */
export const isLanguageSettled = (language: string): boolean => here.has(language) || missed.has(language);

/** The same for the frame of the site, which goes on in English when a language cannot be had. */
export const bringScreenLanguage = (language: string): Promise<void> =>
  bringLanguage(language).catch(() => void missed.add(language));
