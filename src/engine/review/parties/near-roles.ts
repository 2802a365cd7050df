import { NAME_LENGTH, NEXT_LINE_LENGTH, textAfter, textBefore } from "./text-windows.ts";
import { termAt } from "./defined-parties.ts";
import type { NamedTogether, PartyTerm } from "./defined-parties.ts";
import type { LabeledRow } from "./labeled-rows.ts";
import {
  AFTER_ROLE,
  ROLE_BEFORE,
  ROLE_BEHIND,
  ROLE_BELOW,
  ROLE_OF_PLACE,
  isRoleLabel,
  roleInSignatureLabel,
} from "./party-roles.ts";
import { isPerson } from "./read-name.ts";
import type { FoundName } from "./read-name.ts";

const SIGNATURE = /^\/s\/\s{1,3}(\S.*)$/;

// After other names on the line, "Owner" may be the title of someone who signs for a company.
const ADDRESS = /^\s*(?:to|from):\s*$/i;

// "their nanny, Ann Poe".
const lowerRole = (text: string, { start }: FoundName): PartyTerm | null => {
  const match = ROLE_BEFORE.exec(textBefore(text, start, NAME_LENGTH));
  return match?.[1] === undefined ? null : termAt(match[1], start - match[0].length + match[0].lastIndexOf(match[1]));
};

// "The Grantor, Ann Poe" and "Ann Poe, Plaintiff".
const besideName = (text: string, { start, end }: FoundName): PartyTerm | null => {
  const from = Math.max(0, start - NAME_LENGTH);
  const before = [...text.slice(from, start + 1).matchAll(AFTER_ROLE)].find(
    ({ 0: words, index }) => from + index + words.length === start,
  );
  if (before?.[1] !== undefined) return termAt(before[1], from + before.index + before[0].indexOf(before[1]));
  const behind = ROLE_BEHIND.exec(textAfter(text, end, NEXT_LINE_LENGTH));
  const isAddressed = ADDRESS.test(text.slice(text.lastIndexOf("\n", start - 1) + 1, start));
  const place = isAddressed ? ROLE_OF_PLACE.exec(textAfter(text, end, NAME_LENGTH)) : null;
  if (place?.[1] !== undefined) return termAt(place[1], end + place[0].indexOf(place[1]));
  const role = behind?.[1] ?? behind?.[2] ?? (isAddressed ? behind?.[3] : undefined);
  return behind && role !== undefined ? termAt(role, end + behind[0].length - role.length) : null;
};

// A person, and on the next line "Owner".
const belowName = (text: string, { name, end }: FoundName): PartyTerm | null => {
  const below = isPerson(name) ? ROLE_BELOW.exec(textAfter(text, end, NAME_LENGTH)) : null;
  return below?.[1] === undefined ? null : termAt(below[1], end + below[0].lastIndexOf(below[1]));
};

// "Seller: /s/ Ann Poe".
const signedAs = (text: string, rows: readonly LabeledRow[], { name }: FoundName): PartyTerm | null => {
  const row = rows.find(
    ({ label, value }) => isRoleLabel(roleInSignatureLabel(label)) && SIGNATURE.exec(value)?.[1]?.trim() === name,
  );
  const at = row ? text.lastIndexOf(row.label, row.start) : -1;
  return row && at >= 0 ? termAt(roleInSignatureLabel(row.label), at) : null;
};

const JOINED = /^\s{1,3}(?:and|AND|&)\s{1,3}$/;

// "Ann Poe and Bo Poe, the Grantees": a plural beside one name is the role of both.
const sharedRole = (
  text: string,
  group: NamedTogether,
  beside: readonly (NamedTogether | undefined)[],
): NamedTogether => {
  const [first, last] = [group.names[0], group.names.at(-1)];
  if (group.terms.length > 0 || !first || !last) return group;
  for (const other of beside) {
    const [term] = other?.terms ?? [];
    const between = [
      text.slice(last.end, other?.names[0]?.start ?? 0),
      text.slice(other?.names.at(-1)?.end ?? 0, first.start),
    ];
    if (term && /s$/i.test(term.text) && isRoleLabel(term.text) && between.some((words) => JOINED.test(words)))
      return { ...group, terms: [term] };
  }
  return group;
};

/** The parties with the roles that are next to their names or label their signatures, where no term is defined for them. */
export const withNearRoles = (
  text: string,
  groups: readonly NamedTogether[],
  rows: readonly LabeledRow[],
): readonly NamedTogether[] => {
  const named = groups.map((group) => {
    const [first, last] = [group.names[0], group.names.at(-1)];
    if (group.terms.length > 0 || !first || !last) return group;
    const term =
      besideName(text, first) ??
      besideName(text, last) ??
      belowName(text, last) ??
      signedAs(text, rows, first) ??
      lowerRole(text, first);
    return term ? { ...group, terms: [term] } : group;
  });
  return named.map((group, at) => sharedRole(text, group, [named[at - 1], named[at + 1]]));
};
