import type { LawSource } from "../../../model/tool-result.ts";

/** The official page to show beside a value of law: only where we do not know the value, even if its citation is known. */
export const officialPageFor = ({
  cite,
  status,
  official,
}: Pick<LawSource, "cite" | "status" | "official">): string | null =>
  cite === null || status === "unknown" || status === "disputed" ? official : null;
