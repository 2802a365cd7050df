import type { QueryClient } from "@tanstack/react-query";
import type { AssistantContext } from "../../engine/assistant/conversation.ts";
import { isWrittenIn } from "../../engine/nav/build-navigation.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { LawByTopic, LawTopic } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { CatalogIndex } from "../../model/site/catalog-index.ts";
import { screenLanguageOf, SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import type { AnswerWords, SiteVocabulary } from "../../model/site/vocabulary.ts";
import { contextOf } from "../form-host/form-context.ts";
import { lawAddress } from "../queries/law-address.ts";
import { loadQuery } from "../queries/load-query.ts";
import { today } from "../shared/clock.ts";
import { attachedFile } from "./attachment/attached-file.ts";
import { topicsOf } from "./focus/open-page.ts";

/** The part of the context that stays the same for the whole conversation. */
export type StaticContext = Omit<AssistantContext, "definitionOf" | "law" | "attachment" | "formContext">;

type Result<T> = { readonly result: T; readonly context: AssistantContext };

/** Reads the catalog with the pages and topics of law that have arrived, and loads what a reading lacks. */
export type CatalogReader = {
  /** The context of what has arrived. The address of each page that it lacks is added to `missing`. */
  readonly contextNow: (missing: Set<string>) => AssistantContext;
  readonly hasTopics: (topics: readonly string[]) => boolean;
  /** The reading, repeated until no page and no topic is missing; null if one of them does not load. */
  readonly read: <T>(
    read: (context: AssistantContext) => T,
    topicsFor: (result: T, context: AssistantContext) => readonly string[],
  ) => Promise<Result<T> | null>;
};

/** Each round loads what the previous one lacked: pages, then the law that their answers read. */
const MAX_ROUNDS = 6;

/** The address of the definition of a page with a form, such as "calculator:late-fee"; null for any other page. */
const definitionAddress = (id: string, { entries }: CatalogIndex, language: SiteLanguage): string | null => {
  const entry = entries.find(({ kind, id: name }) => `${kind}:${name}` === id);
  const isForm = entry?.status === "ready" && ["document", "calculator", "checker"].includes(entry.kind);
  if (!entry || !isForm) return null;
  return `/catalog/${entry.id}.${isWrittenIn(entry, language) ? language.code : SOURCE_LANGUAGE}.json`;
};

/** The vocabulary with the words in which people answer the questions of pages. */
const withAnswerWords = (vocabulary: SiteVocabulary, words: AnswerWords): SiteVocabulary => ({
  ...vocabulary,
  pages: {
    ...vocabulary.pages,
    ...Object.fromEntries(
      Object.entries(words).map(([id, questions]) => [id, { ...vocabulary.pages[id], questions }] as const),
    ),
  },
});

/** A reader of the catalog for one conversation. */
export const createCatalogReader = (
  client: QueryClient,
  language: SiteLanguage,
  settings: DocumentSettings,
  index: CatalogIndex,
  fixed: StaticContext,
): CatalogReader => {
  const pages = new Map<string, PageDefinition>();
  const topicsLoaded = new Map<string, LawTopic>();
  const wordsAddress = `/catalog/answers.${screenLanguageOf(language.code)}.json`;
  let vocabulary: SiteVocabulary | null = null;

  const contextNow = (missing: Set<string>): AssistantContext => {
    const carried = [...pages.values()].map(topicsOf);
    const attachment = attachedFile.getState().file?.attachment;
    const law: LawByTopic = Object.assign({}, ...carried, Object.fromEntries(topicsLoaded));
    return {
      ...fixed,
      vocabulary: vocabulary ?? fixed.vocabulary,
      definitionOf: (id) => {
        const address = definitionAddress(id, index, language);
        if (address === null) return null;
        if (!pages.has(address)) missing.add(address);
        if (!vocabulary) missing.add(wordsAddress);
        return pages.get(address) ?? null;
      },
      law,
      ...(attachment ? { attachment } : {}),
      formContext: contextOf({ language: language.code }, settings, law, today()),
    };
  };

  const loadOne = async (address: string): Promise<void> => {
    if (address === wordsAddress)
      vocabulary = withAnswerWords(fixed.vocabulary, await loadQuery<AnswerWords>(client, address));
    else pages.set(address, await loadQuery<PageDefinition>(client, address));
  };

  const loadAll = async (addresses: Iterable<string>, topics: readonly string[]): Promise<boolean> => {
    const found = await Promise.allSettled([
      ...[...addresses].map(loadOne),
      ...topics.map(async (topic) => topicsLoaded.set(topic, await loadQuery<LawTopic>(client, lawAddress(topic)))),
    ]);
    return found.every(({ status }) => status === "fulfilled");
  };

  return {
    contextNow,
    hasTopics: (topics) => topics.every((topic) => topicsLoaded.has(topic)),
    read: async (read, topicsFor) => {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const missing = new Set<string>();
        const context = contextNow(missing);
        const result = read(context);
        const topics = topicsFor(result, context).filter((topic) => !topicsLoaded.has(topic));
        if (missing.size + topics.length === 0) return { result, context };
        if (!(await loadAll(missing, topics))) break;
      }
      return null;
    },
  };
};
