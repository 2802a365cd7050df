import type { CheckId, Playbook, Severity } from "../../../model/review/playbook.ts";
import type { Finding } from "../../../model/review/review.ts";
import type { CheckHit } from "../checks/check-hit.ts";
import { checkFigures } from "../model/check-figures.ts";
import type { Contract } from "../text/parse-contract.ts";
import { quoteAt } from "../text/quote-at.ts";

const sectionOf = ({ sections }: Contract, at: number): number | null => {
  const section = sections.findLastIndex(({ start }) => start <= at);
  return section < 0 ? null : section;
};

const findingOf = (contract: Contract, general: Playbook, hit: CheckHit): readonly Finding[] => {
  const check = general.checks.find(({ id }) => id === hit.check);
  if (!check?.on) return [];
  const { id, title, severity, why, ask } = check;
  const says = check.say
    .replaceAll("{found}", hit.found)
    .replaceAll("{other}", hit.other ?? "")
    .trim();
  const quote = quoteAt(contract.text, hit);
  const also = (hit.also ?? []).map((place) => quoteAt(contract.text, place));
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

const MAX_RELATED = 29;

// Combines the hits of a check into one if the playbook asks for it.
const groupHits = (hits: readonly CheckHit[], general: Playbook): readonly CheckHit[] => {
  const together = new Set(general.checks.filter((check) => check.together).map(({ id }) => id));
  const related = new Map<CheckId, CheckHit[]>();
  return hits.flatMap((hit) => {
    if (!together.has(hit.check)) return [hit];
    const others = related.get(hit.check);
    if (others) {
      if (others.length < MAX_RELATED) others.push(hit);
      return [];
    }
    const also: CheckHit[] = [];
    related.set(hit.check, also);
    return [{ ...hit, also }];
  });
};

/** Sort order of severities. */
export const SEVERITY_ORDER: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/** Findings by severity, then position, without duplicates. */
export const sortBySeverity = (findings: readonly Finding[]): readonly Finding[] => {
  const seen = new Set<string>();
  return findings
    .filter(({ rule, quote }) => !seen.has(`${rule}${quote.start}`) && seen.add(`${rule}${quote.start}`))
    .toSorted((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] || a.quote.start - b.quote.start);
};

/** Check hits as findings, with the texts of the general playbook. */
export const checkFindings = (contract: Contract, general: Playbook, hits: readonly CheckHit[]): readonly Finding[] =>
  groupHits(hits, general).flatMap((hit) => findingOf(contract, general, hit));
