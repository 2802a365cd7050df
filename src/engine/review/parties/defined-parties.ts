import {
  FEW_WORDS_LENGTH,
  NAME_IN_LINE_LENGTH,
  PARTY_DEFINITION_LENGTH,
  textAfter,
  textBefore,
} from "./text-windows.ts";
import { AS_ROLE, IN_PARENTHESES, ROLE_THEN_NAME, isRoleLabel } from "./party-roles.ts";
import { isCertain, namesAt } from "./name-list.ts";
import { hasSuffix, isNoName, nameAt } from "./read-name.ts";
import type { FoundName } from "./read-name.ts";

/** A defined term for a party, with its position. */
export type PartyTerm = { readonly text: string; readonly start: number; readonly end: number };

/** Words at a position as a term. */
export const termAt = (text: string, start: number): PartyTerm => ({ text, start, end: start + text.length });

/** Parties that one definition names together: "A and B (each a "Member")". */
export type NamedTogether = { readonly names: readonly FoundName[]; readonly terms: readonly PartyTerm[] };

const NO_TERM =
  /^(?:(?:this |the |initial |original |master )*(?:agreement|contract|amendment|lease|license|note|deed|settlement|guarant(?:y|ee)|sublease|offer|letter|residence|apartment|home|unit|building|purpose|loan|effective date|part(?:y|ies)|signing date|execution date|commencement date|date|term|exhibit|schedule|services?|products?|territory|act|closing|plan|notes|recitals|affiliates?|business|offering|transactions?|property|website|site|sec|exchange act|premises|assets|[ivx]+|collateral|shares|work|project|\w+ (?:date|agreement|parties|group)))$/i;
