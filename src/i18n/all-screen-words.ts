// Imported for its effect where any screen language may be spoken at once: the command line, the studio.
import { TRANSLATED_LANGUAGES } from "../model/site/screen-language.ts";
import type { TranslatedLanguage } from "../model/site/screen-language.ts";
import { japaneseScreenWords } from "./ja/words.ts";
import { registerScreenWords } from "./pack/screen-words.ts";
import type { ScreenWords } from "./pack/screen-words.ts";

const words: { readonly [language in TranslatedLanguage]: ScreenWords } = { ja: japaneseScreenWords };

for (const language of TRANSLATED_LANGUAGES) registerScreenWords(language, words[language]);
