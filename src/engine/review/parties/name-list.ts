import { NAME_IN_LINE_LENGTH, textAfter } from "./text-windows.ts";
import { hasSuffix, isNoName, isOrganization, isPerson, matchAt, nameAt } from "./read-name.ts";
import type { FoundName } from "./read-name.ts";

// "Ark Inc. and its driver, Ann Poe".
const NEXT =
  /(?:,?\s{1,3}(?:and|AND|&)\s{1,3}(?:the\s{1,3}|(?:its|his|her)\s\p{Ll}{3,20},\s{1,3})?|,\s{1,3}|;\s{1,3}(?:and\s{1,3})?|\s\/\s)/uy;
const SHARED_SURNAME = /^(\p{Lu}\p{L}{1,20})\s(?:and|&)\s(\p{Lu}\p{L}{1,20})\s(\p{Lu}[\p{L}'-]{1,24})$/u;
const JOINED = /\s{1,2}and\s(?=(?:Sons|Daughters|Co\.|Associates|Partners|Brothers|Recreation)\b)/y;
// "Mr. and Mrs. Rowan Steele" names one of them.
const MR_AND_MRS = /Mrs?\.? (?:and|&) Mrs?\.? (?=\p{Lu}\p{L}+ \p{Lu})/uy;
// Unit: names in one list; a contract with more parties names them in a schedule.
const MAX_NAMES = 8;

// "Plaintiff Ann Poe", "Defendants Ark Inc. and Bo Lee".
const ROLE_BEFORE_NAME =
  /(?:Plaintiff|Defendant|Petitioner|Respondent|Claimant|Landlord|Tenant|Lessor|Lessee|Seller|Buyer|Purchaser|Borrower|Lender|Employer|Employee|Grantor|Grantee|Assignor|Assignee|Licensor|Licensee)s? (?=\p{Lu}[\p{L}.'-]+ \p{Lu})/uy;

/** The position of a name, after a role that is directly before it. */
const withoutRole = (text: string, at: number): number => at + (matchAt(ROLE_BEFORE_NAME, text, at)?.length ?? 0);

/** Whether a name is certainly one: a person's or an organization's by its form. */
export const isCertain = ({ name }: FoundName): boolean => !isNoName(name) && (isPerson(name) || isOrganization(name));

const nextAt = (text: string, at: number): number => {
  const gap = matchAt(NEXT, text, at)?.length ?? 0;
  return gap === 0 ? at : withoutRole(text, at + gap);
};

// "Fig & Thyme Painting" is one business.
const TRADE =
  /\b(?:auto|cleaning|construction|design|electrical|painting|photography|rentals?|repairs?|supply|tours|transport|travel)$/i;

// "Elise and Jordan Maddox" are two people with one surname.
const withSharedSurname = (text: string, at: number): readonly FoundName[] | null => {
  const line =
    /^[^\n,;(]{5,70}/
      .exec(textAfter(text, at, NAME_IN_LINE_LENGTH))?.[0]
      .trimEnd()
      .replace(/(?<=\p{Ll}{2})\.$/u, "") ?? "";
  const match = SHARED_SURNAME.exec(line);
  if (!match || isOrganization(line) || TRADE.test(line)) return null;
  const [, first = "", second = "", surname = ""] = match;
  if (first === surname) return null;
  const other = at + line.length - second.length - 1 - surname.length;
  return [
    { name: `${first} ${surname}`, start: at, end: at + first.length },
    { name: `${second} ${surname}`, start: other, end: at + line.length },
  ];
};

// "Tamsin Doyle & Rafael Ibarra" are two people; "Pinion & Gear LLC" is one company.
const asCouple = ({ name, start, end }: FoundName): readonly FoundName[] | null => {
  const [first = "", second = "", ...more] = name.split(" & ");
  if (more.length > 0 || !isPerson(first) || !isPerson(second) || isOrganization(name)) return null;
  return [
    { name: first, start, end: start + first.length },
    { name: second, start: end - second.length, end },
  ];
};

/** The names in a list at a position: "A Inc., B LLC and Jane Doe". The first must satisfy `isName`, the others are certain. */
export const namesAt = (text: string, at: number, isName: (name: FoundName) => boolean): readonly FoundName[] => {
  const from = withoutRole(text, at);
  const first = nameAt(text, from + (matchAt(MR_AND_MRS, text, from)?.length ?? 0));
  // "Luxe & Lather Salon, LLC" is one company.
  const shared = first && hasSuffix(first.name) ? null : withSharedSurname(text, from);
  if (shared) return shared;
  if (!first) return [];
  const couple = asCouple(first);
  if (couple) return couple;
  const joined = matchAt(JOINED, text, first.end);
  if (joined !== null && !isPerson(first.name)) {
    const rest = nameAt(text, first.end + joined.length);
    const whole = rest && { name: text.slice(from, rest.end).replaceAll(/\s+/g, " "), start: from, end: rest.end };
    if (whole && isName(whole)) return [whole];
  }
  if (!isName(first)) return [];
  const names = [first];
  for (let last = first; names.length < MAX_NAMES;) {
    const start = nextAt(text, last.end);
    const next = start > last.end ? nameAt(text, start) : null;
    if (!next || !isCertain(next)) break;
    names.push(next);
    last = next;
  }
  return names;
};
