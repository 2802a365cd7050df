import type { QueryClient } from "@tanstack/react-query";
import { site } from "virtual:catalog-site";
import type { AssistantContext, ConversationHistory, Turn } from "../../engine/assistant/conversation.ts";
import { openFile } from "../../engine/assistant/files/answer-from-file.ts";
import type { Attachment, RefusedAttachment } from "../../engine/assistant/attachment/attachment.ts";
import { textReply } from "../../engine/assistant/compose-reply.ts";
import { choosePage, submitAnswers } from "../../engine/assistant/submit-answers.ts";
import { takeTurn } from "../../engine/assistant/turns/take-turn.ts";
import { prepareSearch } from "../../engine/search/prepare-search.ts";
import { withMessages } from "../../engine/search/with-messages.ts";
// Imported for its side effect: it registers all functions, any of which a tool may call.
import "../../feel/evaluate/functions/all-functions.ts";
import { shellMessages } from "../../i18n/shell.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { CatalogIndex } from "../../model/site/catalog-index.ts";
import { screenLanguageOf } from "../../model/site/screen-language.ts";
import type { MessageModel } from "../../model/site/message-model.ts";
import type { SearchData, SearchPage } from "../../model/site/search-data.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import type { SiteVocabulary } from "../../model/site/vocabulary.ts";
import { loadQuery } from "../queries/load-query.ts";
import { createCatalogReader } from "./catalog-reader.ts";
import type { StaticContext } from "./catalog-reader.ts";
import { loadAssistantLanguage } from "./load-assistant-language.ts";
import { openPage, topicsOfFocus } from "./focus/open-page.ts";
import type { LoadedPage } from "./focus/open-page.ts";

/** A reply, with the page in focus after it. */
export type AssistantResponse = Turn & { readonly open: LoadedPage | null };

/** The assistant of one screen language. If something fails to load, the reply is UNAVAILABLE; nothing throws. */
export type Assistant = {
  readonly sendMessage: (history: ConversationHistory, text: string) => Promise<AssistantResponse>;
  /** Answers given in input fields. */
  readonly submitAnswers: (history: ConversationHistory, slots: RawAnswers) => Promise<AssistantResponse>;
  /** `proposed` are answers that a model proposed and the visitor accepted. */
  readonly choosePage: (
    history: ConversationHistory,
    page: string,
    proposed?: RawAnswers,
  ) => Promise<AssistantResponse>;
  /** Reads the catalog with all pages and topics of law that the reading needs; null if any of them does not load. */
  readonly readCatalog: <Result extends { readonly topics: readonly string[] }>(
    read: (context: AssistantContext) => Result,
  ) => Promise<Result | null>;
  readonly openFile: (
    history: ConversationHistory,
    attachment: Attachment | RefusedAttachment,
  ) => Promise<AssistantResponse>;
  /** The page in focus of a stored conversation. */
  readonly reopenPage: (history: ConversationHistory) => Promise<LoadedPage | null>;
};

type AssistantData = {
  readonly vocabulary: SiteVocabulary;
  readonly nationwide: readonly string[];
  readonly places: readonly Jurisdiction[];
  readonly lawValues: readonly SearchPage[];
};

/**
 * Loads the search indexes and the vocabulary of a language, and returns its assistant.
 *
 * Throws: when the search index or the vocabulary cannot be loaded.
 */
export const createAssistant = async (
  client: QueryClient,
  language: SiteLanguage,
  settings: DocumentSettings,
): Promise<Assistant> => {
  const { code } = language;
  const screen = screenLanguageOf(code);
  const load = <T>(address: string): Promise<T> => loadQuery<T>(client, address);
  const [{ cues, messages: labels }, search, model, data, index] = await Promise.all([
    loadAssistantLanguage(code),
    load<SearchData>(`/catalog/search.${code}.json`),
    load<MessageModel>(`/catalog/messages.${screen}.json`),
    load<AssistantData>(`/catalog/assistant.${code}.json`),
    load<CatalogIndex>("/catalog/index.json"),
  ]);
  const stopWords = shellMessages(code).stopWords;
  const fixed: StaticContext = {
    language: screen,
    cues,
    messages: labels,
    product: site.product,
    vocabulary: data.vocabulary,
    jurisdictions: data.places,
    nationwideTopics: data.nationwide,
    pageIndex: withMessages(prepareSearch(search, stopWords), model),
    lawIndex: prepareSearch({ ...search, pages: data.lawValues }, stopWords),
  };

  const catalog = createCatalogReader(client, language, settings, index, fixed);

  const runWithData = async (
    history: ConversationHistory,
    turn: (context: AssistantContext) => Turn,
  ): Promise<AssistantResponse> => {
    const found = await catalog.read(turn, ({ history: after }, context) => topicsOfFocus(after.present, context));
    if (found) return { ...found.result, open: openPage(found.result.history.present, found.context) };
    const reply = textReply(history.present, "unavailable", labels.unavailable, "UNAVAILABLE");
    const context = catalog.contextNow(new Set());
    // Without the places of its topics, a page would say that the law is not known.
    const isReady = catalog.hasTopics(topicsOfFocus(history.present, context));
    return { history, reply, open: isReady ? openPage(history.present, context) : null };
  };

  return {
    sendMessage: (history, text) => runWithData(history, (context) => takeTurn(history, text, context)),
    submitAnswers: (history, slots) => runWithData(history, (context) => submitAnswers(history, slots, context)),
    choosePage: (history, page, proposed) =>
      runWithData(history, (context) => choosePage(history, page, context, proposed)),
    readCatalog: async (read) => (await catalog.read(read, ({ topics }) => topics))?.result ?? null,
    openFile: (history, attachment) => runWithData(history, (context) => openFile(history, attachment, context)),
    reopenPage: async (history) => {
      const turn = { history, reply: textReply(history.present, "small_talk", "") };
      return (await runWithData(history, () => turn)).open;
    },
  };
};
