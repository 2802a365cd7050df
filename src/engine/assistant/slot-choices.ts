import type { PageDefinition } from "../../model/definition.ts";
import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { Field, Option } from "../../model/field.ts";
import { answerShape } from "./answer-shape.ts";
import type { AssistantContext } from "./conversation.ts";
import type { Cues } from "./cues/cues.ts";
import { questionsOf, viewWith } from "./page-questions.ts";
import { contentWords, labelText } from "./spans/label-words.ts";

/** One way in which an option's label says it: words that are all needed. */
type Wording = { readonly field: string; readonly value: string; readonly words: readonly string[] };

/** "A car, truck, or trailer" names an option by each of its parts. */
const PARTS = /[,;:()]| or | such as /;
const LEADING_ANSWER = /^(?:yes|no)(?:,| and)* /i;

const wordingsOf = (field: Field, { value, label }: Option, context: AssistantContext): readonly Wording[] => {
  const parts = labelText(label).replace(LEADING_ANSWER, "").split(PARTS);
  return parts.flatMap((part) => {
    const words = [...contentWords(part, context.pageIndex)];
    return words.length > 0 ? [{ field: field.id, value, words }] : [];
  });
};

/** All wordings of a page, and how many of its questions have each word. */
type PageWordings = { readonly wordings: readonly Wording[]; readonly fieldsWith: ReadonlyMap<string, number> };

const wordingsOfPages = new WeakMap<PageDefinition, PageWordings>();

/** The wordings of all options of a page, and in how many of its choices each word is. */
const pageWordings = (definition: PageDefinition, context: AssistantContext): PageWordings => {
  const known = wordingsOfPages.get(definition);
  if (known) return known;
  const wordings = questionsOf(definition)
    .filter((field) => answerShape(field, context) === "option")
    .flatMap((field) => (field.options ?? []).flatMap((option) => wordingsOf(field, option, context)));
  const fields = new Map<string, Set<string>>();
  const add = (word: string, field: string): unknown => fields.set(word, (fields.get(word) ?? new Set()).add(field));
  for (const { field, words } of wordings) for (const word of words) add(word, field);
  for (const { id, label } of questionsOf(definition))
    for (const word of contentWords(labelText(label), context.pageIndex)) add(word, id);
  for (const word of contentWords(definition.id.replaceAll("-", " "), context.pageIndex)) add(word, "");
  const found = { wordings, fieldsWith: new Map([...fields].map(([word, set]) => [word, set.size])) };
  wordingsOfPages.set(definition, found);
  return found;
};

/** The words of a wording are this near to each other at most. Unit: words. */
const MAX_SPREAD = 6;
const MIN_SCORE = 1;
/** A shorter word, or one for a time, says too little alone. */
const MIN_WORD = 4;
const TIMES = /^(?:year|month|week|day|hour|now|later|other)/;

/** Where the words of a text are that are all needed, the nearest first to last; null if one is missing or they are scattered. */
const placeOf = (words: readonly string[], text: readonly string[]): number | null => {
  const places = words.map((word) => text.indexOf(word));
  if (places.some((at) => at < 0)) return null;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return last - first <= MAX_SPREAD ? first : null;
};

/** The options that a text names by words of their labels which no other choice of the page has. */
export const optionsByLabel = (
  text: string,
  definition: PageDefinition,
  cues: Cues,
  context: AssistantContext,
): ReadonlyMap<string, string> => {
  const { wordings, fieldsWith } = pageWordings(definition, context);
  const typed = context.pageIndex.wordsOf(text);
  const best = new Map<string, { readonly value: string; readonly score: number }>();
  for (const { field, value, words } of wordings) {
    const at = placeOf(words, typed);
    if (at === null || cues.negation.test(typed.slice(0, at).join(" "))) continue;
    const [word = "", ...more] = words;
    if (more.length === 0 && (word.length < MIN_WORD || TIMES.test(word))) continue;
    const score = words.reduce((sum, one) => sum + 1 / (fieldsWith.get(one) ?? 1), 0);
    const other = best.get(field);
    if (score >= MIN_SCORE && (!other || score > other.score)) best.set(field, { value, score });
    else if (other && other.value !== value && score === other.score) best.set(field, { value: "", score });
  }
  return new Map([...best].flatMap(([field, { value }]) => (value === "" ? [] : [[field, value]])));
};

const MOST_EVALUATIONS = 14;

/**
 * The choices that the given answers imply: where a question with an answer is shown for one option only of a question
 * without, that option is meant. Example: an interest rate implies that interest is paid.
 */
export const impliedChoices = (
  definition: PageDefinition,
  answers: RawAnswers,
  context: AssistantContext,
): RawAnswers => {
  const fields = questionsOf(definition);
  const implied: { [question: string]: RawAnswer } = {};
  let left = MOST_EVALUATIONS;
  const shows = (id: string, more: RawAnswers): boolean => {
    left -= 1;
    return viewWith(definition, { ...answers, ...implied, ...more }, context).fields[id]?.visible === true;
  };
  for (const field of fields.filter(({ id, when }) => when && Object.hasOwn(answers, id))) {
    if (shows(field.id, {})) continue;
    const open = fields.filter(
      ({ id }) => field.when?.deps.includes(id) === true && !Object.hasOwn(answers, id) && !Object.hasOwn(implied, id),
    );
    const choices = open.flatMap((one): readonly RawAnswers[] => {
      const shape = answerShape(one, context);
      if (shape === "yes_no") return [{ [one.id]: true }, { [one.id]: false }];
      return shape === "option" ? (one.options ?? []).map(({ value }) => ({ [one.id]: value })) : [];
    });
    if (choices.length > left) break;
    const [only, ...more] = choices.filter((choice) => shows(field.id, choice));
    if (only && more.length === 0) Object.assign(implied, only);
  }
  return implied;
};
