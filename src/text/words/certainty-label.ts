import type { LawSourceKind, LawStatus } from "../../model/law.ts";
import type { CertaintyWords, ConfirmingKind, ProseWords } from "./prose-words.ts";

/** How a value of law was read; `kind` is null where the site of its source is not known. */
export type Certainty = { readonly status: LawStatus | null; readonly kind: LawSourceKind | null };

const weaker: readonly (LawSourceKind | null)[] = ["commercial", "proposal", null];

/** Whether a confirmed value may be based on such a source. */
export const canConfirm = (kind: LawSourceKind | null): kind is ConfirmingKind => !weaker.includes(kind);

const wordOf = ({ status, kind }: Certainty): keyof CertaintyWords => {
  if (status === "disputed") return "disputed";
  if (status === "unknown" || status === null) return "unknown";
  if (kind === "proposal") return "proposal";
  return status === "confirmed" && canConfirm(kind) ? kind : "summary";
};

/**
 * How sure we are of a value of law, in the same words in every tool, page and file.
 *
 * Example: certaintyLabel({ status: "confirmed", kind: "statute" }, wordsOf("en")) is "Read in the statute"
 */
export const certaintyLabel = (certainty: Certainty, { certainty: words }: Pick<ProseWords, "certainty">): string =>
  words[wordOf(certainty)];
