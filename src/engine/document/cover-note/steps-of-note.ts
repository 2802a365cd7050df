import { link } from "../../../feel/evaluate/link/evaluate.ts";
import type { VariableLookup } from "../../../feel/evaluate/evaluation-state.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";
import { fillText, inlineText } from "../../../text/templates/fill.ts";
import type { CoverNoteWords } from "../../../text/words/cover-note-words.ts";
import { isCalendarDate } from "../../../values/date.ts";
import { indexFields } from "../plan/field-index.ts";

/** The next steps that apply to these answers, with their dates, in the language of the form. */
export const stepsOfNote = (
  definition: Pick<DocumentDefinition, "steps" | "document" | "figures" | "nextSteps" | "language">,
  get: VariableLookup,
  currency: string,
  words: CoverNoteWords["steps"],
): readonly string[] => {
  const settings = { ...indexFields(definition).settings({}), words: wordsOf(definition.language) };
  const { longDate } = wordsOf(definition.document.language);
  return definition.nextSteps
    .filter(({ when }) => !when || link(when.ast)(get) === true)
    .map(({ text, due, source }) => {
      const step = inlineText(fillText(text, settings, { get, currency }));
      const on = due ? link(due.ast)(get) : null;
      const dated = isCalendarDate(on) ? words.due(step, longDate(on)) : step;
      return source ? `${dated} (${source.cite})` : dated;
    });
};
