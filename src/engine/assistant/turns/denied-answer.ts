import type { RawAnswers } from "../../../model/answers.ts";
import type { PageDefinition } from "../../../model/definition.ts";
import type { Field } from "../../../model/field.ts";
import { openWithAnswers } from "../answered-page.ts";
import { answerShape } from "../answer-shape.ts";
import type { AssistantContext } from "../conversation.ts";
import { normalizeInput } from "../spans/normalize-input.ts";
import { questionsOf } from "../page-questions.ts";
import { acceptedAnswer } from "../read-slots.ts";
import type { Utterance } from "../utterance.ts";

/** A longer text is a story that begins with a denial. Units: words, and characters where words have no spaces. */
const MAX_WORDS = 12;
const MAX_CHARACTERS = 80;
const MIN_WORD_LENGTH = 4;

const isText = (part: unknown): part is string => typeof part === "string";

const stem = (word: string): string => word.replace(/s$/, "");

const contentWords = (text: string): ReadonlySet<string> =>
  new Set(
    normalizeInput(text)
      .split(/[^\p{L}]+/u)
      .map(stem)
      .filter(({ length }) => length >= MIN_WORD_LENGTH),
  );

const sharedWords = (text: string, own: ReadonlySet<string>): number =>
  [...contentWords(text)].filter((word) => own.has(word)).length;

const textOf = (parts: Field["label"] | undefined): string => (parts ?? []).filter(isText).join(" ");

const wordsOf = (field: Field): string => `${textOf(field.label)} ${textOf(field.hint)}`;

/**
 * Whether a text denies something and asks for nothing. While a question is open, that is an answer to its page; after
 * the last question it must be a bare denial ("nothing else") or use a word of one of the questions.
 */
export const isDenial = ({ text, cues }: Utterance, definition: PageDefinition, hasOpenQuestion: boolean): boolean => {
  const isShort = text.length <= MAX_CHARACTERS && text.split(" ").length <= MAX_WORDS;
  if (!isShort || !cues.denial.test(text) || cues.request.test(text)) return false;
  const words = contentWords(text);
  return (
    hasOpenQuestion ||
    cues.bareDenial.test(text) ||
    questionsOf(definition).some((field) => sharedWords(wordsOf(field), words) > 0)
  );
};

/** A zero for the one amount, not yet given, whose question has the words of a denial; empty if that is not clear. */
export const deniedAmount = (
  { text }: Utterance,
  definition: PageDefinition,
  given: RawAnswers,
  context: AssistantContext,
): RawAnswers => {
  const words = contentWords(text);
  const { view } = openWithAnswers(definition, given, context);
  const ranked = questionsOf(definition)
    .filter((field) => !Object.hasOwn(given, field.id) && view.fields[field.id]?.visible === true)
    .filter((field) => answerShape(field, context) === "money")
    .map((field) => ({ field, shared: sharedWords(textOf(field.label), words) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared);
  const [best, next] = ranked;
  if (!best || best.shared === next?.shared) return {};
  const { field } = best;
  const answer = acceptedAnswer("0", field, context);
  if (answer === undefined) return {};
  const isRefused = openWithAnswers(definition, { ...given, [field.id]: answer }, context).view.fields[field.id]
    ?.problem;
  return isRefused ? {} : { [field.id]: answer };
};
