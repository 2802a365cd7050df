import {
  FEW_WORDS_LENGTH,
  FIRST_SENTENCES_LENGTH,
  NAME_LENGTH,
  OPENING_LENGTH,
  PARTY_DESCRIPTION_LENGTH,
  PARTY_LIST_LENGTH,
  textAfter,
} from "./text-windows.ts";
import { isCertain, namesAt } from "./name-list.ts";
import { INTRODUCING_WORDS } from "./introducing-words.ts";
import { AND_ROLE, OPTIONAL_ROLE } from "./party-roles.ts";
import type { FoundName } from "./read-name.ts";
import { addressedNames, letterNames, letterSigners, sender, withClient } from "./letter-names.ts";
import { isOrganization, nameAt } from "./read-name.ts";

const BETWEEN = new RegExp(
  `\\b(?:between|among|amongst|[Tt]he (?:parties|partners|members|roommates|owners|shareholders)(?:\\s(?:to|of)\\s[^:\\n.]{3,60})?\\sare)\\b[:\\s]{1,12}(?:us,\\s)?(?:each of\\s)?${OPTIONAL_ROLE}(?:the\\s{1,8})?(?:\\(?1[.)]\\s{1,4}|[-–]\\s)?`,
  "gi",
);
const NEXT = /^[\s\S]{0,320}?[,;)\n\s](?:and|AND)[:\s]{1,12}(?:the\s{1,8})?(?=[\p{Lu}\p{N}])/u;
const CAPTION = /,?\s{1,40}(?:Plaintiffs?|Petitioners?|Defendants?|Respondents?)\b/g;
const SUBJECTS = /(?:^|\n)\s{0,8}(?=\p{Lu})/gu;
const ACT = /^(?:,\s(?:who|husband|wife|both)\b|\s(?:agree|make|enter|intend)\b)/;

// Unit: names. "We, A, B and C" names everyone; other words introduce one party, or a couple.
const MAX_NAMES_OF_ALL = 8;
const MAX_NAMES_OF_PARTY = 2;

const certainAt = (text: string, at: number): readonly FoundName[] => namesAt(text, at, isCertain);

const afterBetween = (text: string, from: number): readonly FoundName[] => {
  for (const match of text.slice(0, OPENING_LENGTH).matchAll(BETWEEN)) {
    if (match.index + match[0].length < from) continue;
    const first = certainAt(text, match.index + match[0].length);
    const last = first.at(-1);
    if (!last) continue;
    const role = AND_ROLE.exec(textAfter(text, last.end, NAME_LENGTH));
    if (role) return [...first, ...certainAt(text, last.end + role[0].length)];
    if (first.length > 1) return first;
    const next = NEXT.exec(textAfter(text, last.end, PARTY_DESCRIPTION_LENGTH));
    return next ? [...first, ...certainAt(text, last.end + next[0].length)] : first;
  }
  return [];
};

// "I appoint my nephew, Ed Poe, as successor agent": a party only if another one is not.
const SUBSTITUTE = /^,?\sas\s(?:my\s|the\s|an?\s)?(?:successor|alternate|substitute)\b/;

const afterWords = (text: string): readonly FoundName[] =>
  INTRODUCING_WORDS.flatMap((form) =>
    [...text.slice(0, OPENING_LENGTH).matchAll(form)].flatMap((match) =>
      certainAt(text, match.index + match[0].length).slice(
        0,
        /^We|^undersigned\W+\p{L}/iu.test(match[0]) ? MAX_NAMES_OF_ALL : MAX_NAMES_OF_PARTY,
      ),
    ),
  ).filter(({ end }) => !SUBSTITUTE.test(textAfter(text, end, FEW_WORDS_LENGTH)));

const GIVES = /\s(?:agrees that|lends|gives|sells|rents|leases|hires|engages|employs|pays)\s(?=\p{Lu})/gu;

// "Callie Norwood lends Dev Banerjee $3,200": who acts, and for whom.
const actors = (text: string): readonly FoundName[] => {
  for (const match of text.slice(0, FIRST_SENTENCES_LENGTH).matchAll(GIVES)) {
    const [other] = certainAt(text, match.index + match[0].length);
    const from = Math.max(0, match.index - NAME_LENGTH);
    for (const { index } of text.slice(from, match.index).matchAll(/\b\p{Lu}/gu)) {
      const name = nameAt(text.slice(0, match.index), from + index);
      if (other && name && name.end === match.index && isCertain(name)) return [name, other];
    }
  }
  return [];
};

// "Dana Roe and Lee Poe, who intend to marry".
const subjects = (text: string): readonly FoundName[] => {
  for (const match of text.slice(0, FIRST_SENTENCES_LENGTH).matchAll(SUBJECTS)) {
    const names = certainAt(text, match.index + match[0].length);
    const last = names.at(-1);
    if (last && names.length > 1 && ACT.test(textAfter(text, last.end, FEW_WORDS_LENGTH))) return names;
  }
  return [];
};

// "ARK, INC., an Ohio corporation,".
const DESCRIPTION = /^(?:,\san?\s[^\n]{3,80}?)?$/;

