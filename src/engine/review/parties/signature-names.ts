import { NAME_LENGTH, SIGNATURE_LINE_LENGTH, textAfter } from "./text-windows.ts";
import { isCertain } from "./name-list.ts";
import { termAt } from "./defined-parties.ts";
import type { NamedTogether } from "./defined-parties.ts";
import { ROLE_BELOW } from "./party-roles.ts";
import { isOrganization, isPerson, nameAt } from "./read-name.ts";
import type { FoundName } from "./read-name.ts";

const BY = /\n[ ]{0,60}(?:By|BY)\s{0,3}[:_/]/g;
// Unit: lines above "By:", in which the organization is named.
const MAX_LINES_ABOVE = 5;
// Unit: lines that begin with "By:"; more are in lists, not below an agreement.
const MAX_SIGNATURES = 12;
const ROLE = /^\s{0,60}(?:[A-Z][A-Z ]{2,30}:\s{1,3})?/;

// Organizations that sign side by side are on one line.
const organizationsOn = (text: string, start: number, end: number): readonly FoundName[] => {
  const names: FoundName[] = [];
  for (let at = start + (ROLE.exec(text.slice(start, end))?.[0].length ?? 0); at < end;) {
    const name = nameAt(text.slice(0, end), at);
    if (!name || !isCertain(name) || !isOrganization(name.name)) break;
    names.push(name);
    at = name.end + (/^[\s,]*/.exec(text.slice(name.end, end))?.[0].length ?? 0);
  }
  return names;
};

/** The organizations that sign after an offset: the names on a line above "By:". */
export const signatureNames = (text: string, from: number): readonly FoundName[] =>
  [...text.slice(from).matchAll(BY)].slice(0, MAX_SIGNATURES).flatMap((match) => {
    let end = from + match.index;
    for (let line = 0; line < MAX_LINES_ABOVE && end > 0; line++) {
      const start = text.lastIndexOf("\n", end - 1) + 1;
      const found = end - start > SIGNATURE_LINE_LENGTH ? [] : organizationsOn(text, start, end);
      if (found.length > 0) return found;
      end = start - 1;
    }
    return [];
  });

const LINE = /\n[ ]*(?:\/s\/[ ]*)?(?=\p{Lu})/gu;

// "Ann Poe, Owner" may sign for a company.
const FOR_ANOTHER =
  /^(?:owner|agent|representative|partner|member|trustee|principal|operator|executive|broker|guardian|parent|engineer|architect|physician|coach|instructor|trainer|tutor|firm|company)s?$/i;

/** The people who sign after an offset in a role: "Ann Poe, Landlord" on a line of its own. */
export const signersWithRole = (text: string, from: number): readonly NamedTogether[] =>
  [...text.slice(from).matchAll(LINE)].flatMap((line) => {
    const name = nameAt(text, from + line.index + line[0].length);
    const role =
      name && isPerson(name.name) && isCertain(name) ? ROLE_BELOW.exec(textAfter(text, name.end, NAME_LENGTH)) : null;
    if (!name || role?.[1] === undefined || FOR_ANOTHER.test(role[1])) return [];
    return [{ names: [name], terms: [termAt(role[1], name.end + role[0].lastIndexOf(role[1]))] }];
  });
