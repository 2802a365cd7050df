import type { CompiledCatalog } from "../../../src/compiler/catalog/catalog.ts";
import { lawValuePages } from "../../../src/compiler/search/law-value-pages.ts";
import { messageModel } from "../../../src/compiler/search/message-model.ts";
import { searchData } from "../../../src/compiler/search/search-data.ts";
import type { AnswerWords, SiteVocabulary } from "../../../src/model/site/vocabulary.ts";
import type { LawByTopic } from "../../../src/model/law.ts";
import { SCREEN_LANGUAGES, SOURCE_LANGUAGE } from "../../../src/model/site/screen-language.ts";
import type { ScreenLanguage } from "../../../src/model/site/screen-language.ts";
import type { CatalogFile } from "./read-catalog.ts";
import { reviewCatalog } from "./review-catalog.ts";

/** Where a compiled page is fetched, by id and language ("will.en"). */
export const addressOf = (name: string): string => `/catalog/${name}.json`;

/** Topics of law with rows for whole countries only: a question about one needs no state. */
export const nationwideTopics = (law: LawByTopic): readonly string[] =>
  Object.entries(law).flatMap(([topic, { places }]) =>
    Object.keys(places).every((code) => !code.includes("-")) ? [topic] : [],
  );

/** The vocabulary without the words that the search index, the index of law values and `answerWords` have already. */
const withoutSearchWords = (vocabulary: SiteVocabulary): SiteVocabulary => ({
  ...vocabulary,
  services: [],
  equivalents: {},
  pages: Object.fromEntries(
    Object.entries(vocabulary.pages).flatMap(
      ([id, { intent: _i, synonyms: _s, situations: _t, questions: _q, law, ...own }]) => {
        const owned = law && { law: Object.fromEntries(Object.keys(law).map((value) => [value, {}])) };
        return owned || Object.keys(own).length > 0 ? [[id, { ...own, ...owned }]] : [];
      },
    ),
  ),
});

/** Without the words of screen languages other than this one and English. */
const inLanguage = <Words>(words: Words, language: ScreenLanguage): Words =>
  JSON.parse(
    JSON.stringify(words, (key, part: unknown) =>
      SCREEN_LANGUAGES.some((code) => code === key && code !== SOURCE_LANGUAGE && code !== language) ? undefined : part,
    ),
  ) as Words;

/** What the assistant needs beside the search index; law and definitions are fetched as it needs them. */
export const assistantData = (compiled: CompiledCatalog, language: ScreenLanguage): object => ({
  vocabulary: inLanguage(withoutSearchWords(compiled.vocabulary), language),
  nationwide: nationwideTopics(compiled.law),
  places: inLanguage(
    compiled.jurisdictions.filter(({ kind }) => kind !== "country"),
    language,
  ),
  lawValues: lawValuePages(compiled, language),
});

/** The everyday words in which people answer the questions of each page; loads with the first form that the assistant opens. */
const answerWords = ({ vocabulary }: CompiledCatalog, language: ScreenLanguage): AnswerWords =>
  inLanguage(
    Object.fromEntries(
      Object.entries(vocabulary.pages).flatMap(([id, { questions }]) => (questions ? [[id, questions]] : [])),
    ),
    language,
  );

/**
 * The catalog files a visitor may fetch, by address ("/catalog/will.en.json"), as JSON text.
 *
 * Law is split by topic, so that a page loads only what it reads; so is what a search needs, by screen language. The YAML sources are under
 * `/catalog/src/` for the studio, which fetches all of them at once together with the available icons.
 */
export const catalogFiles = (
  compiled: CompiledCatalog,
  sources: readonly CatalogFile[],
  icons: readonly string[],
): ReadonlyMap<string, string> => {
  const files = Object.fromEntries(sources.map(({ path, text }) => [path, text]));
  const served = new Map<string, string>([
    ["/catalog/index.json", JSON.stringify(compiled.index)],
    ["/catalog/site.json", JSON.stringify(compiled.site)],
    ["/catalog/settings.json", JSON.stringify(compiled.settings)],
    ["/catalog/navigation.json", JSON.stringify(compiled.navigation)],
    ["/catalog/src/all.json", JSON.stringify({ files, icons })],
  ]);
  for (const [name, definition] of compiled.definitions) served.set(addressOf(name), JSON.stringify(definition));
  for (const [name, tool] of compiled.tools) served.set(addressOf(name), JSON.stringify(tool));
  const { tools, requests } = reviewCatalog(compiled);
  served.set("/catalog/playbooks.json", JSON.stringify(tools));
  served.set("/catalog/review-requests.json", JSON.stringify(requests));
  const kinds = [tools.general, ...tools.playbooks].map(({ id, name }) => ({ id, name }));
  served.set("/catalog/review-options.json", JSON.stringify({ kinds, places: tools.places }));
  for (const language of compiled.site.languages)
    served.set(addressOf(`search.${language.code}`), JSON.stringify(searchData(compiled, language)));
  for (const language of SCREEN_LANGUAGES) {
    served.set(addressOf(`assistant.${language}`), JSON.stringify(assistantData(compiled, language)));
    served.set(addressOf(`answers.${language}`), JSON.stringify(answerWords(compiled, language)));
    served.set(addressOf(`messages.${language}`), JSON.stringify(messageModel(compiled, language)));
  }
  for (const [name, page] of compiled.pages) served.set(`/catalog/pages/${name}.json`, JSON.stringify(page));
  for (const [name, topic] of Object.entries(compiled.law))
    served.set(`/catalog/law/${name}.json`, JSON.stringify(topic));
  for (const source of sources) served.set(`/catalog/src/${source.path.replace(/^catalog\//, "")}`, source.text);
  return served;
};
