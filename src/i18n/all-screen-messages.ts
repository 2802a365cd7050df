// Imported for its effect where any screen language may be spoken at once: the command line, the studio.
import { TRANSLATED_LANGUAGES } from "../model/site/screen-language.ts";
import type { TranslatedLanguage } from "../model/site/screen-language.ts";
import { japaneseScreenMessages } from "./ja/messages.ts";
import { registerScreenMessages } from "./pack/screen-messages.ts";
import type { ScreenMessages } from "./pack/screen-messages.ts";

const words: { readonly [language in TranslatedLanguage]: ScreenMessages } = { ja: japaneseScreenMessages };

for (const language of TRANSLATED_LANGUAGES) registerScreenMessages(language, words[language]);
