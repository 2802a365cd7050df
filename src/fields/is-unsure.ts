import type { RawAnswer } from "../model/answers.ts";

/** Whether the answer is "not sure yet", stored as `{ unsure: true }`. */
export const isUnsure = (raw: RawAnswer | undefined): boolean =>
  typeof raw === "object" && raw !== null && "unsure" in raw && raw.unsure === true;
