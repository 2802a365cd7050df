import { fieldKindOf } from "../../fields/registry/field-kinds.ts";
import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { PageVocabulary } from "../../model/site/vocabulary.ts";
import { isMarkOf } from "../../values/money.ts";
import { isDurationUnit } from "../../values/parsing/parse-duration.ts";
import { answerShape } from "./answer-shape.ts";
import { hasPhrase, optionInText } from "./spans/option-words.ts";
import { onPage, questionsOf, viewWith } from "./page-questions.ts";
import { impliedChoices, optionsByLabel } from "./slot-choices.ts";
import { assignSpans } from "./assign-spans.ts";
import { candidatePairs, cuePhrases } from "./slot-score.ts";
import type { SlotPage } from "./slot-score.ts";
import { isPastMention } from "./spans/date-spans.ts";
import { isPastQuestion, labelText } from "./spans/label-words.ts";
import type { AnswerSpan } from "./spans/answer-span.ts";
import type { Cues } from "./cues/cues.ts";
import type { AssistantContext } from "./conversation.ts";
import type { Utterance } from "./utterance.ts";

/** Whether an amount is written in a currency that a question does not take. */
export const isOtherCurrency = ({ currency }: AnswerSpan, field: Field, { formContext }: AssistantContext): boolean => {
  const own = fieldKindOf(field.kind).unit?.(field, formContext);
  return currency !== undefined && own !== undefined && !isMarkOf(currency, own);
};

/** Whether a span can be an answer of a kind; an amount with a mark fits the kind with that unit only. */
export const matchesKind = (span: AnswerSpan, field: Field, context: AssistantContext): boolean => {
  const shape = answerShape(field, context);
  if (span.type !== "amount") return shape === span.type;
  if (span.duration !== undefined) return shape === "number" && isDurationUnit(field.unit);
  if (shape === "money" && isOtherCurrency(span, field, context)) return false;
  const isAmount = shape === "money" || shape === "percent" || shape === "number";
  return isAmount && (span.unit === "none" || span.unit === shape);
};

/** A span as it answers a question: a time in its own unit, a day without its year in the past or to come. */
export const spanValue = (
  span: AnswerSpan,
  field: Field,
  text: string,
  { formContext }: AssistantContext,
): RawAnswer => {
  if (span.duration !== undefined) return `${span.value} ${span.duration}s`;
  if (span.last === undefined) return span.value;
  const isPast = isPastQuestion(labelText(field.label)) ?? isPastMention(text, span, formContext.today);
  return isPast ? span.last : span.value;
};

/** The answer as an answers file has it, undefined if the kind refuses it. */
export const acceptedAnswer = (raw: RawAnswer, field: Field, context: AssistantContext): RawAnswer | undefined => {
  const kind = fieldKindOf(field.kind);
  const parsed = kind.parse(raw, field, context.formContext);
  return parsed.ok && parsed.value !== null ? kind.toRaw(parsed.value, field) : undefined;
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

/** The answers that a sentence gives to a page's questions in passing. */
export const readSlots = (
  { typed, text, spans, cues }: Utterance,
  definition: PageDefinition,
  general: AssistantContext,
  given: RawAnswers = {},
): RawAnswers => {
  const context = onPage(definition, general);
  const words = context.vocabulary.pages[definition.id];
  const fields = questionsOf(definition);
  const slots: Record<string, RawAnswer> = {};
  const put = (field: Field, raw: RawAnswer | undefined): void => {
    const answer = raw === undefined ? undefined : acceptedAnswer(raw, field, context);
    if (answer !== undefined) slots[field.id] = answer;
  };
  const fits = (span: AnswerSpan, field: Field): boolean => matchesKind(span, field, context);
  const assign = (some: readonly AnswerSpan[]): void => {
    const view = viewWith(definition, { ...given, ...slots }, context);
    const page: SlotPage = {
      definition,
      isShown: ({ id }) => view.fields[id]?.visible === true,
      wordsFor: ({ id }) => words?.questions?.[id],
    };
    for (const { field, span } of assignSpans(candidatePairs(text, some, page, fits, context)))
      put(field, spanValue(span, field, text, context));
  };
  const labeled = optionsByLabel(text, definition, cues, context);
  for (const field of fields)
    put(
      field,
      answerFromPhrases(text, field, context, cues, words) ??
        nameInText(typed, field, cues, context, words) ??
        labeled.get(field.id),
    );
  assign(spans.filter(({ type }) => type === "place"));
  assign(spans);
  return { ...slots, ...impliedChoices(definition, { ...given, ...slots }, context) };
};
