import type { ScreenMessages } from "../../i18n/pack/screen-messages.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { TranslatedLanguage } from "../../model/site/screen-language.ts";
import type { DeferredLanguage, ProseWords } from "../../text/words/prose-words.ts";

type Prose = () => Promise<ProseWords>;

// Keep these imports dynamic, or every first page would include them.
const prose: { readonly [language in DeferredLanguage]: Prose } = {
  de: async () => (await import("../../text/languages/de/prose.ts")).german,
  es: async () => (await import("../../text/languages/es/prose.ts")).spanish,
  fr: async () => (await import("../../text/languages/fr/prose.ts")).french,
  ja: async () => (await import("../../text/languages/ja/prose.ts")).japanese,
  "zh-Hans": async () => (await import("../../text/languages/zh-hans/prose.ts")).chinese,
};

const screens: { readonly [language in TranslatedLanguage]: () => Promise<ScreenMessages> } = {
  ja: async () => (await import("../../i18n/ja/messages.ts")).japaneseScreenMessages,
};

const isLazyLanguage = (language: string): language is DeferredLanguage => Object.hasOwn(prose, language);

const isTranslatedLanguage = (language: string): language is TranslatedLanguage => Object.hasOwn(screens, language);

const loadProse = async (language: string): Promise<void> => {
  if (!isLazyLanguage(language)) return;
  const [{ registerProse }, words] = await Promise.all([
    import("../../text/language-registry/words-of.ts"),
    prose[language](),
  ]);
  registerProse(language, words);
};

const loadScreenMessages = async (language: string): Promise<void> => {
  if (!isTranslatedLanguage(language)) return;
  const [{ registerScreenMessages }, messages] = await Promise.all([
    import("../../i18n/pack/screen-messages.ts"),
    screens[language](),
  ]);
  registerScreenMessages(language, messages);
};

const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>([SOURCE_LANGUAGE]);
const failed = new Set<string>();

const loadProseAndScreen = async (language: string): Promise<void> => {
  await Promise.all([loadProse(language), loadScreenMessages(language)]);
  loaded.add(language);
};

/**
 * Loads the texts of a language, for screens and documents; English is always loaded.
 *
 * Throws: when the code could not be fetched; the next call tries again.
 */
export const loadLanguage = (language: string): Promise<void> => {
  if (loaded.has(language)) return Promise.resolve();
  const known = loading.get(language);
  if (known) return known;
  const asked = loadProseAndScreen(language).finally(() => loading.delete(language));
  loading.set(language, asked);
  return asked;
};

/** True once loading succeeded or failed; on failure fall back to English. */
export const isLanguageSettled = (language: string): boolean => loaded.has(language) || failed.has(language);

/** The same for the site frame, which falls back to English on failure. */
export const loadScreenLanguage = (language: string): Promise<void> =>
  loadLanguage(language).catch(() => void failed.add(language));
