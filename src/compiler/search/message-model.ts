import { NO_PAGE } from "../../engine/search/classify-message.ts";
import { messageFeatures } from "../../engine/search/message-features.ts";
import { foldPlaces } from "../../engine/search/without-places.ts";
import { createWordReader } from "../../engine/search/word-reader.ts";
import type { MessageModel } from "../../model/site/message-model.ts";
import type { PageMessages } from "../../model/site/page-messages.ts";
import type { ScreenLanguage } from "../../model/site/screen-language.ts";
import type { SearchData } from "../../model/site/search-data.ts";
import type { CompiledCatalog } from "../catalog/compile-catalog.ts";
import { learnMessages } from "./learn/learn-messages.ts";
import { packModel } from "./learn/pack-model.ts";
import type { Example } from "./learn/training-rows.ts";
import { searchData } from "./search-data.ts";

/** A name, synonym or situation of a page beside an example message; it is shorter, and the search index has it already. */
const PHRASE_WEIGHT = 0.2;
/** As many as fit into 80 KB compressed. */
const MOST_WEIGHTS = 36_000;

const examplesOf = (
  messages: readonly PageMessages[],
  { pages, places, equivalents }: SearchData,
  language: ScreenLanguage,
): readonly Example[] => {
  const wordsOf = createWordReader(equivalents);
  const folded = foldPlaces(places);
  const classes = new Map(pages.map(({ id }) => [id.slice(id.indexOf(":") + 1), id]));
  const exampleOf = (text: string, classId: string, isTyped: boolean): Example => ({
    features: messageFeatures(text, wordsOf, folded),
    classId,
    weight: isTyped ? 1 : PHRASE_WEIGHT,
    isTyped,
  });
  const typed = messages.flatMap(({ id, hasPage, messages: own }) => {
    const classId = hasPage ? classes.get(id) : NO_PAGE + id;
    return classId === undefined ? [] : (own[language] ?? []).map((text) => exampleOf(text, classId, true));
  });
  if (typed.length === 0) return [];
  const phrases = pages.flatMap(({ id, name, synonyms, situations }) =>
    [...new Set([name, ...synonyms, ...situations])].map((text) => exampleOf(text, id, false)),
  );
  return [...typed, ...phrases];
};

/** Learns from the example messages of a language, and from the names and everyday words of the pages in its search data. */
export const learnModel = (
  messages: readonly PageMessages[],
  data: SearchData,
  language: ScreenLanguage,
): MessageModel => {
  const referrals = messages.flatMap(({ id, referral }) =>
    referral === null ? [] : [[NO_PAGE + id, referral] as const],
  );
  return packModel(learnMessages(examplesOf(messages, data, language), MOST_WEIGHTS), Object.fromEntries(referrals));
};

/** The message model of a screen language. */
export const messageModel = (compiled: CompiledCatalog, language: ScreenLanguage): MessageModel => {
  const site = compiled.site.languages.find(({ code }) => code === language);
  const messages = compiled.messages.map((message) => ({
    ...message,
    messages: { [language]: message.messages[language] ?? [] },
  }));
  if (!site) return learnModel([], { pages: [], places: [], equivalents: [] }, language);
  const data = searchData(compiled, site);
  return compiled.store(`messages.${language}`, [JSON.stringify([messages, data])], () =>
    learnModel(messages, data, language),
  );
};
