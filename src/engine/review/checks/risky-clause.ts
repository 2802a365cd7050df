import type { CheckId } from "../../../model/review/playbook.ts";
import { periodsIn } from "../text/numbers.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";

type Risk = {
  readonly check: CheckId;
  readonly any: readonly RegExp[];
  readonly not?: RegExp;
  /** Whether a matching sentence is harmless. */
  readonly isMild?: (text: string) => boolean;
};

// Renewals of at most a year that can be prevented with a month's notice are common.
const MAX_NOTICE_DAYS = 31;
const MAX_RENEWAL_DAYS = 366;
const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;

const daysIn = (text: string, isNotice: boolean): readonly number[] =>
  periodsIn(text)
    .filter(({ unit }) => (unit === "day" || unit === "week") === isNotice)
    .map(({ count, unit }) => count * DAYS[unit]);

const isEasyToStop = (text: string): boolean => {
  const notice = daysIn(text, true);
  // The first term may be longer than the renewal term.
  const from = text.search(/\b(?:renew|extend|continu|success|additional|subsequent)/i);
  const renewed = daysIn(text.slice(Math.max(0, from), from + 160), false);
  return (
    /\bunless\b|\bnoti(?:ce|f)/i.test(text) &&
    notice.length > 0 &&
    notice.every((days) => days <= MAX_NOTICE_DAYS) &&
    renewed.every((days) => days <= MAX_RENEWAL_DAYS)
  );
};

const RISKS: readonly Risk[] = [
  {
    check: "auto_renewal",
    any: [
      /\b(?:automatic(?:ally)?|evergreen)\b[^.]{0,60}\b(?:renew|extend|continu)/i,
      /\b(?:renew|extend)(?:ed|s|al)?\b[^.]{0,60}\bautomatic/i,
      /\bunless\b[^.]{0,160}\bnotice\b[^.]{0,200}\bshall (?:be )?(?:renew|extend|continue)/i,
      /\b(?:shall|will) (?:be )?(?:renewed?|extend(?:ed)?)\b[^.]{0,160}\bunless\b/i,
    ],
    not: /\b(?:no|not)\b[^.]{0,30}\bautomatic|\bmay (?:be )?(?:renew|extend)|\boption to renew|insurance polic|\b(?:ascribed|meaning)\b|force majeure|\bsuspension|\barbitrat|\bintent(?:ion)? to (?:so )?(?:renew|extend)\b|extended by written/i,
    isMild: isEasyToStop,
  },
  {
    check: "unlimited_liability",
    any: [
      /\b(?:unlimited liability|liability (?:shall|will|is|to be)[^.]{0,40}\bunlimited|liability [^.]{0,60}\b(?:is|shall be|will be) unlimited|without (?:any )?limit(?:ation)? (?:of|on|as to)[^.]{0,30}\bliability|liable without limit)/i,
      /\bno (?:limit|limitation|cap)\b[^.]{0,30}\bliability/i,
    ],
  },
  {
    check: "unilateral_change",
    any: [
      /\b(?:may|reserves? the right to|right to|can)\b[^.]{0,60}\b(?:change|modify|amend|revise|alter|vary)\b[^.]{0,60}\b(?:this agreement|these terms|the terms|any (?:of the )?(?:terms|provisions)|fees|prices?|pricing|rates?|rent|rules|pay|salary|polic(?:y|ies))\b[^.]{0,120}\b(?:at any time|sole discretion|without (?:prior )?(?:notice|consent)|from time to time|unilateral|in its discretion|at its (?:sole )?option)/i,
      /\b(?:at any time|in its sole discretion|unilaterally|without (?:prior )?(?:notice|consent))\b[^.]{0,60}\b(?:change|modify|amend|revise|alter)\b[^.]{0,60}\b(?:this agreement|these terms|the terms|fees|prices?|rates?)/i,
    ],
    not: /\b(?:mutual|both parties|written agreement|signed by|neither party|may not|shall not|no right)\b/i,
  },
];

// Quick rejection: every risk contains one of these words.
const MAY_BE = /renew|extend|extension|evergreen|liab|modif|amend|revis|alter|vary|chang/i;

const INDEMNIFIES =
  /\b(?:shall|will|agrees? to|hereby|must|undertakes? to|covenants? to)\b[^.]{0,100}?\bindemnif(?:y|ies)\b|\bindemnif(?:y|ies)\b[^.]{0,60}\b(?:and )?hold harmless/i;
const MUTUAL =
  /\b(?:each|both|either|every) (?:party|parties|of the parties)\b|\bindemnifying party\b|\bmutual|\beach other\b|\bthe other party\b/i;

/** The index of the party a sentence binds: the last one named before the duty. */
export const boundParty = (contract: Contract, text: string, duty: RegExp): number | null => {
  const offset = text.search(duty);
  if (offset < 0) return null;
  const before = text.slice(0, offset + 20);
  let best: { party: number; place: number } | null = null;
  for (const [party, { name, terms }] of contract.parties.entries())
    for (const called of [name, ...terms.map((term) => term.text)]) {
      const place = before.toLowerCase().lastIndexOf(called.toLowerCase());
      if (called.length > 1 && place >= 0 && place > (best?.place ?? -1)) best = { party, place };
    }
  return best?.party ?? null;
};

/** A duty to indemnify that binds only one of two parties; a later mutual clause removes it. */
export const oneSidedIndemnity = (contract: Contract): readonly CheckHit[] => {
  const found: { party: number; start: number; end: number }[] = [];
  for (const { start, end } of contract.sentences) {
    const text = contract.plain.slice(start, end);
    if (!/indemnif/i.test(text) || !INDEMNIFIES.test(text)) continue;
    if (MUTUAL.test(text)) return [];
    const party = boundParty(contract, text, INDEMNIFIES);
    if (party !== null) found.push({ party, start, end });
  }
  const [first] = found;
  if (!first || contract.parties.length !== 2 || found.some(({ party }) => party !== first.party)) return [];
  const { name, terms } = contract.parties[first.party] ?? { name: "", terms: [] };
  return [{ check: "one_sided_indemnity", start: first.start, end: first.end, found: terms[0]?.text ?? name }];
};

/** Risky clauses that one sentence shows: automatic renewal, unlimited liability, unilateral changes. */
export const riskyClauses = (contract: Contract): readonly CheckHit[] => {
  const { plain, sentences } = contract;
  const hits: CheckHit[] = [];
  for (const { start, end } of sentences) {
    const raw = plain.slice(start, end);
    if (!MAY_BE.test(raw)) continue;
    const text = raw.replace(/\s/g, " ");
    for (const { check, any, not, isMild } of RISKS) {
      if (hits.some((hit) => hit.check === check) || !any.some((one) => one.test(text))) continue;
      if ((not?.test(text) ?? false) || (isMild?.(text) ?? false)) continue;
      hits.push({ check, start, end, found: text.slice(0, 80) });
    }
  }
  return hits;
};
