import { link } from "../../../feel/evaluate/link/evaluate.ts";
import type { VariableLookup } from "../../../feel/evaluate/evaluation-state.ts";
import type { DocumentDefinition, NextStep } from "../../../model/definition.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";
import { fillText, inlineText } from "../../../text/templates/fill.ts";
import type { CoverNoteWords } from "../../../text/words/cover-note-words.ts";
import { isCalendarDate } from "../../../values/date.ts";
import type { Value } from "../../../values/value.ts";
import { orderSteps } from "../order-steps.ts";
import { indexFields } from "../plan/field-index.ts";

/** The next steps that apply to these answers, with and in the order of their dates, in the language of the form. */
export const stepsOfNote = (
  definition: Pick<DocumentDefinition, "steps" | "document" | "figures" | "nextSteps" | "language">,
  get: VariableLookup,
  currency: string,
  words: CoverNoteWords["steps"],
): readonly string[] => {
  const settings = { ...indexFields(definition).settings({}), words: wordsOf(definition.language) };
  const { longDate } = wordsOf(definition.document.language);
  const dateOf = ({ due }: NextStep): Value => (due ? link(due.ast)(get) : null);
  const applicable = definition.nextSteps.filter(({ when }) => !when || link(when.ast)(get) === true);
  return orderSteps(applicable, dateOf).map((next) => {
    const step = inlineText(fillText(next.text, settings, { get, currency }));
    const on = dateOf(next);
    const dated = isCalendarDate(on) ? words.due(step, longDate(on)) : step;
    return next.source ? `${dated} (${next.source.cite})` : dated;
  });
};
