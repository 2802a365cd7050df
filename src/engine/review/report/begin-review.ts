import type { Jurisdiction } from "../../../model/jurisdiction.ts";
import type { Playbook } from "../../../model/review/playbook.ts";
import type { Finding, Review, ReviewInput } from "../../../model/review/review.ts";
import { runChecks, runLocalChecks } from "../checks/run-checks.ts";
import { isTooLong } from "../detect/classify-contract.ts";
import { textForm } from "../detect/text-form.ts";
import { parseContract } from "../text/parse-contract.ts";
import type { Contract } from "../text/parse-contract.ts";
import { quoteAt } from "../text/quote-at.ts";
import { checkFindings, sortBySeverity } from "./check-findings.ts";
import { keyFacts } from "./key-facts.ts";

/** The playbooks of a review: the general one, one for each kind of contract, and the places whose law they may read. */
export type ReviewPlaybooks = {
  readonly general: Playbook;
  readonly playbooks: readonly Playbook[];
  readonly places: readonly Jurisdiction[];
};

const empty = (input: ReviewInput, general: Playbook, refusal: Review["refusal"]): Review => ({
  refusal,
  kind: { playbook: general.id, score: 1 },
  kinds: [],
  isKindChosen: false,
  form: "unsure",
  side: input.side ?? null,
  sides: general.sides,
  differsBySide: false,
  parties: [],
  sections: [],
  sentences: 0,
  facts: [],
  findings: [],
  missing: null,
  unsure: [],
  met: [],
  place: null,
  lawDate: null,
  law: [],
  unchecked: [],
  pairs: [],
});

type ContractOutline = Pick<Review, "parties" | "sections" | "sentences">;

const outline = (contract: Contract): ContractOutline => ({
  parties: contract.parties.map(({ name, terms, members, ...at }) => ({
    name,
    terms: terms.map(({ text }) => text),
    quote: quoteAt(contract.text, at),
    members: members.map(({ name: member, ...place }) => ({ name: member, quote: quoteAt(contract.text, place) })),
  })),
  sections: contract.sections.map(({ number, title, end, parent, start }) => ({
    number,
    title,
    at: quoteAt(contract.text, { start, end: Math.min(end, start + 120) }),
    end,
    parent,
  })),
  sentences: contract.sentences.length,
});

// More than ten times the longest known contract; a text with more is not a contract and would take too long.
const MAX_SENTENCES = 30_000;

const refusalOf = ({ text }: ReviewInput): Review["refusal"] => {
  if (text.trim() === "") return "empty";
  return isTooLong(text) ? "too_long" : null;
};

/**
 * An unfinished review: `review` has the parts that need no model (checks, parties, amounts), or the refusal.
 *
 * `contract` is null if the text is refused.
 */
export type ReviewDraft = {
  readonly input: ReviewInput;
  readonly playbooks: ReviewPlaybooks;
  readonly contract: Contract | null;
  readonly checked: readonly Finding[];
  readonly review: Review;
};

/** Parses a text and runs the checks: the first half of a review. `isPart`: more text follows. */
export const beginReview = (input: ReviewInput, playbooks: ReviewPlaybooks, isPart = false): ReviewDraft => {
  const { general } = playbooks;
  const refused = (refusal: Review["refusal"]): ReviewDraft => {
    const review = empty(input, general, refusal);
    return { input, playbooks, contract: null, checked: [], review };
  };
  const refusal = refusalOf(input);
  if (refusal !== null) return refused(refusal);
  const contract = parseContract(input.text);
  if (contract.sentences.length > MAX_SENTENCES) return refused("too_many_sentences");
  const hits = (isPart ? runLocalChecks : runChecks)(contract);
  const checked = checkFindings(contract, general, hits);
  const facts = keyFacts(contract, [], {}).filter(({ values }) => values.length > 0);
  const review = {
    ...empty(input, general, null),
    ...outline(contract),
    form: textForm(contract, hits),
    facts,
    findings: sortBySeverity(checked),
  };
  return { input, playbooks, contract, checked, review };
};
