import { NAME_LENGTH, SIGNATURE_LINE_LENGTH, textAfter } from "./text-windows.ts";
import { isCertain, namesAt } from "./name-list.ts";
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

const SIGNED = /\/s\/[ ]{0,3}(?=\p{Lu})/gu;
const NO_PARTY_SIGNS = /\b(?:by|for|witness(?:ed)?|notary|attorney|attest|its|title)\b|,/i;

/** The people who sign after an offset, each for himself or herself: "/s/ Ann Poe    /s/ Bo Lee"; none if one signs alone. */
export const signingPeople = (text: string, from: number): readonly FoundName[] => {
  const names = [...text.slice(from).matchAll(SIGNED)].flatMap(({ 0: mark, index }) => {
    const name = nameAt(text, from + index + mark.length);
    const line = text.slice(text.lastIndexOf("\n", from + index) + 1).split("\n", 1)[0] ?? "";
    return name && isPerson(name.name) && isCertain(name) && !NO_PARTY_SIGNS.test(line) ? [name] : [];
  });
  return names.length > 1 ? names : [];
};

const LINE = /\n[ ]*(?:\/s\/[ ]*)?(?=\p{Lu})/gu;

// "Ann Poe, Owner" may sign for a company.
const FOR_ANOTHER =
  /^(?:owner|agent|representative|partner|member|trustee|principal|operator|executive|broker|guardian|parent|engineer|architect|physician|coach|instructor|trainer|tutor|firm|company)s?$/i;

const FOR = /^,?\s(?:for|on behalf of|agent for|as agent for)\s(?:the\s(?:owner,\s(?:the\s)?)?)?(?=\p{Lu})/u;

// "Ann Poe, for Ark Rentals": for whom a person signs a notice.
const representedBy = (text: string, { end }: FoundName): readonly FoundName[] => {
  const lead = FOR.exec(textAfter(text, end, NAME_LENGTH));
  return lead ? namesAt(text, end + lead[0].length, isCertain).slice(0, 1) : [];
};

/** The people who sign after an offset in a role: "Ann Poe, Landlord" on a line of its own. */
export const signersWithRole = (text: string, from: number): readonly NamedTogether[] =>
  [...text.slice(from).matchAll(LINE)].flatMap((line): readonly NamedTogether[] => {
    const name = nameAt(text, from + line.index + line[0].length);
    const represented = name && isPerson(name.name) ? representedBy(text, name) : [];
    if (represented.length > 0) return [{ names: represented, terms: [] }];
    const role =
      name && isPerson(name.name) && isCertain(name) ? ROLE_BELOW.exec(textAfter(text, name.end, NAME_LENGTH)) : null;
    if (!name || role?.[1] === undefined || FOR_ANOTHER.test(role[1])) return [];
    return [{ names: [name], terms: [termAt(role[1], name.end + role[0].lastIndexOf(role[1]))] }];
  });
