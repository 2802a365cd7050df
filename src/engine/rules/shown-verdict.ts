import type { Verdict } from "../../model/tool.ts";
import type { LawSource, ShownVerdict } from "../../model/tool-result.ts";
import type { ProseWords } from "../../text/prose-words.ts";

/** What was not read in the law itself is at best probable. */
export const shownVerdict = (verdict: Verdict | undefined, sources: readonly LawSource[]): ShownVerdict | null => {
  const isSecondary = sources.some((source) => source.isSecondary);
  if (verdict === "yes" && isSecondary) return "probably";
  return verdict === "no" && isSecondary ? "probably_not" : (verdict ?? null);
};

/**
 * An answer no surer than its verdict: "Yes." and "No." at its head become what is shown.
 *
 * Example: saidAs("No. It is too high.", "no", "probably_not", words) is "Probably not. It is too high."
 */
export const saidAs = (
  say: string,
  given: Verdict | undefined,
  shown: ShownVerdict | null,
  { verdicts }: ProseWords,
): string => {
  if ((given !== "yes" && given !== "no") || (shown !== "probably" && shown !== "probably_not")) return say;
  const rest = say.slice(verdicts[given].length);
  return say.startsWith(verdicts[given]) && /^\p{P}/u.test(rest) ? verdicts[shown] + rest : say;
};
