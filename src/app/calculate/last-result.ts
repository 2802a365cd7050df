import type { RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { FormView } from "../../model/form-view.ts";
import type { ToolResult } from "../../model/tool-result.ts";

/** A result with the complete answers it is based on. */
export type CompleteResult = {
  readonly result: ToolResult;
  readonly view: FormView;
  readonly context: Context;
  readonly answers: RawAnswers;
  /** The answers in words, by question. */
  readonly answerTexts: ReadonlyMap<string, string>;
};

/** The latest result of complete answers; one of them may be a number that is still being typed. */
export type LastResult = CompleteResult & {
  /** The result when the visitor's last change began; null before any change. */
  readonly start: CompleteResult | null;
  /** The turn of the visitor in which the last change was made. */
  readonly turn: number;
};

/**
 * Returns the state after a result with complete answers.
 *
 * `turn` changes whenever the visitor leaves a question and all answers are complete. Everything typed in one turn is
 * one change, so `start` is never the result of a single keystroke. Law data that arrives is not a change by the
 * visitor.
 */
export const updateLastResult = (last: LastResult | null, next: CompleteResult, turn: number): LastResult => {
  if (last === null) return { ...next, start: null, turn };
  if (next.answers === last.answers) return { ...next, start: last.start, turn: last.turn };
  const isSame = turn === last.turn && last.start !== null;
  return { ...next, start: isSame ? last.start : last, turn };
};

/** The result to show while a change is incomplete: the one from before that change. */
export const earlierResult = (last: LastResult, turn: number): CompleteResult =>
  last.turn === turn && last.start !== null ? last.start : last;

/** The result before the last change, if it was different. */
export const answerBefore = ({ start, result }: LastResult): string | null =>
  start === null || start.result.answer === result.answer ? null : start.result.answer;
