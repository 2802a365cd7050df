import type { Verdict } from "../../model/tool.ts";
import type { LawSource, DisplayedVerdict } from "../../model/tool-result.ts";

/** The verdict code: at best "probably" if law was read only in a summary. The answer's text is unchanged. */
export const shownVerdict = (verdict: Verdict | undefined, sources: readonly LawSource[]): DisplayedVerdict | null => {
  const isSecondary = sources.some((source) => source.isSecondary);
  if (verdict === "yes" && isSecondary) return "probably";
  return verdict === "no" && isSecondary ? "probably_not" : (verdict ?? null);
};
