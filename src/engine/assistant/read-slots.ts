import { fieldKindOf } from "../../fields/registry/field-kinds.ts";
import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { PageVocabulary, QuestionWords } from "../../model/site/vocabulary.ts";
import { answerShape } from "./answer-shape.ts";
import { hasPhrase, optionInText } from "./spans/option-words.ts";
import { pageContext, formOf, questionsOf } from "./page-questions.ts";
import { toRawAnswers } from "../form/answers/answers-file.ts";
import type { AnswerSpan } from "./spans/find-spans.ts";
import type { Cues } from "./cues/cues.ts";
import type { AssistantContext } from "./conversation.ts";
import type { Utterance } from "./utterance.ts";

/** Phrases that people write beside the answer to a question, in the language of the conversation and in English. */
const cuePhrases = (words: QuestionWords | undefined, context: AssistantContext): readonly string[] => [
  ...new Set([...(words?.[context.language] ?? []), ...(words?.en ?? [])]),
];

/** Whether a span can be an answer of a kind; an amount with a mark fits the kind with that unit only. */
export const matchesKind = (span: AnswerSpan, field: Field, context: AssistantContext): boolean => {
  const shape = answerShape(field, context);
  if (span.type !== "amount") return shape === span.type;
  const isAmount = shape === "money" || shape === "percent" || shape === "number";
  return isAmount && (span.unit === "none" || span.unit === shape);
};

/** The answer as an answers file has it, undefined if the kind refuses it. */
export const acceptedAnswer = (raw: RawAnswer, field: Field, context: AssistantContext): RawAnswer | undefined => {
  const kind = fieldKindOf(field.kind);
  const parsed = kind.parse(raw, field, context.formContext);
  return parsed.ok && parsed.value !== null ? kind.toRaw(parsed.value, field) : undefined;
};

/** How far the words that belong to an answer may be from it: four or five words. Unit: characters. */
const WINDOW = 28;

/** A Japanese particle, which belongs to the words before it: "1500ドルから". */
const isPostposition = (cue: string): boolean => /^[\p{Script=Hiragana}]{1,2}$/u.test(cue);

/** What is on the other side of a comma belongs to another answer more often: "750/month, $500 deposit". */
const acrossComma = (between: string): number => (/[,;、]/.test(between) ? 0.6 : 1);

/** How near a phrase before a span is, from 0 to 1. */
const proximityBefore = (before: string, cue: string, hasPrevious: boolean): number => {
  const at = before.lastIndexOf(cue);
  if (hasPrevious && at === 0 && isPostposition(cue)) return 0;
  if (at < 0 || !hasPhrase(before, cue)) return 0;
  const between = before.trimEnd().slice(at + cue.length);
  return acrossComma(between) / (1 + between.length / 5);
};

/** How near a phrase after a span is; one that is as near to the next span belongs to that one. */
const proximityAfter = (after: string, cue: string, hasNext: boolean): number => {
  const at = after.indexOf(cue);
  if (at < 0 || !hasPhrase(after, cue)) return 0;
  if (at === 0 && isPostposition(cue)) return 0.95;
  if (hasNext && after.length - at - cue.length <= at) return 0;
  return (0.95 * acrossComma(after.slice(0, at))) / (1 + at / 5);
};

/** "1,275 to 1,500" is a range although its "from" is left out. */
const RANGE = /^ ?(?:to|up to|->|→) ?$/;
const MIN_RANGE_AMOUNT = 100;

const rangeWord = (text: string, span: AnswerSpan, next: AnswerSpan | undefined): string =>
  span.type === "amount" &&
  next?.type === "amount" &&
  Number(span.value) >= MIN_RANGE_AMOUNT &&
  RANGE.test(text.slice(span.end, next.start))
    ? " from"
    : "";

/** How near the words beside a question's answer are to a span; 0 if none is in reach. */
const proximity = (text: string, span: AnswerSpan, spans: readonly AnswerSpan[], cues: readonly string[]): number => {
  const ends = spans.filter(({ end }) => end <= span.start).map(({ end }) => end);
  const starts = spans.filter(({ start }) => start >= span.end).map(({ start }) => start);
  const right = Math.min(text.length, span.end + WINDOW, ...starts);
  const left = Math.max(0, span.start - WINDOW, ...ends);
  const next = spans.find(({ start }) => start >= span.end);
  const before = `${text.slice(left, span.start).trimEnd()}${rangeWord(text, span, next)}`;
  const after = text.slice(span.end, right);
  return cues
    .map((cue) =>
      Math.max(proximityBefore(before, cue, ends.includes(left)), proximityAfter(after, cue, starts.includes(right))),
    )
    .reduce((total, near) => total + near, 0);
};

/** A large bare number is money; a small one is a number or nothing. */
const isPlausible = (span: AnswerSpan, field: Field, near: number, context: AssistantContext): boolean => {
  if (span.type !== "amount" || span.unit !== "none" || near > 0) return true;
  return answerShape(field, context) === "money" && Number(span.value) >= 100 && !/^(?:19|20)\d\d$/.test(span.value);
};

