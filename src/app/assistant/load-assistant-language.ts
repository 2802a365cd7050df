import { englishCues } from "../../engine/assistant/cues/cues-english.ts";
import type { Cues } from "../../engine/assistant/cues/cues.ts";
import { assistant as englishMessages } from "../../i18n/en/assistant.ts";
import type { AssistantMessages } from "../../i18n/en/assistant.ts";
import type { TranslatedLanguage } from "../../model/site/screen-language.ts";

/** What the assistant understands and says in one language. */
export type AssistantLanguage = { readonly cues: Cues; readonly messages: AssistantMessages };

// Dynamic imports: each visitor loads one language beside English.
const translated: { readonly [language in TranslatedLanguage]: () => Promise<AssistantLanguage> } = {
  ja: async () => {
    const [{ japaneseCues }, { assistant }] = await Promise.all([
      import("../../engine/assistant/cues/cues-japanese.ts"),
      import("../../i18n/ja/assistant.ts"),
    ]);
    return { cues: japaneseCues, messages: assistant };
  },
};

const isTranslated = (language: string): language is TranslatedLanguage => Object.hasOwn(translated, language);

/** The words of the assistant in a screen language; English for a language without screens. Throws: when its code could not be fetched. */
export const loadAssistantLanguage = (language: string): Promise<AssistantLanguage> =>
  isTranslated(language) ? translated[language]() : Promise.resolve({ cues: englishCues, messages: englishMessages });