// The names in the caption of a court filing, each before its role.
const captioned = (text: string): readonly FoundName[] =>
  [...text.slice(0, OPENING_LENGTH).matchAll(CAPTION)].flatMap(({ index }) => {
    const line = text.lastIndexOf("\n", index - 1) + 1;
    const names = certainAt(text, line + (/^\s*/.exec(text.slice(line, index))?.[0].length ?? 0));
    const end = names.at(-1)?.end;
    return end !== undefined && DESCRIPTION.test(text.slice(end, index)) ? names : [];
  });

// "The parties to this agreement are: (i) A; (ii) B; and (iii) its lender, C".
const LISTED = /\b[Tt]he parties(?:\sto\s[^:\n]{3,60})?\sare:?\s{1,4}/;
const ITEM = /(?:^|[;,\n]\s{0,3}(?:and\s)?)\((?:[ivx]{1,4}|[a-f]|\d)\)\s(?:(?:its|their|the)\s[\p{Ll} ]{3,30},\s)?/gu;

const listed = (text: string): readonly FoundName[] => {
  const match = LISTED.exec(text.slice(0, OPENING_LENGTH));
  if (!match) return [];
  const from = match.index + match[0].length;
  return [...textAfter(text, from, PARTY_LIST_LENGTH).matchAll(ITEM)].flatMap((item) =>
    certainAt(text, from + item.index + item[0].length).slice(0, 1),
  );
};

const BULLET = /(?:^|\n)[ ]{0,8}(?:[-*\u2022]|\(?\d[.)])[ ]{1,3}(?=\p{Lu})/gu;

// Items of a list that are names and nothing else: "- Ann Poe", "1. Ann Poe".
const bulletNames = (text: string): readonly FoundName[] => {
  const items = [...text.slice(0, FIRST_SENTENCES_LENGTH).matchAll(BULLET)];
  const names = items.flatMap((item) => certainAt(text, item.index + item[0].length).slice(0, 1));
  const areAlone = names.every(({ end }) => /^[ ]*(?:\n|$)/.test(text.slice(end, end + FEW_WORDS_LENGTH)));
  return names.length > 1 && names.length === items.length && areAlone ? names : [];
};

const BILL = /^\s*(?:invoice|estimate|statement|quote|bill)\b/im;
const BILLED = /(?:^|\n)\s{0,8}(?:(?:bill|sold|invoice) to\b|for:|customer:|client:)/i;
const HEAD_LINES = 6;

// The organization in the head of a bill, above or beside its number and date.
const billingName = (text: string): readonly FoundName[] => {
  const head = text.split("\n").slice(0, HEAD_LINES).join("\n");
  if (!BILL.test(head) || !BILLED.test(text.slice(0, OPENING_LENGTH))) return [];
  for (const { index } of head.matchAll(/(?:^|\n)[ ]*(?=\p{Lu})/gu)) {
    const name = nameAt(text, index + (/^\s*/.exec(text.slice(index))?.[0].length ?? 0));
    if (name && isCertain(name) && isOrganization(name.name) && /^(?:\n|[ ]{3})/.test(text.slice(name.end)))
      return [name];
  }
  return [];
};

// Who wrote a receipt or an IOU: the name on its last line.
const lastLine = (text: string): readonly FoundName[] => {
  if (!/\b(?:[Rr]eceived from|I owe)\b/.test(text.slice(0, FIRST_SENTENCES_LENGTH))) return [];
  const end = text.trimEnd().length;
  const at = text.lastIndexOf("\n", end - 1) + 1;
  const name = nameAt(text, at + (/^[ ]*(?:Received by:? )?(?:\/s\/ )?/.exec(text.slice(at))?.[0].length ?? 0));
  return name && name.end === end && isCertain(name) ? [name] : [];
};

const introducedNames = (text: string, from: number): readonly FoundName[] => {
  const between = afterBetween(text, from);
  if (between.length > 0) return between;
  const caption = captioned(text);
  if (caption.length > 0) return caption;
  const letter = letterNames(text);
  if (letter.length > 0) return letter;
  const list = listed(text);
  if (list.length > 0) return list;
  const bullets = bulletNames(text);
  if (bullets.length > 0) return bullets;
  const addressed = addressedNames(text);
  if (addressed.length > 0) return addressed.length === 1 ? [...addressed, ...letterSigners(text)] : addressed;
  const named = [...afterWords(text), ...subjects(text), ...actors(text)];
  return named.length < 2 ? [...named, ...billingName(text), ...lastLine(text)] : named;
};

const GREETING = /(?:^|\n)\s{0,4}Dear\b/i;

/** Names that the opening of a plain text introduces as parties without defining a term for them. `from`: where it begins. */
export const openingNames = (text: string, from: number): readonly FoundName[] => {
  const names = introducedNames(text, from);
  // A letter whose addressee has no full name in it.
  if (names.length === 0 && GREETING.test(text.slice(0, OPENING_LENGTH))) return sender(text);
  return withClient(text, names);
};
