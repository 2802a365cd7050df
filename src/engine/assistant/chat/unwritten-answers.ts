import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import type { AssistantContext } from "../conversation.ts";
import { parseUtterance } from "../utterance.ts";

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The amounts, dates and places that a visitor wrote, in the form of answers. */
const writtenValues = (texts: readonly string[], context: AssistantContext): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => parseUtterance(text, context).spans)
      .map(({ type, value }) => (type === "amount" ? String(Number(value)) : value)),
  );

/** The values inside an answer, such as those in the rows of a list. */
const leavesOf = (answer: RawAnswer | undefined): readonly string[] => {
  if (answer === null || answer === undefined) return [];
  if (typeof answer === "object")
    return (Array.isArray(answer) ? answer : Object.values(answer)).flatMap((one) => leavesOf(one as RawAnswer));
  return [String(answer)];
};

/**
 * The questions whose answers contain an amount, date or place that the visitor never wrote. The model made it up or
 * took it from a text it was given, so the visitor must be asked.
 */
export const unwrittenAnswers = (
  answers: RawAnswers,
  visitorTexts: readonly string[],
  context: AssistantContext,
): readonly string[] => {
  const written = writtenValues(visitorTexts, context);
  const isPlace = (text: string): boolean => context.jurisdictions.some(({ code }) => code === text);
  const isWritten = (text: string): boolean => {
    if (NUMBER.test(text)) return written.has(String(Number(text)));
    if (DATE.test(text)) return written.has(text);
    return !isPlace(text) || written.has(text);
  };
  return Object.entries(answers).flatMap(([id, answer]) => (leavesOf(answer).every(isWritten) ? [] : [id]));
};
