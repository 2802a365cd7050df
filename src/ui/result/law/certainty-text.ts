import type { LawSource } from "../../../model/tool-result.ts";
import { canConfirm, certaintyLabel } from "../../../text/words/certainty-label.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";

type Read = Pick<LawSource, "certainty" | "kind" | "site">;

/** "Read in the statute (Justia)": how sure we are of one value of the law. */
export const certaintyText = ({ certainty: status, kind, site }: Read): string => {
  const label = certaintyLabel({ status, kind }, wordsOf("en"));
  return site === null || status === null || status === "unknown" ? label : `${label} (${site})`;
};

const strongestFirst = ["statute", "regulation", "court", "agency", "self_help"] as const;

/** The certainty of a result: that of its weakest source. Null if it is based on no law. */
export const resultCertainty = (sources: readonly Read[]): string | null => {
  const say = (status: LawSource["certainty"], kind: LawSource["kind"]): string =>
    certaintyLabel({ status, kind }, wordsOf("en"));
  const read = sources.filter(({ certainty }) => certainty === "confirmed" || certainty === "secondary");
  if (read.length === 0) return null;
  const weak = read.filter(({ certainty, kind }) => certainty === "secondary" || !canConfirm(kind));
  if (weak.length > 0) return say("secondary", weak.every(({ kind }) => kind === "proposal") ? "proposal" : null);
  return say("confirmed", strongestFirst.findLast((kind) => read.some((one) => one.kind === kind)) ?? null);
};
