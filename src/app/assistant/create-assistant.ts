import type { QueryClient } from "@tanstack/react-query";
import { site } from "virtual:catalog-site";
import type { AssistantContext, ConversationHistory, Turn } from "../../engine/assistant/conversation.ts";
import { openFile } from "../../engine/assistant/answer-from-file.ts";
import type { Attachment, RefusedAttachment } from "../../engine/assistant/attachment/attachment.ts";
import { textReply } from "../../engine/assistant/compose-reply.ts";
import { choosePage, submitAnswers } from "../../engine/assistant/submit-answers.ts";
import { takeTurn } from "../../engine/assistant/turns/take-turn.ts";
import { isWrittenIn } from "../../engine/nav/build-navigation.ts";
import { prepareSearch } from "../../engine/search/prepare-search.ts";
// Imported for its side effect: it registers all functions, any of which a tool may call.
import "../../feel/evaluate/functions/all-functions.ts";
import { shellMessages } from "../../i18n/shell.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { LawByTopic, LawTopic } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { CatalogIndex } from "../../model/site/catalog-index.ts";
import { SCREEN_LANGUAGES, SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { SearchData, SearchPage } from "../../model/site/search-data.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import type { SiteVocabulary } from "../../model/site/vocabulary.ts";
import { contextOf } from "../form-host/form-context.ts";
import { lawAddress } from "../queries/law-address.ts";
import { loadQuery } from "../queries/load-query.ts";
import { today } from "../shared/clock.ts";
import { attachedFile } from "./attachment/attached-file.ts";
import { loadSpeech } from "./load-speech.ts";
import { openPage, topicsOf, topicsOfFocus } from "./open-page.ts";
import type { LoadedPage } from "./open-page.ts";

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

/** Each round loads what the previous one lacked: pages, then the law that their answers read. */
const MAX_ROUNDS = 6;

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
  const load = <T>(address: string): Promise<T> => loadQuery<T>(client, address);
  const [{ cues, messages: labels }, search, data, index] = await Promise.all([
    loadSpeech(code),
    load<SearchData>(`/catalog/search.${code}.json`),
    load<AssistantData>(`/catalog/assistant.${code}.json`),
    load<CatalogIndex>("/catalog/index.json"),
  ]);
  const stopWords = shellMessages(code).stopWords;
  const loaded = new Map<string, PageDefinition>();
  const loadedTopics = new Map<string, LawTopic>();
  const fixed = {
    language: SCREEN_LANGUAGES.find((one) => one === code) ?? SOURCE_LANGUAGE,
    cues,
    messages: labels,
    product: site.product,
    vocabulary: data.vocabulary,
    jurisdictions: data.places,
    nationwideTopics: data.nationwide,
    pageIndex: prepareSearch(search, stopWords),
    lawIndex: prepareSearch({ pages: data.lawValues, places: search.places }, stopWords),
  };

  const addressOf = (id: string): string | null => {
    const entry = index.entries.find(({ kind, id: name }) => `${kind}:${name}` === id);
    const isForm = entry?.status === "ready" && ["document", "calculator", "checker"].includes(entry.kind);
    if (!entry || !isForm) return null;
    return `/catalog/${entry.id}.${isWrittenIn(entry, language) ? code : SOURCE_LANGUAGE}.json`;
  };

  const currentContext = (wanted: Set<string>): AssistantContext => {
    const carried = [...loaded.values()].map(topicsOf);
    const attachment = attachedFile.getState().file?.attachment;
    const law: LawByTopic = Object.assign({}, ...carried, Object.fromEntries(loadedTopics));
    return {
      ...fixed,
      definitionOf: (id) => {
        const address = addressOf(id);
        if (address === null) return null;
        if (!loaded.has(address)) wanted.add(address);
        return loaded.get(address) ?? null;
      },
      law,
      ...(attachment ? { attachment } : {}),
      formContext: contextOf({ language: code }, settings, law, today()),
    };
  };

  const loadAll = async (pages: Iterable<string>, topics: readonly string[]): Promise<boolean> => {
    const found = await Promise.allSettled([
      ...[...pages].map(async (address) => loaded.set(address, await loadQuery<PageDefinition>(client, address))),
      ...topics.map(async (topic) => loadedTopics.set(topic, await loadQuery<LawTopic>(client, lawAddress(topic)))),
    ]);
    return found.every(({ status }) => status === "fulfilled");
  };

  const readWithData = async <Result>(
    read: (context: AssistantContext) => Result,
    topicsFor: (result: Result, context: AssistantContext) => readonly string[],
  ): Promise<{ readonly result: Result; readonly context: AssistantContext } | null> => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const wanted = new Set<string>();
      const context = currentContext(wanted);
      const result = read(context);
      const topics = topicsFor(result, context).filter((topic) => !loadedTopics.has(topic));
      if (wanted.size + topics.length === 0) return { result, context };
      if (!(await loadAll(wanted, topics))) break;
    }
    return null;
  };

  const runWithData = async (
    history: ConversationHistory,
    turn: (context: AssistantContext) => Turn,
  ): Promise<AssistantResponse> => {
    const found = await readWithData(turn, ({ history: after }, context) => topicsOfFocus(after.present, context));
    if (found) return { ...found.result, open: openPage(found.result.history.present, found.context) };
    const reply = textReply(history.present, "unavailable", labels.unavailable, "UNAVAILABLE");
    const context = currentContext(new Set());
    // Without the places of its topics, a page would say that the law is not known.
    const isReady = topicsOfFocus(history.present, context).every((topic) => loadedTopics.has(topic));
    return { history, reply, open: isReady ? openPage(history.present, context) : null };
  };

  return {
    sendMessage: (history, text) => runWithData(history, (context) => takeTurn(history, text, context)),
    submitAnswers: (history, slots) => runWithData(history, (context) => submitAnswers(history, slots, context)),
    choosePage: (history, page, proposed) =>
      runWithData(history, (context) => choosePage(history, page, context, proposed)),
    readCatalog: async (read) => (await readWithData(read, ({ topics }) => topics))?.result ?? null,
    openFile: (history, attachment) => runWithData(history, (context) => openFile(history, attachment, context)),
    reopenPage: async (history) => {
      const turn = { history, reply: textReply(history.present, "small_talk", "") };
      return (await runWithData(history, () => turn)).open;
    },
  };
};
