import { result as messages } from "../../../i18n/english-only/result.ts";
import type { LawSource } from "../../../model/tool-result.ts";

/** A law value in words, including "none" and "unknown". */
export const lawValueText = ({ status, formatted }: Pick<LawSource, "status" | "formatted">): string => {
  if (status === "none") return messages.none;
  return status === "unknown" || status === "disputed" ? messages.notKnown : formatted;
};
