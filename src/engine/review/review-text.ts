import type { Playbook } from "../../model/playbook.ts";
import type { Finding, Quote, Review, ReviewInput } from "../../model/review.ts";
import type { Hit } from "./checks/hit.ts";
import { runChecks } from "./checks/run-checks.ts";
import { readContract } from "./read-contract.ts";
import type { Contract } from "./read-contract.ts";

/** What a review works with: the playbook of the kind, and the general one. */
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
  const says = check.say.replaceAll("{found}", hit.found).replaceAll("{other}", hit.other ?? "");
  const quote = quoteOf(contract.text, hit);
  const also = (hit.also ?? []).map((place) => quoteOf(contract.text, place));
  const section = sectionOf(contract, hit.start);
  const made = {
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
  return [{ ...made, says, why, ...(ask === undefined ? {} : { ask }) }];
};

/** Reviews a text: what it is, what is in it, what to look at. Total: any text gives a review. */
export const reviewText = (input: ReviewInput, { general }: ReviewTools): Review => {
  const contract = readContract(input.text);
  const findings = runChecks(contract).flatMap((hit) => findingOf(contract, general, hit));
  return {
    refusal: input.text.trim() === "" ? "empty" : null,
    kind: { playbook: general.id, score: 1 },
    kinds: [],
    side: input.side ?? null,
    sides: general.sides,
    parties: contract.parties.map(({ name, terms, ...at }) => ({
      name,
      terms: terms.map(({ text }) => text),
      quote: quoteOf(input.text, at),
    })),
    sections: contract.sections.map(({ number, title, end, parent, start }) => ({
      number,
      title,
      at: quoteOf(input.text, { start, end: Math.min(end, start + 120) }),
      end,
      parent,
    })),
    sentences: contract.sentences.length,
    facts: [],
    findings,
    missing: [],
    unsure: [],
    met: [],
    pairs: [],
  };
};
