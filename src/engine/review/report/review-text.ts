import type { Playbook } from "../../../model/review/playbook.ts";
import type { Finding, Quote, Review, ReviewInput } from "../../../model/review/review.ts";
import { SEVERITY_ORDER, checkFindings, quoteOf, sortBySeverity } from "./check-findings.ts";
import { runChecks, runLocalChecks } from "../checks/run-checks.ts";
import type { ClauseModel } from "../model/clause-model.ts";
import { featuresOf } from "../model/features.ts";
import { findClauses } from "../detect/find-clauses.ts";
import { findPairs } from "../detect/find-pairs.ts";
import { findValues } from "../detect/find-values.ts";
import { keyFacts } from "./key-facts.ts";
import { prepareDetection } from "../detect/detect.ts";
import { parseContract } from "../text/parse-contract.ts";
import type { Contract } from "../text/parse-contract.ts";
import { reviewItems } from "./review-items.ts";
import { isTooLong, classifyContract } from "../detect/classify-contract.ts";

/** The playbooks of a review: the general one, and one for each kind of contract. */
export type ReviewPlaybooks = { readonly general: Playbook; readonly playbooks: readonly Playbook[] };

// Items of the kind's own playbook override general ones with the same id.
const mergedItems = (playbook: Playbook, general: Playbook): Playbook => {
  const own = new Set(playbook.items.map(({ id }) => id));
  return {
    ...general,
    items: playbook.id === general.id ? general.items : general.items.filter(({ id }) => !own.has(id)),
  };
};

const empty = (input: ReviewInput, general: Playbook, refusal: Review["refusal"]): Review => ({
  refusal,
  kind: { playbook: general.id, score: 1 },
  kinds: [],
  side: input.side ?? null,
  sides: general.sides,
  parties: [],
  sections: [],
  sentences: 0,
  facts: [],
  findings: [],
  missing: [],
  unsure: [],
  met: [],
  pairs: [],
});

type ContractOutline = Pick<Review, "parties" | "sections" | "sentences">;

const outline = (contract: Contract): ContractOutline => ({
  parties: contract.parties.map(({ name, terms, ...at }) => ({
    name,
    terms: terms.map(({ text }) => text),
    quote: quoteOf(contract.text, at),
  })),
  sections: contract.sections.map(({ number, title, end, parent, start }) => ({
    number,
    title,
    at: quoteOf(contract.text, { start, end: Math.min(end, start + 120) }),
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
  readonly tools: ReviewPlaybooks;
  readonly contract: Contract | null;
  readonly checked: readonly Finding[];
  readonly review: Review;
};

/** Parses a text and runs the checks: the first half of a review. `isPart`: more text follows. */
export const beginReview = (input: ReviewInput, tools: ReviewPlaybooks, isPart = false): ReviewDraft => {
  const { general } = tools;
  const refused = (refusal: Review["refusal"]): ReviewDraft => {
    const review = empty(input, general, refusal);
    return { input, tools, contract: null, checked: [], review };
  };
  const refusal = refusalOf(input);
  if (refusal !== null) return refused(refusal);
  const contract = parseContract(input.text);
  if (contract.sentences.length > MAX_SENTENCES) return refused("too_many_sentences");
  const checked = checkFindings(contract, general, (isPart ? runLocalChecks : runChecks)(contract));
  const facts = keyFacts(contract, [], {}).filter(({ values }) => values.length > 0);
  const review = { ...empty(input, general, null), ...outline(contract), facts, findings: sortBySeverity(checked) };
  return { input, tools, contract, checked, review };
};

type Quoted = { readonly quote?: Quote };

// Whether a finding already quotes the passage.
const isQuotedIn =
  (findings: readonly Finding[]) =>
  ({ quote }: Quoted): boolean =>
    findings.some((finding) => finding.quote.start === quote?.start);

// Whether a finding overlaps the passage.
const overlapsAny =
  (findings: readonly Finding[]) =>
  ({ quote }: Quoted): boolean =>
    quote !== undefined && findings.some((one) => one.quote.start < quote.end && one.quote.end > quote.start);

/** The complete review: the first half plus the results of the model and the checklists. */
export const finishReview = (begun: ReviewDraft, model: ClauseModel | null): Review => {
  const { input, tools, contract, checked } = begun;
  if (!contract) return begun.review;
  const { general, playbooks } = tools;
  const found = model ? findClauses(model, contract, featuresOf(contract)) : [];
  const detection = prepareDetection(contract, found);
  const kinds = classifyContract(detection, playbooks, general, input.name);
  const playbookId = input.playbook ?? kinds[0]?.playbook;
  const playbook = playbooks.find(({ id }) => id === playbookId) ?? general;
  const { side } = input;
  const setting = { detection, side, measured: model?.measured ?? {} };
  const own = reviewItems({ ...setting, playbook });
  const rest =
    playbook.id === general.id ? null : reviewItems({ ...setting, playbook: mergedItems(playbook, general) });
  const both = <K extends keyof typeof own>(key: K): readonly (typeof own)[K][number][] => [
    ...own[key],
    ...(rest?.[key] ?? []),
  ];
  const findings = sortBySeverity([...both("findings"), ...checked]);
  const isQuoted = isQuotedIn(findings);
  const overlaps = overlapsAny(findings);
  return {
    ...begun.review,
    kind: kinds.find((guess) => guess.playbook === playbook.id) ?? { playbook: playbook.id, score: 1 },
    kinds,
    sides: playbook.sides,
    facts: keyFacts(contract, found, findValues(contract, found)),
    findings,
    missing: both("missing").toSorted((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity]),
    unsure: both("unsure").filter((one) => !isQuoted(one)),
    met: both("met").filter((one) => !overlaps(one)),
    pairs: findPairs(contract),
  };
};

/**
 * Reviews a text: its kind, its contents and its problems. Never throws: any text gives a review.
 *
 * Without the model, only phrases and checks find anything; items that have only a category are left out.
 */
export const reviewText = (input: ReviewInput, tools: ReviewPlaybooks, model: ClauseModel | null = null): Review =>
  finishReview(beginReview(input, tools), model);
