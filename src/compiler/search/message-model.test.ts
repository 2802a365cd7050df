import { expect, test } from "vitest";
import { createClassifier } from "../../engine/search/classify-message.ts";
import { messageFeatures } from "../../engine/search/message-features.ts";
import { prepareSearch } from "../../engine/search/prepare-search.ts";
import { searchPages } from "../../engine/search/search-pages.ts";
import { withMessages } from "../../engine/search/with-messages.ts";
import { createWordReader } from "../../engine/search/word-reader.ts";
import type { MessageModel } from "../../model/site/message-model.ts";
import type { PageMessages } from "../../model/site/page-messages.ts";
import type { SearchPage } from "../../model/site/search-data.ts";
import { learnMessages } from "./learn/learn-messages.ts";
import { packModel } from "./learn/pack-model.ts";
import { learnModel } from "./message-model.ts";

const page = (id: string, name: string, synonyms: readonly string[] = []): SearchPage => ({
  id: `document:${id}`,
  name,
  href: `/${id}`,
  icon: "file",
  planned: false,
  about: "",
  synonyms,
  situations: [],
  text: "",
  intent: "draft",
});

const data = {
  pages: [page("boat", "Boat Sale"), page("garden", "Garden Lease"), page("barn", "Barn Permit")],
  places: ["Far Land"],
  equivalents: [],
};

const about = (id: string, en: readonly string[], more: Partial<PageMessages> = {}): PageMessages => ({
  id,
  hasPage: true,
  referral: null,
  messages: { en },
  ...more,
});

const messages = [
  about("boat", [
    "my dinghy goes to a guy from church, he pays cash",
    "selling the pontoon and its trailer",
    "someone buys my old canoe tomorrow",
    "want a receipt for the dinghy",
  ]),
  about("garden", [
    "she grows tomatoes behind my house and pays monthly",
    "letting the allotment for a season",
    "tomatoes and beans on my plot, what do we sign",
    "a neighbor uses my plot each summer",
  ]),
  about("weather", ["will it rain tomorrow", "how hot is it outside", "is a storm coming"], {
    hasPage: false,
    referral: "forecast",
  }),
];

const model = learnModel(messages, data, "en");
const index = withMessages(prepareSearch(data, ["my", "a", "the", "i", "need"]), model);
const found = (query: string): readonly string[] => searchPages(index, query).map((hit) => hit.page.id);
const likeliest = (text: string, of: MessageModel = model): string | undefined => {
  const features = messageFeatures(text, createWordReader([]), []);
  return [...createClassifier(of)(features)].toSorted(([, a], [, b]) => b - a)[0]?.[0];
};

test("a page is found by words that only its messages have", () => {
  expect(searchPages(prepareSearch(data, []), "the dinghy and its trailer")).toEqual([]);
  expect(found("the dinghy and its trailer")[0]).toBe("document:boat");
  expect(found("my sister grows beans on the plot")[0]).toBe("document:garden");
});

test("a page without messages is found by its name, and a name wins over messages", () => {
  expect(found("barn permit")[0]).toBe("document:barn");
  expect(found("boat sale")[0]).toBe("document:boat");
  expect(found("garden lease for tomatoes")[0]).toBe("document:garden");
});

test("a message that no page answers is recognized, with its referral", () => {
  expect(likeliest("is it hot or a storm")).toBe("none:weather");
  expect(model.referrals).toEqual({ "none:weather": "forecast" });
});

test("an amount alone finds nothing, though messages have amounts", () => {
  const priced = learnModel([about("boat", ["my boat for 5500", "1200 for the dinghy"])], data, "en");
  expect(searchPages(withMessages(prepareSearch(data, []), priced), "1200")).toEqual([]);
});

test("likelihoods add up to one, less for a text of few words; a text without a known word has none", () => {
  const sumOf = (text: string) => [...index.classify(text).values()].reduce((sum, share) => sum + share, 0);
  expect(sumOf("someone buys my old dinghy tomorrow")).toBeCloseTo(1);
  // One distinctive word of five.
  expect(sumOf("the dinghy")).toBeCloseTo(0.2);
  expect(index.classify("zzz qqq").size).toBe(0);
});

test("the same messages always give the same model", () => {
  expect(JSON.stringify(learnModel(messages, data, "en"))).toBe(JSON.stringify(model));
});

test("with two thirds of the weights the answers stay the same", () => {
  const examples = messages.flatMap(({ id, messages: { en = [] } }) =>
    en.map((text) => ({
      features: messageFeatures(text, createWordReader([]), []),
      classId: id,
      weight: 1,
      isTyped: true,
    })),
  );
  const all = learnMessages(examples, Infinity);
  const count = all.owners.flat().length;
  const few = learnMessages(examples, Math.floor((2 * count) / 3));
  expect(few.owners.flat().length).toBeLessThan(0.9 * count);
  for (const { id, messages: own } of messages)
    for (const text of own.en ?? []) {
      expect(likeliest(text, packModel(all, {}))).toBe(id);
      expect(likeliest(text, packModel(few, {}))).toBe(id);
    }
});

test("a language without messages has an empty model, with which the search still works", () => {
  const none = learnModel(messages, data, "ja");
  expect(none.classes).toEqual([]);
  const plain = withMessages(prepareSearch(data, []), none);
  expect(searchPages(plain, "boat sale")[0]?.page.id).toBe("document:boat");
});

test("scripts without spaces are compared by characters", () => {
  const japanese = learnModel(
    [
      about("boat", [], { messages: { ja: ["小舟を友人に売ります"] } }),
      about("garden", [], { messages: { ja: ["畑を貸したい"] } }),
    ],
    data,
    "ja",
  );
  expect(likeliest("友人が小舟を買う", japanese)).toBe("document:boat");
});

test.each(["dinghy tomatoes ", "舟", "a"])("of a long text of %s only the first 2,000 characters are read", (part) => {
  const text = part.repeat(20_000);
  expect(index.classify(`${text} my dinghy`)).toEqual(index.classify(text.slice(0, 2000)));
});
