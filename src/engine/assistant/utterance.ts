import type { AssistantContext } from "./conversation.ts";
import type { Cues } from "./cues/cues.ts";
import { findSpans } from "./spans/find-spans.ts";
import type { AnswerSpan } from "./spans/answer-span.ts";
import { normalizeInput } from "./spans/normalize-input.ts";

/** A visitor's text: as typed, normalized for cues, and with the amounts, dates and places in it. */
export type Utterance = {
  readonly typed: string;
  readonly text: string;
  readonly spans: readonly AnswerSpan[];
  readonly cues: Cues;
};

/** Longer texts are cut here: they are contracts, which the review reads. Unit: UTF-16 code units. */
export const MAX_UTTERANCE_LENGTH = 2000;

/** Parses a text in the language of the conversation. */
export const parseUtterance = (typed: string, context: AssistantContext): Utterance => {
  const { cues } = context;
  const given = typed.slice(0, MAX_UTTERANCE_LENGTH).replaceAll(/\s+/g, " ").trim();
  return {
    typed: given,
    text: normalizeInput(given),
    spans: findSpans(given, {
      cues,
      places: context.jurisdictions,
      plan: context.vocabulary,
      today: context.formContext.today,
    }),
    cues,
  };
};
