import type { Pattern, PatternStep } from "../../model/playbook.ts";

/** The words of a sentence as phrases see them; `line` has them all with a space on both sides. */
export type Words = { readonly list: readonly string[]; readonly line: string };

/** The words of a text in small letters. */
export const patternWords = (seen: string): Words => {
  const list = seen.match(/[a-z0-9]+(?:['-][a-z0-9]+)*|[$%]/g) ?? [];
  return { list, line: ` ${list.join(" ")} ` };
};

const fits = (wanted: string, word: string): boolean => {
  if (wanted === "#") return /^\d/.test(word);
  return wanted.endsWith("*") ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
};

const isIn = (line: string, wanted: string): boolean => {
  if (wanted === "#") return true;
  return line.includes(wanted.endsWith("*") ? ` ${wanted.slice(0, -1)}` : ` ${wanted} `);
};

// Most sentences lack a word that must be there: that is seen at once.
const mayMatch = (pattern: Pattern, line: string): boolean =>
  pattern.every((step) => "gap" in step || step.optional || step.words.some((wanted) => isIn(line, wanted)));

const advance = (step: PatternStep, list: readonly string[], open: Uint8Array): Uint8Array => {
  const next = new Uint8Array(list.length + 1);
  for (let at = 0; at <= list.length; at++) {
    if (open[at] === 0) continue;
    if ("gap" in step) {
      next.fill(1, at, Math.min(list.length, at + step.gap) + 1);
      continue;
    }
    const word = list[at];
    if (step.optional) next[at] = 1;
    if (word !== undefined && step.words.some((wanted) => fits(wanted, word))) next[at + 1] = 1;
  }
  return next;
};

/** Whether a phrase stands in the words. Time grows with words times steps times gap, never more. */
export const matches = (pattern: Pattern, { list, line }: Words): boolean => {
  if (!mayMatch(pattern, line)) return false;
  // The places where the next step may begin; a phrase may begin anywhere.
  let open: Uint8Array = new Uint8Array(list.length + 1).fill(1, 0, list.length);
  for (const step of pattern) {
    open = advance(step, list, open);
    if (!open.includes(1)) return false;
  }
  return true;
};
