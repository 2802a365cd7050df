import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";
import { nameDistance, lettersOf } from "../parties/name-distance.ts";

const SUFFIX =
  "(?:Inc|INC|Incorporated|LLC|L\\.L\\.C|Ltd|LTD|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|GmbH|S\\.A|B\\.V|N\\.V|L\\.P|LLP|PLC)\\b";
const COMPANY = new RegExp(
  `(?<![A-Za-z0-9])((?:[A-Z][\\w&.'-]{0,30},?[ ]|(?<=[A-Za-z] )\\d{1,3},?[ ]|of |and |& ){1,7}?)${SUFFIX}`,
  "g",
);
const BEFORE_NAME = new RegExp(
  `${SUFFIX}[.,]?\\s|[a-z]{3,}\\.\\s|\\b(?:ABOVE|BELOW|WRITTEN|HEREOF)\\.\\s|\\b(?:EXECUTION|Treasurer|President|Officer|CEO|CFO|Secretary|Director|Title|Name|Date)\\s|\\b(?:behalf|BEHALF) (?:of|OF)\\s|\\b(?:BETWEEN|between) |^(?:AND|and|THE)\\s`,
  "g",
);
const ENDING = new RegExp(`\\s${SUFFIX}.{0,12}$`);
const SIGN =
  /\b(?:By|BY|Per|PER)\s{0,3}[:_/]|\/s\/|(?<!\b[Ii]ts )\b(?:Authorized|AUTHORIZED) (?:Representative|REPRESENTATIVE|Signatory|SIGNATORY|Signature|SIGNATURE)\s{0,3}[:_]/g;
// Signature blocks are looked for in the last characters of a text, but not before this share of its length.
const SIGNATURES_LENGTH = 40_000;
const SIGNATURES_SHARE = 0.6;
// A name is above its line for signing, and companies that sign side by side are both. Unit: characters.
const MAX_DISTANCE = 250;
const MIN_STEM = 4;
// "By: Oak GP, LLC, its general partner" signs for a party; a notary or a witness signs for no party.
const FOR_ANOTHER =
  /(?:\b(?:name|title)\s{0,3}[:_]?[ _]{0,12}|\b(?:by|per|attest|witness|guarant\w+|acknowledged[^\n]{0,40}|agent|manager|c\/o|attn|cc|copy to)\s{0,3}[:_]?[\s_]{0,12}|\/s\/[^\n]{0,40})$/i;
const ITS =
  /^[.,]?\s{0,3}(?:,\s)?(?:as |its |the |a )?(?:(?:sole|managing|general|authorized|duly) )?(?:its\b|general partner|member|manager|managing|agent|trustee|attorney|on behalf|for and on)/i;

const isLike = (one: string, other: string): boolean =>
  one.includes(other) || other.includes(one) || nameDistance(one, other) <= 2;

// "Reed's" is not in "agreed subject".
const isNamedIn = (words: string, stem: string): boolean => new RegExp(`(?:^| )${[...stem].join(" ?")}`).test(words);

type Signer = { readonly name: string; readonly start: number; readonly end: number; readonly stem: string };

// In "Oak Dairy Elm Tools, Inc.", the first of two names side by side is a party without a suffix.
const MIN_SECOND_NAME = /^\s+(?=[A-Z][\w&.'-]*,?\s+[A-Z][\w&.'-]*,?\s*$)/;

const lengthOfFirst = (named: string, parties: readonly string[]): number => {
  const upper = named.toUpperCase();
  for (const party of parties) {
    const gap = upper.startsWith(party.toUpperCase()) ? MIN_SECOND_NAME.exec(named.slice(party.length)) : null;
    if (gap) return party.length + gap[0].length;
  }
  return 0;
};

const signersFrom = (plain: string, from: number, parties: readonly string[]): readonly Signer[] => {
  const region = plain.slice(from);
  const marks = [...region.matchAll(SIGN)].map(({ index }) => index);
  return [...region.matchAll(COMPANY)].flatMap(({ 0: found, 1: named = "", index }) => {
    const end = index + found.length;
    const isSigned = marks.some((mark) => mark >= end && mark - end < MAX_DISTANCE);
    // The end of a sentence, or the company that signs beside it.
    const cut = [...named.matchAll(BEFORE_NAME)].at(-1);
    const begins = cut ? cut.index + cut[0].length : 0;
    const lead = begins + lengthOfFirst(named.slice(begins), parties);
    const before = region.slice(Math.max(0, index + lead - 60), index + lead);
    if (!isSigned || FOR_ANOTHER.test(before) || ITS.test(region.slice(end, end + 40))) return [];
    const stem = lettersOf(named.slice(lead));
    const name = found.slice(lead).replaceAll(/\s+/g, " ");
    return stem.length < MIN_STEM ? [] : [{ name, start: from + index + lead, end: from + end, stem }];
  });
};

// The preamble and its recitals. Unit: characters.
const OPENING_LENGTH = 6000;
// A group such as "each investor on the signature pages" is named nowhere else.
const NAMED_BY_SIGNING = /\bsignature pages?\b/i;
// Marks that the text was taken from a filing name the company that filed it.
const FILED_BY = /\bSource: [^\n]*/g;

const lettersAndSpaces = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, " ");

/** The companies of the opening, as the letters of their names. */
const companiesIn = (opening: string): readonly string[] =>
  [...opening.replaceAll(FILED_BY, "").matchAll(COMPANY)]
    .map(({ 1: named = "" }) => lettersOf(named))
    .filter(({ length }) => length >= MIN_STEM);

/** A company that signs although it is not a party and is named nowhere else: left over from another deal. */
export const nonPartySignatories = ({ plain, parties }: Contract): readonly CheckHit[] => {
  if (parties.length === 0) return [];
  const from = Math.max(plain.length - SIGNATURES_LENGTH, Math.floor(plain.length * SIGNATURES_SHARE));
  const names = parties.flatMap(({ members }) => members.map(({ name }) => name));
  const signers = signersFrom(plain, from, names);
  const head = lettersAndSpaces(plain.slice(0, signers[0]?.start ?? 0));
  // A party that is read from its signature alone is no evidence for that signature.
  const isNamedBefore = (name: string): boolean => isNamedIn(head, lettersOf(name.split(" ", 1)[0] ?? ""));
  const known = parties
    .flatMap(({ members, terms }) => [
      ...members.filter(({ name, start }) => start < from || isNamedBefore(name)).map(({ name }) => name),
      ...terms.filter(({ start }) => start < from).map(({ text }) => text),
    ])
    .map((name) => lettersOf(name.replace(ENDING, "")))
    .filter((name) => name.length >= MIN_STEM);
  // Another company must be named as a party, and one of them must not sign.
  const opening = plain.slice(0, Math.min(OPENING_LENGTH, from));
  if (NAMED_BY_SIGNING.test(opening)) return [];
  const openers = companiesIn(opening);
  const isAbsent = (company: string): boolean => !signers.some(({ stem }) => isLike(company, stem));
  if (!(known.length >= 2 || openers.some(isAbsent))) return [];
  return (
    signers
      .filter(({ stem }) => !known.some((name) => isLike(name, stem)) && !isNamedIn(head, stem))
      // A name that comes again, on an exhibit or as its own line below another, was not left over.
      .filter(({ stem, end }) => !isNamedIn(lettersAndSpaces(plain.slice(end)), stem))
      .slice(0, 1)
      .map(({ name, start, end }) => ({ check: "party_name", start, end, found: name }))
  );
};
