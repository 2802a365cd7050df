import type { Quote } from "../../../model/review/quote.ts";
import type { PairRow } from "../../../model/review/review.ts";
import { boundParty } from "../checks/risky-clause.ts";
import type { Contract } from "../text/parse-contract.ts";
import { quoteAt } from "../text/quote-at.ts";

type PairForm = { readonly id: PairRow["id"]; readonly says: RegExp; readonly by: RegExp };

const FORMS: readonly PairForm[] = [
  {
    id: "indemnifies",
    says: /\bindemnif(?:y|ies)\b/i,
    by: /\b(?:shall|will|agrees? to|must)\b[^.]{0,80}\bindemnif|\bindemnif/i,
  },
  {
    id: "may_end_without_cause",
    says: /\b(?:may|right to|can)\b[^.]{0,40}\b(?:terminate|cancel|end)\b[^.]{0,160}\b(?:any reason|without cause|convenience|at any time|no reason)/i,
    by: /\b(?:may|right to|can)\b[^.]{0,40}\b(?:terminate|cancel|end)\b/i,
  },
  {
    id: "may_assign",
    says: /\bmay\b[^.]{0,20}\b(?:assign|transfer)\b(?![^.]{0,40}\bonly with)/i,
    by: /\bmay\b[^.]{0,20}\b(?:assign|transfer)\b/i,
  },
  {
    id: "liability_capped",
    says: /\bliab(?:le|ility)\b[^.]{0,140}\b(?:not exceed|exceed|limited to|in excess|consequential|indirect)/i,
    by: /\bliab(?:le|ility)\b/i,
  },
  {
    id: "may_change_terms",
    says: /\b(?:may|right to)\b[^.]{0,40}\b(?:change|modify|amend|revise|increase)\b[^.]{0,50}\b(?:terms|agreement|fees?|prices?|rates?|polic)/i,
    by: /\b(?:may|right to)\b[^.]{0,40}\b(?:change|modify|amend|revise|increase)\b/i,
  },
];

const BOTH =
  /\b(?:either|each|both|neither|no) part(?:y|ies)\b|\beach of the parties\b|\bmutual(?:ly)?\b|\bthe parties\b/i;
const NONE = /\b(?:may|shall|will) not\b|\bneither\b|\bno party\b/i;

const rowOf = (contract: Contract, { id, says, by }: PairForm): PairRow => {
  const held: (Quote | null)[] = contract.parties.map(() => null);
  for (const { start, end } of contract.sentences) {
    const text = contract.plain.slice(start, end);
    if (!says.test(text) || (id === "may_assign" && NONE.test(text))) continue;
    const quote = quoteAt(contract.text, { start, end });
    const party = BOTH.test(text) ? null : boundParty(contract, text, by);
    for (let index = 0; index < held.length; index++) if (BOTH.test(text) || index === party) held[index] ??= quote;
  }
  const holders = held.filter((quote) => quote !== null).length;
  return { id, held, oneSided: holders === 1 && held.length > 1 };
};

/** Which party has which right or duty; empty if the parties are not known. */
export const findPairs = (contract: Contract): readonly PairRow[] =>
  contract.parties.length < 2 || contract.parties.length > 4 ? [] : FORMS.map((form) => rowOf(contract, form));
