import type { PhrasePattern, PatternStep } from "../../../model/review/playbook.ts";

/** The words of a sentence for phrase matching; `line` joins them with a space on both sides. */
export type SentenceWords = { readonly list: readonly string[]; readonly line: string };

/** The words of a lower-case text. */
export const patternWords = (seen: string): SentenceWords => {
  const list = seen.match(/[a-z0-9]+(?:['-][a-z0-9]+)*|[$%]/g) ?? [];
  return { list, line: ` ${list.join(" ")} ` };
};

/** Whether a word of a pattern ("rent*", "#") fits a word of the text. */
export const wordFits = (wanted: string, word: string): boolean => {
  if (wanted === "#") return /^\d/.test(word);
  return wanted.endsWith("*") ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
};

const lineContains = (line: string, wanted: string): boolean => {
  if (wanted === "#") return true;
  return line.includes(wanted.endsWith("*") ? ` ${wanted.slice(0, -1)}` : ` ${wanted} `);
};

// Quick rejection: most sentences lack a required word.
const mayMatch = (pattern: PhrasePattern, line: string): boolean =>
  pattern.every((step) => "gap" in step || step.optional || step.words.some((wanted) => lineContains(line, wanted)));

const advance = (step: PatternStep, list: readonly string[], open: Uint8Array): Uint8Array => {
  const next = new Uint8Array(list.length + 1);
  for (let index = 0; index <= list.length; index++) {
    if (open[index] === 0) continue;
    if ("gap" in step) {
      next.fill(1, index, Math.min(list.length, index + step.gap) + 1);
      continue;
    }
    const word = list[index];
    if (step.optional) next[index] = 1;
    if (word !== undefined && step.words.some((wanted) => wordFits(wanted, word))) next[index + 1] = 1;
  }
  return next;
};

/** Whether a phrase occurs in the words. Time is bounded by words × steps × gap. */
export const matches = (pattern: PhrasePattern, { list, line }: SentenceWords): boolean => {
  if (!mayMatch(pattern, line)) return false;
  // Positions where the next step may start; a phrase may start anywhere.
  let open: Uint8Array = new Uint8Array(list.length + 1).fill(1, 0, list.length);
  for (const step of pattern) {
    open = advance(step, list, open);
    if (!open.includes(1)) return false;
  }
  return true;
};
