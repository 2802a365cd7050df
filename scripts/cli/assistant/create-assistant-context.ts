import { nationwideTopics } from "../../build/catalog/catalog-files.ts";
import { searchData } from "../../../src/compiler/search/search-data.ts";
import type { CompiledCatalog } from "../../../src/compiler/catalog/catalog.ts";
import type { AssistantContext } from "../../../src/engine/assistant/conversation.ts";
import { englishCues } from "../../../src/engine/assistant/cues/cues-english.ts";
import { japaneseCues } from "../../../src/engine/assistant/cues/cues-japanese.ts";
import { prepareSearch } from "../../../src/engine/search/prepare-search.ts";
import { withMessages } from "../../../src/engine/search/with-messages.ts";
import { messageModel } from "../../../src/compiler/search/message-model.ts";
import { lawValuePages } from "../../../src/compiler/search/law-value-pages.ts";
import { assistant as englishMessages } from "../../../src/i18n/en/assistant.ts";
import { assistant as japaneseMessages } from "../../../src/i18n/ja/assistant.ts";
import { shellMessages } from "../../../src/i18n/shell.ts";
import type { ByScreenLanguage, ScreenLanguage } from "../../../src/model/site/screen-language.ts";
import { SOURCE_LANGUAGE } from "../../../src/model/site/screen-language.ts";
import type { CalendarDate } from "../../../src/values/date.ts";

const speech: ByScreenLanguage<Pick<AssistantContext, "cues" | "messages">> = {
  en: { cues: englishCues, messages: englishMessages },
  ja: { cues: japaneseCues, messages: japaneseMessages },
};

/** Everything the assistant answers from, in one screen language. */
export const createAssistantContext = (
  compiled: CompiledCatalog,
  language: ScreenLanguage,
  today: CalendarDate,
): AssistantContext => {
  const site = compiled.site.languages.find(({ code }) => code === language) ?? compiled.site.languages[0]!;
  const stopWords = shellMessages(language).stopWords;
  const data = searchData(compiled, site);
  return {
    language,
    ...speech[language],
    product: compiled.site.product,
    vocabulary: compiled.vocabulary,
    jurisdictions: compiled.jurisdictions,
    pageIndex: withMessages(prepareSearch(data, stopWords), messageModel(compiled, language)),
    lawIndex: prepareSearch({ ...data, pages: lawValuePages(compiled, language) }, stopWords),
    definitionOf: (id) => {
      const [, name = ""] = id.split(":");
      const keys = [`${name}.${language}`, `${name}.${SOURCE_LANGUAGE}`];
      return (
        keys
          .map((key) => compiled.definitions.get(key) ?? compiled.tools.get(key))
          .find((page) => page !== undefined) ?? null
      );
    },
    law: compiled.law,
    nationwideTopics: nationwideTopics(compiled.law),
    formContext: {
      today,
      locale: language,
      jurisdiction: null,
      settings: compiled.settings.defaults,
      law: compiled.law,
    },
  };
};
