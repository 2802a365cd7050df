import type { RawAnswers } from "../../model/answers.ts";

const isRawAnswers = (carry: unknown): carry is RawAnswers =>
  typeof carry === "object" && carry !== null && !Array.isArray(carry);

/** Answers that another page, such as a next step, passed in the navigation state; null if there are none. */
export const prefillFrom = (state: unknown): RawAnswers | null => {
  if (typeof state !== "object" || state === null || !("carry" in state)) return null;
  return isRawAnswers(state.carry) ? state.carry : null;
};
