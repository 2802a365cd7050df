import { definitionsIn } from "../text/definitions.ts";
import type { Contract } from "../text/parse-contract.ts";
import { NAME_WORDS } from "./capitalized-names.ts";
import { definitionGaps, fitsGap } from "./definition-gap.ts";
import type { DefinitionGap } from "./definition-gap.ts";
import { termUses } from "./term-uses.ts";
import type { DefinitionSite, TermUse } from "./term-uses.ts";

/** A capitalized term that may lack a definition, with what a model judges it by. */
export type TermCandidate = {
  readonly use: TermUse;
  readonly row: Float32Array;
  readonly isInGap: boolean;
  readonly isOrdinary: boolean;
  readonly isOfDefinedWords: boolean;
};

/** `definitions`: how many terms the text defines in quotes. */
export type TermCandidates = { readonly candidates: readonly TermCandidate[]; readonly definitions: number };

const MIN_USES = 3;
/** A gap in a list of definitions is evidence in itself, and a short text repeats a term less often. */
const MIN_USES_OTHERWISE = 2;
/** Shorter texts are judged by a rule, because the model learned from long contracts. Unit: characters. */
export const SHORT_TEXT = 4000;
const MAX_GAPS = 3;

const MEANS = /"\)?,? (?:means?|shall (?:mean|have the meaning)|has the meaning)/g;
const DEFINED_ELSEWHERE =
  /(?:not (?:otherwise )?defined|used (?:herein )?(?:but|and) not)[^.]{0,120}(?:mean|defin|ascribed)/i;
// Legal words that are terms of every contract.
const USUAL = /^(?:part(?:y|ies)|section|agreement|exhibit|company|schedule|article|contract)s?$/i;
// Terms that many texts capitalize without a definition.
const ORDINARY =
  /^(?:Days?|Years?|Months?|Quarters?|Dollars?|Business Days?|Terms?|Signatures?|Title|Notices?|Warrant(?:y|ies)|Termination|Indemnification|Confidentiality|Insurance|Customers?|Clients?|Users?)$/;

type TextFigures = {
  readonly definitions: number;
  readonly means: number;
  readonly isDefinedElsewhere: boolean;
  readonly length: number;
  readonly definedWords: ReadonlySet<string>;
  readonly gaps: readonly DefinitionGap[];
};

/** Uses after a determiner, which often precedes a term and rarely a name. */
export const determinedUses = ({ the, any, other }: TermUse): number => the + any + other;

const SHOWS_NO_LOSS: readonly DefinitionSite[] = ["quoted", "means", "parentheses", "called"];

/** A term that is used like those whose definition was lost, by a rule of thumb. */
const isLikelyTerm = (use: TermUse): boolean =>
  determinedUses(use) >= 2 && use.lower <= use.upper && !SHOWS_NO_LOSS.some((site) => use.sites.has(site));

const isInGap = ({ key, term }: TermUse, gaps: readonly DefinitionGap[]): boolean =>
  gaps.some((gap) => fitsGap(term.toLowerCase(), gap) || fitsGap(key, gap));

const log = (count: number): number => Math.log(1 + count);

/** The other candidates of the same text. */
type Others = {
  readonly count: number;
  /** How many of them are likely terms. */
  readonly likely: number;
  /** Uses of the likely term that is used most. */
  readonly most: number;
};

const definedWordsOf = ({ words }: TermUse, { definedWords }: TextFigures): number =>
  words.filter((word) => definedWords.has(word.toLowerCase())).length;

const rowOf = (use: TermUse, text: TextFigures, others: Others): Float32Array => {
  const { count, words, sites, upper, lower } = use;
  const share = (part: number): number => part / count;
  const flag = (is: boolean): number => (is ? 1 : 0);
  const isOneWord = words.length === 1;
  const inDefinitions = definedWordsOf(use, text);
  return Float32Array.of(
    1,
    Math.log(count),
    log(upper) - log(count),
    log(lower) - log(upper),
    flag(lower === 0),
    flag(lower > upper),
    share(use.the),
    share(use.any),
    share(use.other),
    share(use.article),
    share(use.preposition),
    share(use.comma),
    share(use.beforeName),
    share(use.beforeOf),
    share(use.possessive),
    flag(use.plural > 0 && use.plural < count),
    flag(use.any > 0),
    log(use.any),
    log(determinedUses(use)),
    inDefinitions / words.length,
    flag(inDefinitions === words.length),
    flag(ORDINARY.test(use.term)),
    flag(isOneWord),
    flag(words.length >= 3),
    flag(lower === 0 && !isOneWord && use.any > 0),
    3 * flag(isInGap(use, text.gaps)),
    2 * flag(text.gaps.some(({ ordered }) => !ordered)),
    flag(text.gaps.length > 0),
    log(text.definitions),
    log(text.means),
    flag(text.means >= 5),
    Math.min(1, text.means / Math.max(1, others.count)),
    Math.log(text.length / 30_000),
    flag(text.isDefinedElsewhere),
    flag(count < 4),
    log(others.count),
    log(others.likely),
    flag(others.likely === 0),
    Math.log(count / Math.max(1, others.most)),
    (Math.log(count) * log(text.means)) / 3,
    (Math.log(count) * log(others.likely)) / 2,
    (log(text.means) * log(others.likely)) / 3,
    flag(isLikelyTerm(use)),
    flag(sites.has("quoted")),
    flag(sites.has("quoted") && isOneWord),
    2 * flag(sites.has("colon")),
    flag(sites.has("heading")),
    2 * flag(sites.has("means")),
    2 * flag(sites.has("parentheses")),
    2 * flag(sites.has("called")),
    2 * flag(sites.has("elsewhere")),
    flag(sites.has("unclosed")),
    flag(sites.has("includes")),
  );
};

/** The capitalized terms of a text that no quotes define, as rows for the model. */
export const termCandidates = (contract: Contract): TermCandidates => {
  const { plain, parties } = contract;
  const definitions = definitionsIn(plain);
  const gaps = definitionGaps(plain, MAX_GAPS);
  const names = new Set(
    parties
      .flatMap(({ name, terms }) => [name, ...terms.map(({ text }) => text)])
      .flatMap((name) => name.split(/[^\w]+/)),
  );
  const isName = (word: string): boolean => NAME_WORDS.has(word) || names.has(word);
  const minUses = gaps.length > 0 || plain.length < SHORT_TEXT ? MIN_USES_OTHERWISE : MIN_USES;
  const uses = termUses(contract, minUses).filter(
    (use) => !USUAL.test(use.term) && (!use.words.some(isName) || isInGap(use, gaps)),
  );
  const text: TextFigures = {
    definitions: definitions.length,
    means: plain.match(MEANS)?.length ?? 0,
    isDefinedElsewhere: DEFINED_ELSEWHERE.test(plain),
    length: plain.length,
    definedWords: new Set(definitions.flatMap(({ term }) => term.toLowerCase().split(/[^a-z-]+/))),
    gaps,
  };
  const likely = uses.filter(isLikelyTerm).toSorted((a, b) => b.count - a.count);
  const candidates = uses.map((use) => ({
    use,
    row: rowOf(use, text, {
      count: uses.length,
      likely: likely.length - (isLikelyTerm(use) ? 1 : 0),
      most: (likely[0] === use ? likely[1] : likely[0])?.count ?? 0,
    }),
    isInGap: isInGap(use, gaps),
    isOrdinary: ORDINARY.test(use.term),
    isOfDefinedWords: definedWordsOf(use, text) === use.words.length,
  }));
  return { candidates, definitions: definitions.length };
};
