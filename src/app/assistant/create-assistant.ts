import type { QueryClient } from "@tanstack/react-query";
import { site } from "virtual:catalog-site";
import { choosePage, giveAnswers } from "../../engine/assistant/give-answers.ts";
import type { AssistantWorld, ConversationHistory, Turn } from "../../engine/assistant/conversation.ts";
import { sentence } from "../../engine/assistant/compose.ts";
import { hear } from "../../engine/assistant/heard.ts";
import { takeTurn } from "../../engine/assistant/take-turn.ts";
import { isWrittenIn } from "../../engine/nav/build-navigation.ts";
import { prepareSearch } from "../../engine/search/prepare-search.ts";
// Imported for its side effect: it registers all functions, any of which a tool may call.
import "../../feel/evaluate/functions/all-functions.ts";
import { assistantWords } from "../../i18n/assistant.ts";
import { shellWords } from "../../i18n/shell.ts";
import { mergeLaw } from "../../law/merge-law.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { LawShards } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { CatalogIndex } from "../../model/site/catalog-index.ts";
import { SCREEN_LANGUAGES, SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { SearchData, SearchPage } from "../../model/site/search-data.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import type { SiteVocabulary } from "../../model/site/vocabulary.ts";
import { contextOf } from "../form-host/form-context.ts";
import { loadQuery } from "../queries/load-query.ts";
import { today } from "../shared/clock.ts";
import { openPage, placesRead, topicsOf } from "./open-page.ts";
import type { LoadedPage } from "./open-page.ts";

/** A reply, with the page in focus after it. */
export type Answered = Turn & { readonly open: LoadedPage | null };

/** The assistant of one screen language. Whatever it cannot load makes the reply UNAVAILABLE; nothing throws. */
export type Assistant = {
  readonly say: (history: ConversationHistory, text: string) => Promise<Answered>;
  /** Answers given in input fields. */
  readonly give: (history: ConversationHistory, slots: RawAnswers) => Promise<Answered>;
  readonly choose: (history: ConversationHistory, page: string) => Promise<Answered>;
  /** The page in focus of a conversation that was kept. */
  readonly reopen: (history: ConversationHistory) => Promise<LoadedPage | null>;
};

type AssistantData = {
  readonly vocabulary: SiteVocabulary;
  readonly nationwide: readonly string[];
  readonly places: readonly Jurisdiction[];
  readonly lawValues: readonly SearchPage[];
};

const COUNTRY = "US";
const LAW = "/catalog/law/";
const lawAddress = (place: string): string => `${LAW}${place}.json`;

/** Every round loads what the one before missed: pages, then the law their answers read. */
const MAX_ROUNDS = 6;

/**
 * Loads what the assistant answers from in a language.
 *
 * Throws: when the search index or the vocabulary cannot be loaded.
 */
export const createAssistant = async (
  client: QueryClient,
  language: SiteLanguage,
  settings: DocumentSettings,
): Promise<Assistant> => {
  const { code } = language;
  const load = <T>(address: string): Promise<T> => client.fetchQuery<T>({ queryKey: [address] });
  const [search, data, index] = await Promise.all([
    load<SearchData>(`/catalog/search.${code}.json`),
    load<AssistantData>(`/catalog/assistant.${code}.json`),
    load<CatalogIndex>("/catalog/index.json"),
  ]);
  const stopWords = shellWords(code).idleWords;
  const words = assistantWords(code);
  const loaded = new Map<string, unknown>();
  const fixed = {
    language: SCREEN_LANGUAGES.find((one) => one === code) ?? SOURCE_LANGUAGE,
    words,
    product: site.product,
    plan: data.vocabulary,
    places: data.places,
    nationwide: data.nationwide,
    pages: prepareSearch(search, stopWords),
    lawValues: prepareSearch({ pages: data.lawValues, places: search.places }, stopWords),
  };

  const addressOf = (id: string): string | null => {
    const entry = index.entries.find(({ kind, id: name }) => `${kind}:${name}` === id);
    const isForm = entry?.status === "ready" && ["document", "calculator", "checker"].includes(entry.kind);
    if (!entry || !isForm) return null;
    return `/catalog/${entry.id}.${isWrittenIn(entry, language) ? code : SOURCE_LANGUAGE}.json`;
  };

  const worldNow = (wanted: Set<string>): AssistantWorld => {
    const law = mergeLaw(
      [...loaded].map(([address, value]) =>
        address.startsWith(LAW) ? (value as LawShards) : topicsOf(value as PageDefinition),
      ),
    );
    return {
      ...fixed,
      page: (id) => {
        const address = addressOf(id);
        if (address === null) return null;
        if (!loaded.has(address)) wanted.add(address);
        return (loaded.get(address) as PageDefinition | undefined) ?? null;
      },
      law,
      context: contextOf({ language: code }, settings, law, today()),
    };
  };

  const loadAll = async (addresses: readonly string[]): Promise<boolean> => {
    const found = await Promise.allSettled(
      addresses.map(async (address) => loaded.set(address, await loadQuery(client, address))),
    );
    return found.every(({ status }) => status === "fulfilled");
  };

  const answer = async (
    history: ConversationHistory,
    text: string,
    turn: (world: AssistantWorld) => Turn,
  ): Promise<Answered> => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const wanted = new Set<string>();
      const world = worldNow(wanted);
      const named = hear(text, world).spans.flatMap(({ type, value }) => (type === "place" ? [value] : []));
      const done = turn(world);
      const places = [COUNTRY, ...named, ...placesRead(done.history.now, world)];
      const missing = [...wanted, ...places.map(lawAddress)].filter((address) => !loaded.has(address));
      if (missing.length === 0) return { ...done, open: openPage(done.history.now, world) };
      if (!(await loadAll(missing))) break;
    }
    const reply = sentence(history.now, "unavailable", words.unavailable, "UNAVAILABLE");
    return { history, reply, open: openPage(history.now, worldNow(new Set())) };
  };

  return {
    say: (history, text) => answer(history, text, (world) => takeTurn(history, text, world)),
    give: (history, slots) => answer(history, "", (world) => giveAnswers(history, slots, world)),
    choose: (history, page) => answer(history, "", (world) => choosePage(history, page, world)),
    reopen: async (history) => {
      const turn = { history, reply: sentence(history.now, "small_talk", "") };
      return (await answer(history, "", () => turn)).open;
    },
  };
};
