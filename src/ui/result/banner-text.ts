import { result as words } from "../../i18n/en/result.ts";
import type { Banner, ToolResult } from "../../model/tool-result.ts";

/** What weakens a result, in one sentence; only an answer with a verdict is told to be "probably". */
export const bannerText = ({ kind, sources }: Banner, verdict: ToolResult["verdict"]): string => {
  const labels = [...new Set(sources.map(({ label }) => label))].join("; ");
  if (kind === "stale") return words.staleText(labels);
  const isProbable = verdict === "probably" || verdict === "probably_not";
  return isProbable ? words.secondaryText(labels) : words.secondaryFigureText(labels);
};
