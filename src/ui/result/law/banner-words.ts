import { result as words } from "../../../i18n/english-only/result.ts";
import type { Banner } from "../../../model/tool-result.ts";
import { resultCertainty } from "./certainty-text.ts";

/** Title and text of a banner: how the law was read, and which values it concerns. */
export const bannerWords = ({ kind, sources }: Banner): { readonly title: string; readonly text: string } => {
  const labels = [...new Set(sources.map(({ label }) => label))].join("; ");
  if (kind === "stale") return { title: words.staleTitle, text: words.staleText(labels) };
  return { title: resultCertainty(sources) ?? "", text: words.secondaryText(labels) };
};
