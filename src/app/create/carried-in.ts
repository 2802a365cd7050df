import type { RawAnswers } from "../../model/answers.ts";

const isCarried = (carry: unknown): carry is RawAnswers =>
  typeof carry === "object" && carry !== null && !Array.isArray(carry);

/** Answers another page sent along in the state of the address, as a next step does; null when there are none. */
export const carriedIn = (state: unknown): RawAnswers | null => {
  if (typeof state !== "object" || state === null || !("carry" in state)) return null;
  return isCarried(state.carry) ? state.carry : null;
};
