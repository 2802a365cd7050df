import type { Pattern } from "../../model/playbook.ts";

/** The words of a sentence as phrases see them. */
export const patternWords = (seen: string): readonly string[] => seen.match(/[a-z0-9]+(?:['-][a-z0-9]+)*|[$%]/g) ?? [];

const fits = (wanted: string, word: string): boolean => {
  if (wanted === "#") return /^\d/.test(word);
  return wanted.endsWith("*") ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
};

/**
 * Whether a phrase stands in the words. Time grows with words times steps times gap, never more.
 */
export const matches = (pattern: Pattern, words: readonly string[]): boolean => {
  // The places where the next step may begin; a phrase may begin anywhere.
  let open = new Uint8Array(words.length + 1).fill(1, 0, words.length);
  for (const step of pattern) {
    const next = new Uint8Array(words.length + 1);
    let any = false;
    for (let at = 0; at <= words.length; at++) {
      if (open[at] === 0) continue;
      if ("gap" in step) {
        next.fill(1, at, Math.min(words.length, at + step.gap) + 1);
        any = true;
        continue;
      }
      const word = words[at];
      if (step.optional) next[at] = 1;
      if (word !== undefined && step.words.some((wanted) => fits(wanted, word))) next[at + 1] = 1;
      any ||= step.optional || next[at + 1] === 1;
    }
    if (!any) return false;
    open = next;
  }
  return open.includes(1);
};
