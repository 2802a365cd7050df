import { result as messages } from "../../../i18n/english-only/result.ts";
import type { LawSource, ToolResult } from "../../../model/tool-result.ts";
import { canConfirm, certaintyLabel } from "../../../text/words/certainty-label.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";

type Read = Pick<LawSource, "certainty" | "kind" | "site">;

/** "Read in the statute (Justia)": how sure we are of one value of the law. */
export const certaintyText = ({ certainty: status, kind, site }: Read): string => {
  const label = certaintyLabel({ status, kind }, wordsOf("en"));
  return site === null || status === null || status === "unknown" ? label : `${label} (${site})`;
};

const strongestFirst = ["statute", "regulation", "court", "agency", "self_help"] as const;

type Sure = { readonly label: string; readonly isWeak: boolean };

/** The certainty of a result: that of its weakest source. Null if it is based on no law. */
const weakestRead = (sources: readonly Read[]): Sure | null => {
  const say = (status: LawSource["certainty"], kind: LawSource["kind"]): string =>
    certaintyLabel({ status, kind }, wordsOf("en"));
  const read = sources.filter(({ certainty }) => certainty === "confirmed" || certainty === "secondary");
  if (read.length === 0) return null;
  const weak = read.filter(({ certainty, kind }) => certainty === "secondary" || !canConfirm(kind));
  if (weak.length > 0) {
    const kind = weak.every((one) => one.kind === "proposal") ? "proposal" : null;
    return { label: say("secondary", kind), isWeak: true };
  }
  const kind = strongestFirst.findLast((one) => read.some((source) => source.kind === one)) ?? null;
  return { label: say("confirmed", kind), isWeak: false };
};

const isDoubtful = ({ certainty }: Read): boolean => certainty === "disputed";

/** How sure we are of a result, in one sentence: the same few for every tool. */
export const certaintySentence = ({ sources, refusal }: Pick<ToolResult, "sources" | "refusal">): string => {
  const label = (certainty: "disputed" | "unknown"): string => certaintyText({ certainty, kind: null, site: null });
  if (refusal !== null && refusal.reason !== "rule")
    return messages.sure(label(sources.some(isDoubtful) ? "disputed" : "unknown"));
  const read = weakestRead(sources.filter(({ isForNextStepsOnly }) => !isForNextStepsOnly));
  if (read === null) return refusal === null ? messages.noLaw : messages.sure(label("unknown"));
  return read.isWeak ? messages.sureInSummary(read.label) : messages.sure(read.label);
};
