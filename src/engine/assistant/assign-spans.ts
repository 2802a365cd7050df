import type { Pair } from "./slot-score.ts";
import type { AnswerSpan } from "./spans/answer-span.ts";

/** Gives each span to one question and each question one span, the best pairs first. */
export const assignSpans = (pairs: readonly Pair[]): readonly Pair[] => {
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