const QUOTED =
  /(?:\(|\b(?:hereinafter|hereafter|herein)\b)[^()"]{0,70}"([^"()\n]{2,50})"(?:[^()"]{0,25}"([^"()\n]{2,50})")?(?:[^()"]{0,25}"([^"()\n]{2,50})")?/gi;
const BARE =
  /(?:\((?:the )?|\b(?:hereinafter|hereafter|herein)(?: (?:referred to|called|known|designated))?(?: as)?,? (?:the )?)([A-Z][\w&.'-]+(?: [A-Z][\w&.'-]*){0,3})(?=[),;]|\s+(?:and|for|a|an|with)\b)/g;

// What is between the end of one definition and the name of the next party.
const CONNECTORS =
  /^(?:[\s,;:.)\u2022\u25CF–-]|\b(?:and|by|the one part|on the one hand|on the other hand|of the one part|part|between|among|the(?=\s)|(?:his|her|their)\s(?:wife|husband|spouse|partner|parents?|mother|father|sons?|daughters?|brother|sister))\b|\(?\d{1,2}[.)]|\([a-z]{1,3}\)|\b(?:BETWEEN|AND)\b)+/i;
// "and the customer named on the order, Birch Clinic".
const APPOSITION = /^(?:[a-z]{2,15}\s){0,6}[a-z]{2,15},\s(?=\p{Lu})/u;
const LEADS =
  /\b(?:[Bb]etween:?|[Aa]mong:?|amongst|by|and|with|to|from|is|undersigned(?: parties)?,?|received,|CONSIDERATION,|consideration,|order of|I,|We,|favor of|benefit of|part(?:y|ies):?|(?:members|partners|shareholders|owners):|PARTIES\.?|AND:?|BETWEEN:?)\s{1,12}(?:each\sof\s{1,3})?(?:the\s{1,3})?(?:(?:\(\d\)|\([a-z]\)|[\u2022\u25CF])\s{1,3})?|(?:\n|\.\s)\s{0,12}(?:\d{1,2}[.)]\s{1,3}|\(\d\)\s{1,3})?(?:PARTIES\.\s{1,3})?/g;
// What follows a name that is described: its kind, its place, or another name it uses.
const DESCRIBED =
  /^\s{0,2}(?:,?\s{0,2}(?:an?\s|the\s|with\s|having\s|whose\s|organi[sz]ed|incorporated|existing|located|acting|aged\s|doing\s|d\/b\/a|a\.?\/?k\.?\/?a|f\/k\/a|residing|individually|trustees?\b|husband|as\s|of\s|in\s(?:its|his|her)\s|together|collectively|formerly|both\s|who\s|on behalf|\d)|\(|[-–]|,\s{0,3}$|$)/i;
// What only follows a name.
const KIND =
  /^,?\s{1,2}(?:an?|the)\s(?:[\w.]{1,20}\s){0,5}(?:corporation|company|partnership|division|trust|LLC|bank|association|individual|subsidiary|proprietorship|organi[sz]ation|municipality|citizen|resident)\b/i;
// What follows a name in a list or a block of lines.
const ENDED = /^\s{0,2}[\n:;]/;

// "successor-in-interest to Ark Inc." describes another party.
const FORMER =
  /\b(?:successors?|interest|assignees?|formerly|merged|merger|known as)[\s,]{1,3}(?:(?:to|of|with)\s{1,3})?$/i;
const isFormer = (text: string, at: number): boolean => FORMER.test(textBefore(text, at, FEW_WORDS_LENGTH));

// "Plans", "Offering": a name of one word is one only in capitals, with a dot or with an odd letter.
const isSingleNoun = (name: string): boolean => /^\p{Lu}?\p{Ll}{1,30}$/u.test(name) || /^\d+ \w{1,3}$/.test(name);
const isPossible = ({ name }: FoundName): boolean => !isNoName(name) && !isRoleLabel(name) && !isSingleNoun(name);
type NameTest = (name: FoundName) => boolean;
/** Where the names before a definition are. `isRole`: whether the defined term is a role. */
type NamePlace = {
  readonly from: number;
  readonly to: number;
  readonly isFirst: boolean;
  readonly isRole: boolean;
  readonly isName: NameTest;
};

const LEADS_TO_PARTY = /^(?:between|among|by\b|and\b)/i;

// Whether what follows the names, up to the definition, shows that they end there.
const areEnded = (text: string, names: readonly FoundName[], to: number): boolean => {
  const last = names.at(-1);
  if (!last || last.end > to) return false;
  const after = text.slice(last.end, to);
  return DESCRIBED.test(after) || (names.every(isCertain) && (ENDED.test(after) || hasSuffix(last.name)));
};

const GIVEN_TO =
  /(?<=\b(?:gives?|lends?|leases?|lets?|rents?|hires?|engages?|employs?|retains?|appoints?|authorizes?|licenses?|sells?|pays?|owes?|permits?|allows?|induces?)\s)(?=\p{Lu})/gu;
const AFTER_WORD =
  /(?<=[\p{Ll},:]\s{1,3}|:\s{4,12}|\n[ ]{0,8})(?=\p{Lu})(?!(?:Between|Among|By|And|With|To|From|This|For)\b)/gu;

// "The Marina gives Anton Kowal ("Boater") a slip", "on behalf of Ark, Inc. (the "Firm")": a name directly before its term.
const adjacentName = (text: string, { from, to, isRole }: NamePlace): readonly FoundName[] => {
  const start = Math.max(from, to - NAME_IN_LINE_LENGTH);
  let formerEnd = 0;
  for (const { index } of text.slice(start, to).matchAll(isRole ? AFTER_WORD : GIVEN_TO)) {
    if (isFormer(text, start + index)) formerEnd = nameAt(text, start + index)?.end ?? 0;
    if (start + index < formerEnd) continue;
    const names = namesAt(text.slice(0, to), start + index, isCertain);
    if (names.length > 0 && /^[\s,]{0,3}$/.test(text.slice(names.at(-1)?.end, to))) return names;
  }
  return [];
};

const FOR_PRINCIPAL = /\b(?:agent for|on behalf of) (?:the|its|their) \p{Ll}[\p{Ll} ]{2,20}, (?:the )?$/u;

// A name in an address or a caption has a blank line between it and the definition of another.
const APART = /\n\s*\n/;

// The names at the start of the words before a definition, else at the first word that introduces a described name.
const namesIn = (text: string, place: NamePlace): readonly FoundName[] => {
  const { from, to, isFirst, isName } = place;
  const segment = text.slice(from, to);
  if (!isFirst) {
    const lead = CONNECTORS.exec(segment)?.[0] ?? "";
    const words = lead.endsWith("the ") ? (APPOSITION.exec(segment.slice(lead.length))?.[0] ?? "") : "";
    const names = namesAt(text, from + lead.length + words.length, isName);
    if (areEnded(text, names, to)) return names;
  }
  let unproven: readonly FoundName[] = [];
  const adjacent = adjacentName(text, place);
  // "Ark Homes, as agent for the owner, Ann Poe ("Landlord")".
  if (adjacent[0] && FOR_PRINCIPAL.test(textBefore(text, adjacent[0].start, FEW_WORDS_LENGTH))) return adjacent;
  for (const match of segment.matchAll(LEADS)) {
    if (isFormer(segment, match.index)) continue;
    const names = namesAt(text, from + match.index + match[0].length, isName);
    if (!areEnded(text, names, to) || (adjacent.length > 0 && APART.test(text.slice(names.at(-1)?.end, to)))) continue;
    // "Tenant: Ann Poe and Bo Lee ("Tenant")".
    if (adjacent.length > names.length && adjacent.at(-1)?.end === names.at(-1)?.end) return adjacent;
    if (names.every(isCertain) || KIND.test(text.slice(names.at(-1)?.end, to))) return names;
    // A name that its form does not prove must be next to its definition.
    if (
      unproven.length === 0 &&
      LEADS_TO_PARTY.test(match[0]) &&
      /^[\s,]{0,3}$/.test(text.slice(names.at(-1)?.end, to))
    )
      unproven = names;
  }
  return unproven.length > 0 ? unproven : adjacent;
};

const termsOf = (match: RegExpExecArray): readonly PartyTerm[] =>
  match.slice(1).flatMap((term) => {
    if (term === undefined || NO_TERM.test(term.trim())) return [];
    const start = match.index + match[0].lastIndexOf(term);
    return [{ text: term.trim().replace(/[,.]$/, ""), start, end: start + term.length }];
  });

// "Last Will (the "Will")" is the document itself.
const isNamedByTerm = ({ name }: FoundName, terms: readonly PartyTerm[]): boolean => {
  const words = name.toLowerCase().split(" ");
  return words.length > 1 && terms.some(({ text }) => [words[0], words.at(-1)].includes(text.toLowerCase()));
};

// "cc: Ann Poe (landlord)": who gets a copy or is a witness.
const COPY = /(?:^|\n)[ ]*(?:b?cc|copy to|copies to|witness(?:ed by)?)\s?:[ ]*$/i;
const isCopied = (text: string, { start }: FoundName): boolean => COPY.test(textBefore(text, start, FEW_WORDS_LENGTH));

const definedBy = (
  text: string,
  { from, to, isName }: { from: number; to: number; isName: NameTest },
  form: RegExp,
): readonly NamedTogether[] => {
  const parties: NamedTogether[] = [];
  let [at, isFirst] = [from, true];
  for (const match of text.slice(0, to).matchAll(form)) {
    if (match.index < from) continue;
    const terms = termsOf(match);
    if (terms.length > 0) {
      const isRole = terms.some((term) => isRoleLabel(term.text));
      const place = {
        from: Math.max(at, match.index - PARTY_DEFINITION_LENGTH),
        to: match.index,
        isFirst,
        isRole,
        isName,
      };
      const names = namesIn(text, place).filter(
        (name) => (isCertain(name) || !isNamedByTerm(name, terms)) && !isCopied(text, name),
      );
      if (names.length > 0) parties.push({ names, terms });
      isFirst = false;
    }
    at = match.index + match[0].length;
  }
  return parties;
};

const NOT_A_PARTY = /^,?\s(?:which|who) is not a party\b/;
const MEANS =
  /(?:"([^"\n]{3,40})"\s{1,2}(?:means|refers to)|(?<=(?:^|[.:\n])\s{0,4}(?:The|My|Our)\s)(\p{L}{4,20})\s(?:is|are))\s{1,2}(?:the\s{1,2})?(?=\p{Lu})/gu;

// "Customer (Ark Inc.)".
const namedInParentheses = (text: string): readonly NamedTogether[] =>
  [...text.matchAll(ROLE_THEN_NAME)].flatMap(({ 0: lead, 1: role = "", index }) => {
    const names = namesAt(text, index + lead.length, isCertain);
    return names.length > 0 && text[names.at(-1)!.end] === ")" ? [{ names, terms: [termAt(role, index)] }] : [];
  });

/** Parties of a plain text that a definition or a sentence gives to a role: `"Vendor" means Ark Inc.`, "The Tenant is Ann Poe." */
export const partiesByMeaning = (text: string): readonly NamedTogether[] => [
  ...namedInParentheses(text),
  ...[...text.matchAll(MEANS)].flatMap((match) => {
    const [quoted = "", named = ""] = match.slice(1);
    const term = quoted + named;
    const isName = named === "" ? isPossible : isCertain;
    const names = isRoleLabel(term) ? namesAt(text, match.index + match[0].length, isName) : [];
    const isParty = names.length > 0 && !NOT_A_PARTY.test(textAfter(text, names.at(-1)!.end, FEW_WORDS_LENGTH));
    return isParty ? [{ names, terms: [termAt(term, text.indexOf(term, match.index))] }] : [];
  }),
];

/** Where the parties of a text are defined; with `isStrict`, only names whose form proves them are parties. */
export type DefinitionRange = { readonly from: number; readonly to: number; readonly isStrict: boolean };

/** The parties with defined terms in a part of a plain text. */
export const definedParties = (text: string, { from, to, isStrict }: DefinitionRange): readonly NamedTogether[] => {
  const place = { from, to, isName: isStrict ? isCertain : isPossible };
  const found = [QUOTED, BARE, AS_ROLE, IN_PARENTHESES].map((form) => definedBy(text, place, form));
  return found.toSorted((a, b) => b.length - a.length)[0] ?? [];
};