/** "A 2015 truck, $8,900": beside an amount with its mark, a bare number like a year is no amount. */
const isYearBesideAmount = (span: AnswerSpan, spans: readonly AnswerSpan[]): boolean =>
  span.type === "amount" &&
  span.unit === "none" &&
  /^(?:19|20)\d\d$/.test(span.value) &&
  spans.some(({ unit }) => unit === "money");

type Pair = { readonly span: AnswerSpan; readonly field: Field; readonly score: number };

const candidatePairs = (
  text: string,
  spans: readonly AnswerSpan[],
  fields: readonly Field[],
  words: PageVocabulary | undefined,
  context: AssistantContext,
): readonly Pair[] => {
  const isOnlyPlace = fields.filter((field) => answerShape(field, context) === "place").length === 1;
  return spans.flatMap((span) =>
    fields.flatMap((field, order) => {
      if (!matchesKind(span, field, context) || isYearBesideAmount(span, spans)) return [];
      const own = words?.questions?.[field.id];
      const near = proximity(text, span, spans, cuePhrases(own, context));
      const isAlways = own?.always === true || (span.type === "place" && isOnlyPlace);
      const score = near + (isAlways ? 0.15 : 0);
      return score > 0 && isPlausible(span, field, near, context) ? [{ span, field, score: score - order / 1000 }] : [];
    }),
  );
};

const assignSpans = (pairs: readonly Pair[]): readonly Pair[] => {
  const [taken, given] = [new Set<AnswerSpan>(), new Set<string>()];
  return pairs
    .toSorted((a, b) => b.score - a.score)
    .filter(({ span, field }) => {
      if (taken.has(span) || given.has(field.id)) return false;
      taken.add(span);
      given.add(field.id);
      return true;
    });
};

const yesOrNo = (text: string, phrases: readonly string[], cues: Cues): boolean | undefined => {
  const found = phrases.find((phrase) => hasPhrase(text, phrase));
  if (found === undefined) return undefined;
  return !cues.negation.test(text.slice(0, text.indexOf(found)));
};

const answerFromPhrases = (
  text: string,
  field: Field,
  context: AssistantContext,
  cues: Cues,
  words: PageVocabulary | undefined,
): RawAnswer | undefined => {
  const own = words?.questions?.[field.id];
  const shape = answerShape(field, context);
  if (shape === "option") return optionInText(text, field, own, context.language, cues, false);
  if (shape === "yes_no" && own) return yesOrNo(text, cuePhrases(own, context), cues);
  if (shape === "money" && own && yesOrNo(text, cuePhrases(own, context), cues) === false) return "0";
  return undefined;
};

/** A name after "called" or "named", as it was typed. */
const nameInText = (
  typed: string,
  field: Field,
  cues: Cues,
  context: AssistantContext,
  words: PageVocabulary | undefined,
): RawAnswer | undefined => {
  if (answerShape(field, context) !== "text" || !words?.questions?.[field.id]) return undefined;
  return new RegExp(cues.nameAfter.source, "i").exec(typed)?.[1];
};

/** Weight of a question that is hidden for the answers so far; later answers may show it. */
const HIDDEN_WEIGHT = 0.4;

/** Whether the page asks a question, given these answers. */
const visibleWith = (
  definition: PageDefinition,
  answers: RawAnswers,
  context: AssistantContext,
): ((field: Field) => boolean) => {
  const form = formOf(definition);
  const formContext = pageContext(definition, context);
  const view = form.evaluate(toRawAnswers(form, answers, formContext).answers, formContext);
  return ({ id }) => view.fields[id]?.visible === true;
};

/** The answers that a sentence gives to a page's questions in passing. */
export const readSlots = (
  { typed, text, spans, cues }: Utterance,
  definition: PageDefinition,
  context: AssistantContext,
  given: RawAnswers = {},
): RawAnswers => {
  const id = definition.id;
  const words = context.vocabulary.pages[id];
  const fields = questionsOf(definition);
  const slots: Record<string, RawAnswer> = {};
  const put = (field: Field, raw: RawAnswer | undefined): void => {
    const answer = raw === undefined ? undefined : acceptedAnswer(raw, field, context);
    if (answer !== undefined) slots[field.id] = answer;
  };
  for (const field of fields)
    put(field, answerFromPhrases(text, field, context, cues, words) ?? nameInText(typed, field, cues, context, words));
  for (const span of spans.filter(({ type }) => type === "place"))
    for (const { field } of assignSpans(candidatePairs(text, [span], fields, words, context))) put(field, span.value);
  const isAsked = visibleWith(definition, { ...given, ...slots }, context);
  const pairs = candidatePairs(text, spans, fields, words, context).map((pair) =>
    isAsked(pair.field) ? pair : { ...pair, score: pair.score * HIDDEN_WEIGHT },
  );
  for (const { field, span } of assignSpans(pairs)) put(field, span.value);
  return slots;
};
