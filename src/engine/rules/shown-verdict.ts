import type { Verdict } from "../../model/tool.ts";
import type { LawSource, ShownVerdict } from "../../model/tool-result.ts";

/** The code of a verdict: what was read in a summary only is at best probable. The words of the answer stay as they are. */
export const shownVerdict = (verdict: Verdict | undefined, sources: readonly LawSource[]): ShownVerdict | null => {
  const isSecondary = sources.some((source) => source.isSecondary);
  if (verdict === "yes" && isSecondary) return "probably";
  return verdict === "no" && isSecondary ? "probably_not" : (verdict ?? null);
};
