import type { Raw } from "../model/answers.ts";

/** Whether the visitor said "not sure yet", which any question that offers it stores as `{ unsure: true }`. */
export const isUnsure = (raw: Raw | undefined): boolean =>
  typeof raw === "object" && raw !== null && "unsure" in raw && raw.unsure === true;
