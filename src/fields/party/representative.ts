import type { ValueRecord } from "../../values/value.ts";
import type { AnswerWarning } from "../field-kind.ts";
import { capacityOf } from "../../values/party.ts";
import type { Capacity } from "../../values/party.ts";

/** Doubts about who signs for a party. In English only, like the questions about it. */
type Doubt = {
  readonly part: string;
  /** What to think of before anyone signs. */
  readonly text: string;
  /** What to do about it. */
  readonly nextStep: string;
};

/** One who acts under a court's order. Example: who "A guardian", papers "the guardian's court papers". */
const appointed = (part: string, who: string, papers: string): Doubt => ({
  part,
  text: `${who} may need a court's permission for this. Find out before anyone signs.`,
  nextStep: `Get a certified copy of ${papers}. If a court must approve this document, wait for its order.`,
});

const DOUBTS: { readonly [capacity in Capacity]?: Doubt } = {
  agent: {
    part: "signed_by",
    text: "A power of attorney must allow the agent to sign this kind of document. Read it before anyone signs.",
    nextStep: "Get a certified copy of the power of attorney that the agent signs under.",
  },
  guardian: appointed("signed_by", "A guardian", "the guardian's court papers"),
  conservator: appointed("signed_by", "A conservator", "the conservator's court papers"),
  estate: appointed("office", "An executor or administrator", "the letters from the probate court"),
};

/**
 * A warning if the representative of a party may lack the authority to sign this document; null for a party that does
 * not sign.
 */
export const representative: AnswerWarning = (record: ValueRecord, _language, { without = [] }) => {
  const capacity = capacityOf(record);
  const doubt = without.includes("signer") ? undefined : DOUBTS[capacity];
  if (!doubt) return null;
  return { id: capacity, about: String(record["signer"] ?? ""), ...doubt };
};
