import type { MessageModel } from "../../model/site/message-model.ts";
import { createClassifier } from "./classify-message.ts";
import type { Likelihoods } from "./classify-message.ts";
import { messageFeatures } from "./message-features.ts";
import type { SearchIndex } from "./prepare-search.ts";

/** A text of fewer distinctive words says less about what its writer needs. */
const WORDS_OF_MESSAGE = 5;

/** How far the likelihoods of a text can be relied on, from 0 to 1. */
const trustIn = (text: string, { wordsOf, stopWords }: SearchIndex): number => {
  const words = new Set(wordsOf(text.slice(0, 2000)).filter((word) => !stopWords.has(word) && !/\d/.test(word)));
  return Math.min(1, words.size / WORDS_OF_MESSAGE);
};

/** The index with what was learned from example messages. */
export const withMessages = (index: SearchIndex, model: MessageModel): SearchIndex => {
  const classifier = createClassifier(model);
  const classify = (text: string): Likelihoods => {
    const trust = trustIn(text, index);
    const likelihoods = classifier(messageFeatures(text, index.wordsOf, index.places));
    return new Map([...likelihoods].map(([id, share]) => [id, share * trust]));
  };
  let latest: { readonly text: string; readonly likelihoods: Likelihoods } | null = null;
  return {
    ...index,
    referrals: model.referrals,
    // One reply searches for the same text several times.
    classify: (text) => {
      if (latest?.text !== text) latest = { text, likelihoods: classify(text) };
      return latest.likelihoods;
    },
  };
};
