import type { Playbook } from "../../model/playbook.ts";
import type { Finding, Quote, Review, ReviewInput } from "../../model/review.ts";
import { ORDER, checkFindings, quoteOf, worstFirst } from "./check-findings.ts";
import { runChecks, runPartChecks } from "./checks/run-checks.ts";
import type { ClauseModel } from "./clause-model.ts";
import { featuresOf } from "./features.ts";
import { findClauses } from "./find-clauses.ts";
import { findPairs } from "./find-pairs.ts";
import { findValues } from "./find-values.ts";
import { keyFacts } from "./key-facts.ts";
import { lookedAt } from "./look-for.ts";
import { readContract } from "./read-contract.ts";
import type { Contract } from "./read-contract.ts";
import { reviewItems } from "./review-items.ts";
import { isTooLong, tellKind } from "./tell-kind.ts";

/** The playbooks a review works with: the general one, and those of the kinds. */
export type ReviewTools = { readonly general: Playbook; readonly playbooks: readonly Playbook[] };

// The items of the kind's own playbook win over the general ones of the same name.
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

type Known = Pick<Review, "parties" | "sections" | "sentences">;

const outline = (contract: Contract): Known => ({
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

// More than ten times as many as the longest contract we know of has: so many are no contract, and would take too long.
const MOST_SENTENCES = 30_000;

const refusalOf = ({ text }: ReviewInput): Review["refusal"] => {
  if (text.trim() === "") return "empty";
  return isTooLong(text) ? "too_long" : null;
};

/**
 * A review under way: `review` has what needs no model (checks, parties, sums of money), or the reason why there is none.
 *
 * `contract` is null where the text is refused.
 */
export type ReviewBegun = {
  readonly input: ReviewInput;
  readonly tools: ReviewTools;
  readonly contract: Contract | null;
  readonly checked: readonly Finding[];
  readonly review: Review;
};

/** Takes a text apart and runs the checks: the first half of a review. `isPart`: there is more of the text to come. */
export const beginReview = (input: ReviewInput, tools: ReviewTools, isPart = false): ReviewBegun => {
  const { general } = tools;
  const refused = (refusal: Review["refusal"]): ReviewBegun => {
    const review = empty(input, general, refusal);
    return { input, tools, contract: null, checked: [], review };
  };
  const refusal = refusalOf(input);
  if (refusal !== null) return refused(refusal);
  const contract = readContract(input.text);
  if (contract.sentences.length > MOST_SENTENCES) return refused("too_many_sentences");
  const checked = checkFindings(contract, general, (isPart ? runPartChecks : runChecks)(contract));
  const facts = keyFacts(contract, [], {}).filter(({ values }) => values.length > 0);
  const review = { ...empty(input, general, null), ...outline(contract), facts, findings: worstFirst(checked) };
  return { input, tools, contract, checked, review };
};

type Placed = { readonly quote?: Quote };

// What a point speaks of already is no question any more.
const isAsked =
  (findings: readonly Finding[]) =>
  ({ quote }: Placed): boolean =>
    findings.some((finding) => finding.quote.start === quote?.start);

// A clause with a point anywhere in it is not as it should be.
const isTouched =
  (findings: readonly Finding[]) =>
  ({ quote }: Placed): boolean =>
    quote !== undefined && findings.some((one) => one.quote.start < quote.end && one.quote.end > quote.start);

/** The whole review: what was begun, and what the model and the checklists make of it. */
export const finishReview = (begun: ReviewBegun, model: ClauseModel | null): Review => {
  const { input, tools, contract, checked } = begun;
  if (!contract) return begun.review;
  const { general, playbooks } = tools;
  const found = model ? findClauses(model, contract, featuresOf(contract)) : [];
  const looked = lookedAt(contract, found);
  const kinds = tellKind(looked, playbooks, general, input.name);
  const told = input.playbook ?? kinds[0]?.playbook;
  const playbook = playbooks.find(({ id }) => id === told) ?? general;
  const { side } = input;
  const setting = { looked, side, measured: model?.measured ?? {} };
  const own = reviewItems({ ...setting, playbook });
  const rest =
    playbook.id === general.id ? null : reviewItems({ ...setting, playbook: mergedItems(playbook, general) });
  const both = <K extends keyof typeof own>(key: K): readonly (typeof own)[K][number][] => [
    ...own[key],
    ...(rest?.[key] ?? []),
  ];
  const findings = worstFirst([...both("findings"), ...checked]);
  const asked = isAsked(findings);
  const touched = isTouched(findings);
  return {
    ...begun.review,
    kind: kinds.find((guess) => guess.playbook === playbook.id) ?? { playbook: playbook.id, score: 1 },
    kinds,
    sides: playbook.sides,
    facts: keyFacts(contract, found, findValues(contract, found)),
    findings,
    missing: both("missing").toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]),
    unsure: both("unsure").filter((one) => !asked(one)),
    met: both("met").filter((one) => !touched(one)),
    pairs: findPairs(contract),
  };
};

/**
 * Reviews a text: what it is, what is in it, what to look at. Total: any text gives a review.
 *
 * Without the model only phrases and checks find anything: items that have nothing but a category are left out.
 */
export const reviewText = (input: ReviewInput, tools: ReviewTools, model: ClauseModel | null = null): Review =>
  finishReview(beginReview(input, tools), model);
