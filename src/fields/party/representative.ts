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

const GUARDIAN: Omit<Doubt, "part"> = {
  text: "A guardian often needs a court's permission to make an agreement for someone. Find out before anyone signs.",
  nextStep:
    "Get a certified copy of the guardian's court papers. If the court must approve this document, wait for its order.",
};

const DOUBTS: { readonly [capacity in Capacity]?: Doubt } = {
  agent: {
    part: "signed_by",
    text: "A power of attorney must allow the agent to sign this kind of document. Read what it allows before anyone signs.",
    nextStep: "Get a certified copy of the power of attorney that the agent signs under. Keep it with this document.",
  },
  guardian: { part: "signed_by", ...GUARDIAN },
  conservator: {
    part: "signed_by",
    text: GUARDIAN.text.replace("guardian", "conservator"),
    nextStep: GUARDIAN.nextStep.replace("guardian", "conservator"),
  },
  estate: {
    part: "office",
    text: "Whoever administers an estate sometimes needs the probate court's permission. Find out before anyone signs.",
    nextStep: "Get a certified copy of the probate court's letters that name the executor or administrator.",
  },
};

/** The doubt whether the one who signs for a party may sign this document; null for a party that does not sign. */
export const representative: AnswerWarning = (record: ValueRecord, _language, { without = [] }) => {
  const capacity = capacityOf(record);
  const doubt = without.includes("signer") ? undefined : DOUBTS[capacity];
  if (!doubt) return null;
  return { id: capacity, about: String(record["signer"] ?? ""), ...doubt };
};
