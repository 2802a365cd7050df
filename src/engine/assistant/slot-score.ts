import type { PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { QuestionWords } from "../../model/site/vocabulary.ts";
import { isoDate } from "../../values/date.ts";
import { isDurationUnit } from "../../values/parsing/parse-duration.ts";
import { answerShape } from "./answer-shape.ts";
import type { AnswerShape } from "./answer-shape.ts";
import type { AssistantContext } from "./conversation.ts";
import { questionsOf } from "./page-questions.ts";
import { labelPeriod, periodOf } from "./spans/amount-period.ts";
import type { AmountPeriod } from "./spans/amount-period.ts";
import {
  besideCount,
  countsThings,
  isDifference,
  isLargeAmount,
  isYearBesideAmount,
  isYearOfThing,
} from "./spans/amount-words.ts";
import type { AnswerSpan } from "./spans/answer-span.ts";
import { contentWords, isPastQuestion, labelText, weighWords } from "./spans/label-words.ts";
import type { LabelWords } from "./spans/label-words.ts";
import { proximity, surroundingsOf, nearbyWords } from "./spans/nearness.ts";
import type { Surroundings } from "./spans/nearness.ts";

/** Phrases that people write beside the answer to a question, in the language of the conversation and in English. */
export const cuePhrases = (words: QuestionWords | undefined, context: AssistantContext): readonly string[] => [
  ...new Set([...(words?.[context.language] ?? []), ...(words?.en ?? [])]),
];

/** What the score of a question needs of its text, prepared once. */
type Question = {
  readonly field: Field;
  readonly shape: AnswerShape;
  readonly label: string;
  readonly words: LabelWords;
  readonly period: AmountPeriod | undefined;
};

const NO_WORDS: LabelWords = new Map();

const preparePage = (definition: PageDefinition, context: AssistantContext): readonly Question[] => {
  const questions = questionsOf(definition).map((field) => {
    const label = labelText(field.label);
    return { field, shape: answerShape(field, context), label, period: labelPeriod(label) };
  });
  const weighed = [...new Set(questions.map(({ shape }) => shape))].flatMap((shape) => {
    const alike = questions.filter((question) => question.shape === shape);
    const words = alike.map(
      ({ field, label }) =>
        [field.id, contentWords(`${label} ${field.id.replaceAll("_", " ")}`, context.pageIndex)] as const,
    );
    return [...weighWords(new Map(words))];
  });
  const words = new Map(weighed);
  return questions.map((question) => ({ ...question, words: words.get(question.field.id) ?? NO_WORDS }));
};

const preparedPages = new WeakMap<PageDefinition, readonly Question[]>();

const preparedPage = (definition: PageDefinition, context: AssistantContext): readonly Question[] => {
  const questions = preparedPages.get(definition) ?? preparePage(definition, context);
  preparedPages.set(definition, questions);
  return questions;
};

/** The words around a span as labels have them, each with how near it is. */
const nearWords = (around: Surroundings, { pageIndex }: AssistantContext): ReadonlyMap<string, number> => {
  const best = new Map<string, number>();
  for (const { word, near } of nearbyWords(around))
    for (const part of pageIndex.wordsOf(word)) best.set(part, Math.max(best.get(part) ?? 0, near));
  return best;
};

/** Label words weigh less than the phrases that people use. */
const LABEL_WEIGHT = 0.8;
/** A page's only question of its shape gets the only value of that shape. */
const ONLY = 0.15;
const MIN_NEAR = 0.12;
const SAME_PERIOD = 0.5;
const OTHER_PERIOD = 0.2;
const OPTIONAL_WEIGHT = 0.6;
const ROLE = 0.5;
const YEAR = 0.4;
/** Weight of a question that is hidden for the answers so far; later answers may show it. */
const HIDDEN_WEIGHT = 0.4;
/** Of a city, where the text names a state, too: a "Tacoma" is sold in Idaho. */
const CITY_WEIGHT = 0.5;
const TIE = 0.03;
const MOST_PERCENT = 100;

/** A span with what is around it. */
type Seen = {
  readonly span: AnswerSpan;
  readonly around: Surroundings;
  readonly words: ReadonlyMap<string, number>;
  readonly besideWords: ReadonlyMap<string, number>;
  readonly period: AmountPeriod | undefined;
};

/** How the words before a value say what it is: "by May 1" a deadline, "up to 500" a limit; below zero if another thing. */
const roleOf = ({ span, around }: Seen, label: string, { cues }: AssistantContext): number => {
  const said = cues.roles.filter((role) => role.type === span.type && role.before.test(around.before));
  if (said.some((role) => role.label.test(label))) return ROLE;
  return said.some(({ excludes }) => excludes) ? -ROLE : 0;
};

/** Whether a date fits the tense of its question: "When will you sign?" asks for no day of an earlier year. */
const fitsTense = ({ value, last }: AnswerSpan, label: string, { formContext }: AssistantContext): boolean => {
  const today = isoDate(formContext.today);
  const isPast = isPastQuestion(label);
  if (isPast === undefined || last !== undefined) return true;
  return isPast ? value <= today : value >= today.slice(0, 4);
};

const labelNearness = (question: Question, words: ReadonlyMap<string, number>): number =>
  LABEL_WEIGHT * [...question.words].reduce((sum, [word, weight]) => sum + weight * (words.get(word) ?? 0), 0);

/** How well the words around an amount of money fit a question; null if they name another period or no price. */
const moneyNearness = (
  { span, around, period }: Seen,
  question: Question,
  cue: number,
  named: number,
  questions: readonly Question[],
): number | null => {
  if (cue === 0 && countsThings(span, around.after)) return null;
  const near = cue + named;
  if (period === undefined) return near;
  if (question.period !== undefined && question.period !== period) return null;
  if (question.period === undefined) return cue === 0 ? near * OTHER_PERIOD : near;
  const isFirst = questions.find((one) => one.shape === "money" && one.period === period) === question;
  return near + (near > 0 || isFirst ? SAME_PERIOD : 0);
};

/** How well the words around a span fit a question; null if it cannot be its answer. */
const nearness = (
  seen: Seen,
  question: Question,
  cue: number,
  questions: readonly Question[],
  context: AssistantContext,
): number | null => {
  const { span, around, words, besideWords, period } = seen;
  const { shape, label, field } = question;
  const role = roleOf(seen, label, context);
  if (span.type !== "amount") return cue + labelNearness(question, words) + role;
  if (isDifference(around.after)) return null;
  if (shape === "number") {
    if (isYearOfThing(span, around, label)) return cue + YEAR;
    const isTime = span.duration !== undefined;
    if (!isTime && (period !== undefined || (isDurationUnit(field.unit) && cue === 0))) return null;
    return cue + labelNearness(question, isTime ? words : besideWords);
  }
  const named = labelNearness(question, words);
  if (shape === "percent")
    return span.unit === "percent" || (cue > 0 && Number(span.value) <= MOST_PERCENT) ? cue + named : null;
  return moneyNearness(seen, question, cue, named + role, questions);
};

/** A bare number needs words beside it, unless it is large and the question asks for money. */
const isPlausible = (span: AnswerSpan, shape: AnswerShape, near: number): boolean =>
  span.type !== "amount" || span.unit !== "none" || near >= MIN_NEAR || (shape === "money" && isLargeAmount(span));

/** A page that a text may answer: which of its questions are shown, and the phrases for each. */
export type SlotPage = {
  readonly definition: PageDefinition;
  readonly isShown: (field: Field) => boolean;
  readonly wordsFor: (field: Field) => QuestionWords | undefined;
};

/** The question that gets the only value of its kind: the only one shown that must be answered, or the first place. */
const onlyQuestion = (
  span: AnswerSpan,
  spans: readonly AnswerSpan[],
  like: readonly Question[],
  page: SlotPage,
): Field | undefined => {
  const others = spans.filter(
    (one) =>
      one !== span &&
      one.type === span.type &&
      (one.type !== "amount" || (isLargeAmount(one) && (one.unit === "percent") === (span.unit === "percent"))),
  );
  if (span.type === "place") return like.length === 1 || others.length === 0 ? like[0]?.field : undefined;
  if (others.length > 0 || (span.type === "amount" && !isLargeAmount(span))) return undefined;
  const [only, ...more] = like.filter(({ field }) => page.isShown(field) && field.optional !== true);
  return more.length === 0 ? only?.field : undefined;
};

/** A span with a question that it may answer; the greater the score, the better it fits. */
export type Pair = { readonly span: AnswerSpan; readonly field: Field; readonly score: number };
type ScoredPair = Pair & { readonly isByCue: boolean };

/** Questions that the words around a span fit equally well are left open. */
const withoutTies = (pairs: readonly ScoredPair[]): readonly Pair[] => {
  const [best, next] = pairs.toSorted((a, b) => b.score - a.score);
  const isTie = best && next && !best.isByCue && !next.isByCue && best.score - next.score < TIE;
  return isTie ? pairs.filter((pair) => pair.isByCue) : pairs;
};

/** Which spans may answer which questions, with how well. */
export const candidatePairs = (
  text: string,
  spans: readonly AnswerSpan[],
  page: SlotPage,
  fits: (span: AnswerSpan, field: Field) => boolean,
  context: AssistantContext,
): readonly Pair[] => {
  const questions = preparedPage(page.definition, context);
  const hasState = spans.some(({ type, isCity }) => type === "place" && isCity !== true);
  return spans.flatMap((span) => {
    const isBesideAmount = isYearBesideAmount(span, spans);
    const around = surroundingsOf(text, span, spans);
    const seen: Seen = {
      span,
      around,
      words: nearWords(around, context),
      besideWords: nearWords(besideCount(around), context),
      period: span.type === "amount" ? periodOf(around.before, around.after) : undefined,
    };
    const pairs = questions.flatMap((question, order): readonly ScoredPair[] => {
      const { field, shape, label } = question;
      if (!fits(span, field) || (span.type === "date" && !fitsTense(span, label, context))) return [];
      if (isBesideAmount && !isYearOfThing(span, around, label)) return [];
      const own = page.wordsFor(field);
      const cue = proximity(around, cuePhrases(own, context));
      const near = nearness(seen, question, cue, questions, context);
      if (near === null) return [];
      const like = questions.filter((one) => one.shape === shape);
      const base = own?.always === true || onlyQuestion(span, spans, like, page) === field ? ONLY : 0;
      if (near + base < MIN_NEAR || !isPlausible(span, shape, near)) return [];
      const shown = page.isShown(field) ? 1 : HIDDEN_WEIGHT;
      const optional = field.optional === true ? OPTIONAL_WEIGHT : 1;
      const city = span.isCity === true && hasState ? CITY_WEIGHT : 1;
      const score = (near + base) * shown * optional * city - order / 1000;
      return [{ span, field, score, isByCue: cue > 0 || base > 0 }];
    });
    return withoutTies(pairs);
  });
};
