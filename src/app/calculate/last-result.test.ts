import { describe, expect, test } from "vitest";
import type { RawAnswers } from "../../model/answers.ts";
import { updateLastResult, answerBefore, earlierResult } from "./last-result.ts";
import type { CompleteResult, LastResult } from "./last-result.ts";

const accepted = (answers: RawAnswers, answer: string): CompleteResult =>
  ({ answers, result: { answer }, view: {}, context: {}, said: new Map() }) as unknown as CompleteResult;

const CLAIM: RawAnswers = { state: "US-CA", asked: "100" };

/** Applies accepted results in order: the answers, the result they produce, and the visitor's turn. */
const played = (...steps: readonly (readonly [RawAnswers, string, number])[]): LastResult =>
  steps.reduce<LastResult | null>(
    (last, [answers, answer, turn]) => updateLastResult(last, accepted(answers, answer), turn),
    null,
  )!;

const typed = (asked: string, turn: number): [RawAnswers, string, number] => [{ ...CLAIM, asked }, asked, turn];

describe("the answer before the last change", () => {
  test("is absent for the first result", () => {
    expect(answerBefore(played([CLAIM, "fits", 1]))).toBeNull();
  });

  test("is the one from before the change, never the one a keystroke led to", () => {
    expect(answerBefore(played([CLAIM, "fits", 1], typed("3", 1), typed("30", 1), typed("300", 1)))).toBe("fits");
  });

  test("is the answer after the previous change, once its question was left", () => {
    expect(answerBefore(played([CLAIM, "fits", 1], typed("200", 1), typed("300", 2)))).toBe("200");
  });

  test("is from before both answers where a change raised a question", () => {
    const answered: RawAnswers = { ...CLAIM, asked: "13000", waive: "false" };
    expect(answerBefore(played([CLAIM, "fits", 1], typed("13", 1), [answered, "too high", 1]))).toBe("fits");
  });

  test("does not change when law finishes loading", () => {
    const moved: RawAnswers = { ...CLAIM, state: "US-TX" };
    expect(answerBefore(played([CLAIM, "one", 1], [moved, "unknown", 1], [moved, "two", 2]))).toBe("one");
  });

  test("is absent where the change led back to the same answer", () => {
    expect(answerBefore(played([CLAIM, "fits", 1], typed("1000", 1), [{ ...CLAIM }, "fits", 1]))).toBeNull();
  });
});

describe("the result while a change is incomplete", () => {
  test("is the result before the change, not that of the text typed so far", () => {
    const last = played([CLAIM, "fits", 1], typed("13", 1));
    expect(earlierResult(last, 1).result.answer).toBe("fits");
  });

  test("is the last one where the change before was finished", () => {
    const last = played([CLAIM, "fits", 1], typed("13", 1));
    expect(earlierResult(last, 2).result.answer).toBe("13");
  });

  test("is the first one if nothing changed", () => {
    expect(earlierResult(played([CLAIM, "fits", 1]), 1).result.answer).toBe("fits");
  });
});
