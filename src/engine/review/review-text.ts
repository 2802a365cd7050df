import type { Playbook, Severity } from "../../model/playbook.ts";
import type { Finding, Quote, Review, ReviewInput } from "../../model/review.ts";
import type { Hit } from "./checks/hit.ts";
import { runChecks } from "./checks/run-checks.ts";
import type { ClauseModel } from "./clause-model.ts";
import { featuresOf } from "./features.ts";
import { findClauses } from "./find-clauses.ts";
import { findPairs } from "./find-pairs.ts";
import { findValues } from "./find-values.ts";
import { checkFigures } from "./model/check-figures.ts";
import { keyFacts } from "./key-facts.ts";
import { lookedAt } from "./look-for.ts";
import type { Looked } from "./look-for.ts";
import { readContract } from "./read-contract.ts";
import type { Contract } from "./read-contract.ts";
import { reviewItems } from "./review-items.ts";
import { isTooLong, tellKind } from "./tell-kind.ts";

/** The playbooks a review works with: the general one, and those of the kinds. */
export type ReviewTools = { readonly general: Playbook; readonly playbooks: readonly Playbook[] };

const quoteOf = (text: string, { start, end }: { readonly start: number; readonly end: number }): Quote => ({
  start,
  end,
  text: text.slice(start, end),
});

const sectionOf = ({ sections }: Contract, at: number): number | null => {
  const section = sections.findLastIndex(({ start }) => start <= at);
  return section < 0 ? null : section;
};

const findingOf = (contract: Contract, general: Playbook, hit: Hit): readonly Finding[] => {
  const check = general.checks.find(({ id }) => id === hit.check);
  if (!check?.on) return [];
  const { id, title, severity, why, ask } = check;
  const says = check.say
    .replaceAll("{found}", hit.found)
    .replaceAll("{other}", hit.other ?? "")
    .trim();
  const quote = quoteOf(contract.text, hit);
  const also = (hit.also ?? []).map((place) => quoteOf(contract.text, place));
  const section = sectionOf(contract, hit.start);
  const rewording =
    hit.instead === undefined ? {} : { rewording: { how: "replace" as const, at: quote, text: hit.instead } };
  const tested = checkFigures[id];
  const made = {
    ...(tested ? { tested } : {}),
    id: `${id}-${hit.start}`,
    rule: id,
    playbook: general.id,
    check: id,
    severity,
    title,
    quote,
    also,
    section,
  };
  return [{ ...made, says, why, ...(ask === undefined ? {} : { ask }), ...rewording }];
};

// The places of one check as one hit, where the playbook wants them together.
const gathered = (hits: readonly Hit[], general: Playbook): readonly Hit[] =>
  hits.flatMap((hit, at) => {
    if (!general.checks.find(({ id }) => id === hit.check)?.together) return [hit];
    const all = hits.filter(({ check }) => check === hit.check);
    return hits.findIndex(({ check }) => check === hit.check) === at ? [{ ...hit, also: all.slice(1, 30) }] : [];
  });

const ORDER: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

const worstFirst = (findings: readonly Finding[]): readonly Finding[] => {
  const seen = new Set<string>();
  return findings
    .filter(({ rule, quote }) => !seen.has(`${rule}${quote.start}`) && seen.add(`${rule}${quote.start}`))
    .toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity] || a.quote.start - b.quote.start);
};

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

const outline = ({ contract }: Looked): Pick<Review, "parties" | "sections" | "sentences"> => ({
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

const judged = (input: ReviewInput, looked: Looked, tools: ReviewTools, measured: ClauseModel["measured"]): Review => {
  const { contract } = looked;
  const { general, playbooks } = tools;
  const found = [...looked.found.values()];
  const kinds = tellKind(looked, playbooks, general, input.name);
  const told = input.playbook ?? kinds[0]?.playbook;
  const playbook = playbooks.find(({ id }) => id === told) ?? general;
  const { side } = input;
  const setting = { looked, side, measured };
  const own = reviewItems({ ...setting, playbook });
  const rest =
    playbook.id === general.id ? null : reviewItems({ ...setting, playbook: mergedItems(playbook, general) });
  const both = <K extends keyof typeof own>(key: K): readonly (typeof own)[K][number][] => [
    ...own[key],
    ...(rest?.[key] ?? []),
  ];
  const hits = gathered(runChecks(contract), general).flatMap((hit) => findingOf(contract, general, hit));
  return {
    ...outline(looked),
    refusal: null,
    kind: kinds.find((guess) => guess.playbook === playbook.id) ?? { playbook: playbook.id, score: 1 },
    kinds,
    side: side ?? null,
    sides: playbook.sides,
    facts: keyFacts(contract, found, findValues(contract, found)),
    findings: worstFirst([...hits, ...both("findings")]),
    missing: both("missing").toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]),
    unsure: both("unsure"),
    met: both("met"),
    pairs: findPairs(contract),
  };
};

// More than ten times as many as the longest contract we know of has: so many are no contract, and would take too long.
const MOST_SENTENCES = 30_000;

/**
 * Reviews a text: what it is, what is in it, what to look at. Total: any text gives a review.
 *
 * Without the model only phrases and checks find anything: items that have nothing but a category are left out.
 */
export const reviewText = (input: ReviewInput, tools: ReviewTools, model: ClauseModel | null = null): Review => {
  if (input.text.trim() === "") return empty(input, tools.general, "empty");
  if (isTooLong(input.text)) return empty(input, tools.general, "too_long");
  const contract = readContract(input.text);
  if (contract.sentences.length > MOST_SENTENCES) return empty(input, tools.general, "too_many_sentences");
  const found = model ? findClauses(model, contract, featuresOf(contract)) : [];
  return judged(input, lookedAt(contract, found), tools, model?.measured ?? {});
};
