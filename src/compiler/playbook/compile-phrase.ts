import type { PhrasePattern, PatternStep } from "../../model/review/playbook.ts";

/** Parts of a phrase. */
const MAX_STEPS = 14;
/** Words allowed between two parts: the upper limit, and the default for a bare "...". */
const MAX_GAP = 40;
const DEFAULT_GAP = 12;

/** A compiled phrase, or what is wrong with it. */
export type Phrase = { readonly pattern: PhrasePattern } | { readonly fault: string };

const WORD = /^(?:#|[a-z0-9$%][a-z0-9$%'-]*\*?)$/;

const stepOf = (part: string): PatternStep | string => {
  if (part === "...") return { gap: DEFAULT_GAP };
  const gap = /^\.\.(\d+)$/.exec(part)?.[1];
  if (gap !== undefined)
    return Number(gap) <= MAX_GAP ? { gap: Number(gap) } : `A gap of ${gap} words is too long: at most ${MAX_GAP}.`;
  const optional = part.startsWith("?");
  const words = (optional ? part.slice(1) : part).toLowerCase().split("|");
  const odd = words.find((word) => !WORD.test(word));
  if (odd !== undefined) return `"${odd || part}" is neither a word nor a gap.`;
  const short = words.find((word) => word.endsWith("*") && word.length < 4);
  return short === undefined
    ? { words, optional }
    : `"${short}" fits almost any word: give at least three letters before the *.`;
};

const isGap = (step: PatternStep | undefined): boolean => step !== undefined && "gap" in step;

/** Compiles a phrase of a playbook. Matching is bounded by the phrase's words and gaps, so no text causes backtracking (ReDoS). */
export const compilePhrase = (source: string): Phrase => {
  const parts = source.trim().split(/\s+/);
  if (parts.length > MAX_STEPS) return { fault: `A phrase has at most ${MAX_STEPS} parts.` };
  const pattern: PatternStep[] = [];
  for (const part of parts) {
    const step = stepOf(part);
    if (typeof step === "string") return { fault: step };
    if (isGap(step) && isGap(pattern.at(-1))) return { fault: "Two gaps are next to each other." };
    pattern.push(step);
  }
  if (isGap(pattern[0]) || isGap(pattern.at(-1))) return { fault: "A phrase begins and ends with a word." };
  return pattern.some((step) => "words" in step && !step.optional)
    ? { pattern }
    : { fault: "A phrase needs a word that must be there." };
};
