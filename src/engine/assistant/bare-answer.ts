import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { openWithAnswers } from "./answered-page.ts";
import { answerShape } from "./answer-shape.ts";
import type { AssistantContext } from "./conversation.ts";
import { questionsOf } from "./page-questions.ts";
import { readAnswer } from "./read-answer.ts";
import { matchesKind } from "./read-slots.ts";
import type { Utterance } from "./utterance.ts";

/** A bare yes, no or figure although no question is open: the visitor had another question in mind. */
export const isBareAnswer = ({ text, cues }: Utterance): boolean =>
  text.split(" ").length === 1 && (/^\d+$/.test(text) || cues.yes.test(text) || cues.no.test(text));

/**
 * A bare figure as the only amount left at its suggested answer; null if none or several are. A count is not guessed: it may
 * be anything.
 */
export const answerToSuggested = (
  utterance: Utterance,
  definition: PageDefinition,
  given: RawAnswers,
  context: AssistantContext,
): RawAnswers | null => {
  const [figure] = utterance.spans;
  const { view } = openWithAnswers(definition, given, context);
  const [field, ...others] = questionsOf(definition).filter(
    (question) =>
      !Object.hasOwn(given, question.id) &&
      view.fields[question.id]?.visible === true &&
      figure !== undefined &&
      answerShape(question, context) === "money" &&
      matchesKind(figure, question, context),
  );
  const answer = field && others.length === 0 ? readAnswer(utterance, field, definition.id, context) : undefined;
  return field && answer !== undefined ? { [field.id]: answer } : null;
};
