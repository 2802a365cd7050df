import { definitionsIn } from "../text/definitions.ts";
import type { Contract } from "../text/parse-contract.ts";
import { countPhrases } from "./count-phrases.ts";

/** A term without the ending of its plural, in lower case: "Authorities" is "authority". */
export const termKey = (term: string): string =>
  term
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1");

/** Ways in which a text may define a term other than in quotes, or show that it is no term. */
export type DefinitionSite =
  "quoted" | "colon" | "heading" | "means" | "parentheses" | "called" | "elsewhere" | "unclosed" | "includes";

/** A capitalized term inside sentences that no quotes define. Unit: offsets of its first use, and numbers of uses. */
export type TermUse = {
  readonly term: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  count: number;
  /** After "the"; after "any", "each" or "such"; after another determiner; after "a". */
  the: number;
  any: number;
  other: number;
  article: number;
  preposition: number;
  comma: number;
  plural: number;
  possessive: number;
  /** Before another capitalized word, also one after "of" or "and". */
  beforeName: number;
  beforeOf: number;
  /** Anywhere in the text, also inside words: capitalized, and in lower case. */
  upper: number;
  lower: number;
  readonly sites: Set<DefinitionSite>;
};

const WORD = "[A-Z][a-z]{2,}(?:-[A-Z]?[a-z]+)?";
const RUN = new RegExp(`(?<![A-Za-z-])${WORD}(?: ${WORD}){0,3}(?![A-Za-z])`, "g");
const INSIDE_SENTENCE = /(?:[a-z,;(] {1,2}|[a-z,;]\n {0,20})$/;
const PRECEDING = /(?:^|[\s(])([a-z]+)\s+$/;
const PREPOSITIONS = new Set("of for and or by to in under with from on".split(" "));
const DETERMINERS = new Set("said no other every applicable its their this these those our your".split(" "));
const ANY = new Set("any such each all".split(" "));

const LINE_START = /(?:^|\n)[ \t]{0,30}(?:\(?[\w.]{1,6}[.)]?[ \t]{1,12})?$/;
const AFTER: readonly (readonly [DefinitionSite, RegExp])[] = [
  [
    "means",
    /^(?: ?\((?:s|es|ies)\))? (?:means?|shall (?:mean|have the meaning)|has the meaning|is defined|refers? to)\b/,
  ],
  ["elsewhere", /^,? {0,2}\(?as (?:such term is |that term is |hereinafter )?defined/],
  ["includes", /^ (?:(?:also|further|shall|does|may|will|not) ){0,3}(?:includes?|mean)\b/],
];
const IN_PARENTHESES = /\((?:the |each,? an? |an? |collectively,? |together,? |hereinafter |hereafter |such ){0,3}$/;
const CALLED =
  /(?:referred to (?:herein )?as|hereinafter|hereafter|called|known as),?\s{1,20}(?:collectively )?(?:as )?(?:the\s{1,20}|an? )?$/;
const MAX_BEFORE = 60;
const MAX_AFTER = 40;

const sitesAt = (before: string, after: string): readonly DefinitionSite[] => {
  const found = AFTER.filter(([, pattern]) => pattern.test(after)).map(([site]) => site);
  if (LINE_START.test(before)) {
    if (/^\s{0,3}(?::|means|shall mean|- )/.test(after)) found.push("colon");
    if (/^ {0,3}(?:\.|\n)/.test(after)) found.push("heading");
  }
  if (after.startsWith(")") && IN_PARENTHESES.test(before)) found.push("parentheses");
  if (CALLED.test(before)) found.push("called");
  if (before.endsWith('"') && /^[^"\n]{0,3} (?:means?|shall mean)/.test(after)) found.push("unclosed");
  return found;
};

const newUse = (term: string, key: string, start: number): TermUse => ({
  term,
  key,
  start,
  end: start + term.length,
  words: term.split(/[ -]/).filter((word) => /^[A-Z]/.test(word)),
  count: 0,
  the: 0,
  any: 0,
  other: 0,
  article: 0,
  preposition: 0,
  comma: 0,
  plural: 0,
  possessive: 0,
  beforeName: 0,
  beforeOf: 0,
  upper: 0,
  lower: 0,
  sites: new Set(),
});

const addUse = (use: TermUse, term: string, before: string, after: string): void => {
  use.count++;
  const word = PRECEDING.exec(before)?.[1] ?? "";
  if (word === "the") use.the++;
  else if (word === "a" || word === "an") use.article++;
  else if (ANY.has(word)) use.any++;
  else if (DETERMINERS.has(word)) use.other++;
  else if (PREPOSITIONS.has(word)) use.preposition++;
  if (/[,;]\s*$/.test(before)) use.comma++;
  if (term.toLowerCase() !== use.key) use.plural++;
  if (after.startsWith("'s")) use.possessive++;
  if (/^ [A-Z&]/.test(after)) use.beforeName++;
  if (/^ (?:of|and|or|for) [A-Z]/.test(after)) use.beforeOf++;
};

// The parts of defined terms: "Applicable Law" is one of "Applicable Laws and Regulations".
const addParts = (into: Set<string>, term: string): void => {
  const words = term.split(/\s+/);
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++)
      if (to - from < words.length) into.add(termKey(words.slice(from, to).join(" ")));
};

/** The capitalized terms that a text uses inside sentences so often and does not define in quotes. */
export const termUses = ({ plain }: Contract, minUses: number): readonly TermUse[] => {
  const uses = new Map<string, TermUse>();
  const sites = new Map<string, Set<DefinitionSite>>();
  for (const { 0: term, index } of plain.matchAll(RUN)) {
    const before = plain.slice(Math.max(0, index - MAX_BEFORE), index);
    const after = plain.slice(index + term.length, index + term.length + MAX_AFTER);
    const key = termKey(term);
    const found = sitesAt(before, after);
    if (found.length > 0) {
      const known = sites.get(key) ?? new Set();
      for (const site of found) known.add(site);
      sites.set(key, known);
    }
    if (!INSIDE_SENTENCE.test(before) || !/^[\s,.;:)']/.test(after)) continue;
    const use = uses.get(key) ?? newUse(term, key, index);
    uses.set(key, use);
    addUse(use, term, before, after);
  }
  const defined = new Set<string>();
  const parts = new Set<string>();
  for (const { term } of definitionsIn(plain)) {
    const whole = term.replace(/ ?\((?:s|es|ies)\)/, "");
    defined.add(termKey(whole));
    addParts(parts, whole);
  }
  const frequent = [...uses.values()].filter(({ key, count }) => count >= minUses && !defined.has(key));
  const stems = frequent.map(({ term, key }) =>
    term.toLowerCase().startsWith(key) ? term.slice(0, key.length) : term,
  );
  const counts = countPhrases(plain, [...stems, ...stems.map((stem) => stem.toLowerCase())]);
  for (const [index, use] of frequent.entries()) {
    use.upper = counts.get(stems[index]!) ?? 0;
    use.lower = counts.get(stems[index]!.toLowerCase()) ?? 0;
    for (const site of sites.get(use.key) ?? []) use.sites.add(site);
    if (parts.has(use.key)) use.sites.add("quoted");
  }
  return frequent;
};
