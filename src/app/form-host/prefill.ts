import { isRawRecord } from "../../fields/raw-shape.ts";
import type { RawAnswers } from "../../model/answers.ts";

/** Answers that another page, such as a next step, passed in the navigation state; null if there are none. */
export const prefillFrom = (state: unknown): RawAnswers | null => {
  if (typeof state !== "object" || state === null || !("carry" in state)) return null;
  return isRawRecord(state.carry) ? state.carry : null;
};
