import { definitionsIn } from "../text/definitions.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";
import { lostDefinitions, singular } from "./definition-gap.ts";
import type { LostDefinition } from "./definition-gap.ts";
import { escapeRegExp } from "../../../text/escape-reg-exp.ts";

// Capitalized words inside a sentence, after a function word that excludes headings and names.
const USED =
  /(?<=[a-z,;] )(?:the|any|such|each|all|of|for|its|their|said|no|other|every|applicable|and|or|by|to|in|under|with) ((?:[A-Z][a-z]{2,}(?:-[A-Z]?[a-z]+)?)(?: (?:of |and )?(?:[A-Z][a-z]{2,}(?:-[A-Z]?[a-z]+)?)){0,3})(?=[\s,.;:)'])/g;

const NAMES = new Set(
  (
    "January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday " +
    "State States United America American Europe European Union Canada China Japan Germany France England Israel India Federal National International " +
    "Court Courts County City District Commonwealth Republic Kingdom Province Commission Securities Exchange Nasdaq Act Law Laws Rules Regulations Rule Section Sections Article Articles " +
    "Exhibit Exhibits Schedule Schedules Annex Appendix Attachment Addendum Paragraph Clause Agreement Agreements Contracts Amendment Internet Web Board Directors President Chief " +
    "Officer Executive Secretary Vice Chairman Treasurer Inc Ltd Corp Company Corporation Limited University Bank Trust English Chinese Japanese German French British Illinois Washington California Delaware Texas Virginia Maryland Florida Massachusetts Pennsylvania Georgia Michigan Minnesota Christmas Labor Memorial Thanksgiving Arbitration Association Bankruptcy Trade Patent " +
    "Trademark Office Internal Department Government Congress Senate Treasury Generally Accepted Accounting Principles Convention Nations Sale Goods Uniform Commercial Windows Microsoft Java Email Fax " +
    "Mr Ms Dr Street Avenue Road Suite Floor New York North South East West Los Angeles San Hong Kong London Witness Affiliates Subsection Subparagraph Trustees Group People Direct Whereof Now Therefore Recitals Background Table Contents Page"
  ).split(" "),
);

// Legal words that are not terms by themselves but occur in some ("Third Party", "Contract Period", "Source Code").
const COMMON = /^(?:Part(?:y|ies)|Contract|Code)$/;

const ORDINARY =
  /^(?:Days?|Years?|Months?|Quarters?|Dollars?|Business Days?|Terms?|Signatures?|Title|Notices?|Warrant(?:y|ies)|Termination|Indemnification|Confidentiality|Insurance|Customers?|Clients?|Users?)$/;

const isDefinedAs = (plain: string, term: string): boolean => {
  const loose = escapeRegExp(singular(term)).replaceAll(" ", "\\s{1,30}").replace(/y$/, "(?:y|ie)");
  return new RegExp(
    `"(?:[^"\\n]{0,60}\\b)?${loose}(?:s|es)?[,.;]?"|(?:^|\\n)\\s{0,30}(?:\\(?[\\w.]{1,6}[.)]?\\s{1,12})?${loose}s?\\s{0,3}(?::|-|\\.|\\n|means|shall mean)|\\b${loose}s? (?:means?|shall mean|has the meaning|is defined)|\\((?:the |each an? |an? )?${loose}s?\\)`,
    "i",
  ).test(plain);
};

type Use = { readonly term: string; readonly start: number; readonly end: number; count: number; definiteUses: number };

// Determiners that often precede a term and rarely a name.
const DETERMINER = /^(?:the|any|such|each|all|said|no|other|every|applicable|its|their) /;

const usesIn = (plain: string): readonly Use[] => {
  const uses = new Map<string, Use>();
  for (const match of plain.matchAll(USED)) {
    const term = match[1] ?? "";
    const start = match.index + match[0].length - term.length;
    const key = singular(term);
    const use = uses.get(key);
    const definiteUses = DETERMINER.test(match[0]) ? 1 : 0;
    if (use) {
      use.count++;
      use.definiteUses += definiteUses;
    } else uses.set(key, { term, start, end: start + term.length, count: 1, definiteUses });
  }
  return [...uses.values()];
};

const MAX_HITS = 3;
// The text is read again for each candidate.
const MAX_CANDIDATES = 200;
const MIN_USES = 5;
const MIN_DEFINITE_USES = 3;
const MIN_DEFINITIONS = 4;
// A short text repeats a term less often.
const SHORT_TEXT = 4000;
const MIN_USES_IF_SHORT = 3;
const MIN_DEFINITIONS_IF_SHORT = 2;

/** Capitalized terms that the text never defines: those missing from a list of definitions, then those most used. */
export const undefinedTerms = (contract: Contract): readonly CheckHit[] => {
  const { plain, parties } = contract;
  const definitions = definitionsIn(plain);
  const isShort = plain.length < SHORT_TEXT;
  if (definitions.length < (isShort ? MIN_DEFINITIONS_IF_SHORT : MIN_DEFINITIONS)) return [];
  const defined = new Set(definitions.flatMap(({ term }) => term.toLowerCase().split(/[^a-z-]+/)));
  const definedTerms = new Set(definitions.map(({ term }) => singular(term.toLowerCase())));
  const names = new Set(
    parties
      .flatMap(({ name, terms }) => [name, ...terms.map(({ text }) => text)])
      .flatMap((name) => name.split(/[^\w]+/)),
  );
  const lost = lostDefinitions(contract, (word) => NAMES.has(word) || names.has(word), MAX_HITS);
  const frequent = usesIn(plain)
    .filter(({ term, count, definiteUses }) => {
      const isRareInShort =
        isShort && term.includes(" ") && definiteUses >= 2 && plain.split(term).length > MIN_USES_IF_SHORT;
      const words = term.split(/[ -]/).filter((word) => /^[A-Z]/.test(word));
      if (
        (!isRareInShort && (definiteUses < MIN_DEFINITE_USES || count < (isShort ? MIN_USES_IF_SHORT : MIN_USES))) ||
        words.some((word) => NAMES.has(word) || names.has(word)) ||
        words.every((word) => COMMON.test(word)) ||
        ORDINARY.test(term)
      )
        return false;
      // "Licensed Products and Services" is two terms; a term made of defined words is treated as defined.
      if (/ (?:of|and) /.test(term) || definedTerms.has(singular(term.toLowerCase()))) return false;
      return !words.every((word) => defined.has(word.toLowerCase()));
    })
    .toSorted((a, b) => b.count - a.count);
  const isLost = (term: string): boolean => lost.some((one) => singular(one.term) === singular(term));
  const hits: LostDefinition[] = [...lost];
  for (const use of frequent.slice(0, MAX_CANDIDATES)) {
    if (hits.length === MAX_HITS) break;
    if (!isLost(use.term) && !isDefinedAs(plain, use.term)) hits.push(use);
  }
  return hits.map(({ term, start, end }) => ({ check: "undefined_term", start, end, found: term }));
};
