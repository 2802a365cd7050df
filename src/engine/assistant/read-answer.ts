import type { RawAnswer } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import { isoDate } from "../../values/date.ts";
import type { AssistantContext } from "./conversation.ts";
import { answerShape } from "./answer-shape.ts";
import { namedAnswer } from "./named-answer.ts";
import { optionInText } from "./spans/option-words.ts";
import { acceptedAnswer, matchesKind, spanValue } from "./read-slots.ts";
import type { Utterance } from "./utterance.ts";

const NAME = /^[^\n]{2,120}$/;
const TODAY = /^(?:today|now|今日|本日)/;

const answerFromWords = (
  { typed, text, cues }: Utterance,
  field: Field,
  page: string,
  context: AssistantContext,
): RawAnswer | undefined => {
  switch (answerShape(field, context)) {
    case "yes_no":
      return cues.yes.test(text) ? true : cues.no.test(text) ? false : undefined;
    case "option":
      if (cues.deniedOption.test(text)) return undefined;
      return optionInText(
        text,
        field,
        context.vocabulary.pages[page]?.questions?.[field.id],
        context.language,
        cues,
        true,
      );
    case "date":
      return TODAY.test(text) ? isoDate(context.formContext.today) : undefined;
    case "money":
      return cues.none.test(text) ? "0" : undefined;
    case "text":
      return typed.trim();
    case "named":
      return NAME.test(typed) ? namedAnswer(typed) : undefined;
    default:
      return undefined;
  }
};

/** The answer that a text gives to the question that was asked; undefined if it gives none. */
export const readAnswer = (
  utterance: Utterance,
  field: Field,
  page: string,
  context: AssistantContext,
): RawAnswer | undefined => {
  const { text, spans, cues } = utterance;
  const span = spans.find((one) => matchesKind(one, field, context));
  // An amount with a symbol answers its own kind only; a bare number answers every kind of number.
  const raw = (span && spanValue(span, field, text, context)) ?? answerFromWords(utterance, field, page, context);
  if (raw !== undefined && typeof raw === "object") return raw;
  const accepted = raw === undefined ? undefined : acceptedAnswer(raw, field, context);
  if (accepted !== undefined) return accepted;
  return field.unsure && cues.unsure.test(text) ? { unsure: true } : undefined;
};
