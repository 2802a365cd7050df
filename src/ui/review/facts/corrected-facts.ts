import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { KeyFact, KeyFactId } from "../../../model/review/review.ts";
import type { ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { factText } from "./fact-text.ts";

/** The key of the visitor's correction of a fact among the decisions. */
export const factKey = (id: KeyFactId): string => `fact:${id}`;

/** The key facts with the visitor's corrections; a corrected fact keeps the place of its first value. */
export const correctedFacts = (facts: readonly KeyFact[], decisions: ReviewDecisions): readonly KeyFact[] =>
  facts.map((fact) => {
    const { text } = decisions[factKey(fact.id)] ?? {};
    const [first] = fact.values;
    return text === undefined || !first ? fact : { ...fact, values: [{ ...first, text }] };
  });

const isState = (text: string, messages: ReviewMessages): text is keyof ReviewMessages["signatureStates"] =>
  Object.hasOwn(messages.signatureStates, text);

/** One value of a key fact as it is read: dates in words, and the state of the signatures. */
export const factValueText = (id: KeyFactId, text: string, messages: ReviewMessages): string =>
  id === "signatures" && isState(text, messages) ? messages.signatureStates[text] : factText(text, messages.language);
