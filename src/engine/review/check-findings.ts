import type { Playbook, Severity } from "../../model/playbook.ts";
import type { Finding, Quote } from "../../model/review.ts";
import type { Hit } from "./checks/hit.ts";
import { checkFigures } from "./model/check-figures.ts";
import type { Contract } from "./read-contract.ts";

/** The words at a place. */
export const quoteOf = (text: string, { start, end }: { readonly start: number; readonly end: number }): Quote => ({
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

/** How grave comes before less grave. */
export const ORDER: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/** Findings in the order a reader wants them, each once: of two with one name and place, the first. */
export const worstFirst = (findings: readonly Finding[]): readonly Finding[] => {
  const seen = new Set<string>();
  return findings
    .filter(({ rule, quote }) => !seen.has(`${rule}${quote.start}`) && seen.add(`${rule}${quote.start}`))
    .toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity] || a.quote.start - b.quote.start);
};

/** What checks found, in the words of the general playbook. */
export const checkFindings = (contract: Contract, general: Playbook, hits: readonly Hit[]): readonly Finding[] =>
  gathered(hits, general).flatMap((hit) => findingOf(contract, general, hit));
