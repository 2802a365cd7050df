import type { LabeledRow } from "./labeled-rows.ts";
import { isCertain, namesAt } from "./name-list.ts";
import { termAt } from "./defined-parties.ts";
import type { NamedTogether } from "./defined-parties.ts";
import { isRoleLabel, roleInLabel, roleInSignatureLabel } from "./party-roles.ts";
import { isNoName, isOrganization, isPerson } from "./read-name.ts";
import type { FoundName } from "./read-name.ts";

const NOT_FILLED = /[_{}[\]<>]|\.{4}|\/s\/|\bnot a party\b/i;
const REST =
  /\s{0,3}(?:\(|\s\p{Ll}\/\p{Ll}\/a\b|\sdoing business as\b|,\s(?:an?|the|doing|d\/b\/a|whose|with|having|located|residing|acting|of|by)\b|,\s\d|\s[–-]\s|;|\s{3}|\n|$|\sand (?:all|its|his|her|their)\b)/u;
const DIOCESE = /,\s(?=\p{Lu}\p{L}+\sof\s)/u;
// Letters and bills, which name who they are for and are not signed by both.
const LETTERS_TO =
  /^(?:to|from|(?:bill|billed|sold|invoice|rented|leased|loaned|lent|licensed|paid) (?:to|from|by|for)|(?:prepared|issued|submitted) (?:to|for)|bill from)$/i;
// Unit: names. A bill may be for several; a letter "to" someone is for one.
// "TO: Tenant(s) Ann and Bo Poe".
const BEFORE_NAME =
  /^(?:the\s|tenant(?:s|\(s\))?:?\s{1,3}|resident(?:s|\(s\))?:?\s{1,3}|occupant(?:s|\(s\))?:?\s{1,3})/i;
const ADDRESSED_TO = /^to$/i;
const MAX_BILLED = 4;
const MAIL_ADDRESS = /<\S{1,80}@\S{1,80}>/g;
const NAME_LABEL = /^(?:(?:full|legal|entity|company|party) )?name$/i;
// Who owns the business that a row names.
const OWNER_LABEL = /^(?:name of )?(?:the )?(?:business )?owner(?:\(s\)|s|['’]s)?(?: name)?$/i;
const BUSINESS_LABEL =
  /^(?:your )?(?:(?:legal|registered|full) )?(?:business|organi[sz]ation|firm)(?:(?:\/| or | \/ )(?:business|organi[sz]ation|company))?(?: legal)? name(?: \([^)]{1,30}\))?$|^(?:legal )?name of (?:the |your )?(?:business|organi[sz]ation|firm)(?:\/(?:business|organi[sz]ation|company))?$/i;
// Unit: words. A longer value is a sentence, not a name.
const MAX_WORDS = 9;

// A value that begins with a capital letter and ends where a description or an address begins.
const wholeName = (start: number, value: string): FoundName | null => {
  const end = REST.exec(value)?.index ?? value.length;
  const words = value.slice(0, end);
  const cut = DIOCESE.test(words)
    ? words
    : words.replace(/,\s(?!(?:Inc|LLC|L\.|Ltd|Corp|N\.A|P\.C|Jr|Sr|I{2,3}\b|M\.D|D\.|DVM|LP|LLP|PLLC)).*$/i, "");
  const name = cut.replace(/[\s.,]+$/, cut.trimEnd().endsWith(".") ? "." : "").trim();
  if (!/^[\p{Lu}\p{N}]/u.test(name) || name.split(/\s+/).length > MAX_WORDS) return null;
  const bare = /(?:\b\p{Lu}|\b(?:Inc|Ltd|Corp|Co|INC|LTD|CORP|CO|Jr|Sr))\.$/u.test(name)
    ? name
    : name.replace(/\.$/, "");
  return isNoName(bare) ? null : { name: bare, start, end: start + bare.length };
};

// "Dentist: Dr. Ann Poe, Birch Dental".
const TITLED = /^(?:Dr|Prof)\.?\s/;

const namesIn = (text: string, { value, start }: LabeledRow): readonly FoundName[] => {
  const names = namesAt(text.slice(0, start + value.length), start, isCertain);
  // "St. Brendan's Parish" has the form of a person's name.
  if (names.length > 1 && names.some(({ name }) => isPerson(name) && !isOrganization(name))) {
    const [first, second] = names;
    const isPlaceOfWork = TITLED.test(first!.name) && isOrganization(second!.name) && text[first!.end] === ",";
    return isPlaceOfWork ? [first!] : names;
  }
  // "Mr. and Mrs. Rowan Steele" names one of them.
  if (names[0] && names[0].start > start) return names;
  const whole = wholeName(start, value);
  return whole ? [whole] : names;
};

// Roles that are places, too: "Venue: Berlin".
const PLACE_ROLE = /^(?:venue|facility|city|county|district|marina|hotel|shop|club|station|practice|guest)s?$/i;
const certainIn = (text: string, { value, start }: LabeledRow): readonly FoundName[] =>
  namesAt(text.slice(0, start + value.length), start, isCertain);

const SIGNED_OR_BLANK = /^(?:\/s\/|_{6})/;
const NO_ROLE = /\b(?:by|name|title|date|signature|signed|witness|notary|accepted|agreed|its|for|dated|attest)\b/i;

// "Adopter: Ann Poe" is a party where "Adopter: ______" is a line to sign.
const signingLabels = (rows: readonly LabeledRow[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ label, value }) =>
      SIGNED_OR_BLANK.test(value) && !NO_ROLE.test(roleInSignatureLabel(label)) ? [roleInSignatureLabel(label)] : [],
    ),
  );

// "COMPANY" on a line of its own above "Name: Fathom, Inc.".
const roleAbove = (text: string, { start }: LabeledRow): { readonly text: string; readonly at: number } | null => {
  const [line = ""] = text.slice(0, text.lastIndexOf("\n", start)).split("\n").slice(-1);
  const role = line.replace(/(?:\s(?:information|details))?[*#:\s]*$/i, "").replace(/^[*#\s]+/, "");
  return isRoleLabel(role) ? { text: role, at: text.lastIndexOf(role, start) } : null;
};

// "Business name: Birch Tile" directly below "Contractor's name: Ann Poe" is the name under which she works.
const isTradeName = (text: string, row: LabeledRow, above: LabeledRow | undefined): boolean =>
  above !== undefined &&
  BUSINESS_LABEL.test(row.label) &&
  isRoleLabel(above.label) &&
  !OWNER_LABEL.test(above.label) &&
  isPerson(above.value) &&
  !/\n\s*\n/.test(text.slice(above.end, row.start));

// Rows for a name: below a role, or with a column for each party.
const namedParty = (text: string, row: LabeledRow): readonly NamedTogether[] => {
  const role = roleAbove(text, row);
  if (row.columns < 2 && role === null && !BUSINESS_LABEL.test(row.label)) return [];
  const whole = BUSINESS_LABEL.test(row.label) ? wholeName(row.start, row.value) : null;
  const names = whole ? [whole] : namesIn(text, row);
  if (names.length === 0) return [];
  return [{ names, terms: role && row.columns === 1 ? [termAt(role.text, role.at)] : [] }];
};

/** Whether all names are those to whom a text is addressed, so that its sender is still unknown. */
export const areAddressees = (names: readonly FoundName[], rows: readonly LabeledRow[]): boolean =>
  names.every(({ start, end }) =>
    rows.some((row) => ADDRESSED_TO.test(row.label) && row.start <= start && end <= row.end),
  );

/** The parties that rows of a cover page or table name by their role. */
export const partyRows = (text: string, rows: readonly LabeledRow[]): readonly NamedTogether[] => {
  const signing = signingLabels(rows);
  const hasBusiness = rows.some(({ label }) => BUSINESS_LABEL.test(label));
  return rows.flatMap((row, index): readonly NamedTogether[] => {
    if (NOT_FILLED.test(row.value.replace(MAIL_ADDRESS, ""))) return [];
    if (LETTERS_TO.test(row.label)) {
      const names = namesAt(
        text.slice(0, row.end),
        row.start + (BEFORE_NAME.exec(row.value)?.[0].length ?? 0),
        isCertain,
      ).slice(0, ADDRESSED_TO.test(row.label) && !/\b(?:and|&)\b|;/.test(row.value) ? 1 : MAX_BILLED);
      return names.length > 0 ? [{ names, terms: [] }] : [];
    }
    if (isTradeName(text, row, rows[index - 1]) || (hasBusiness && OWNER_LABEL.test(row.label))) return [];
    if (NAME_LABEL.test(row.label) || BUSINESS_LABEL.test(row.label)) return namedParty(text, row);
    if (!isRoleLabel(row.label) && !signing.has(row.label)) return [];
    const names = isRoleLabel(row.label) && !PLACE_ROLE.test(row.label) ? namesIn(text, row) : certainIn(text, row);
    const role = roleInLabel(row.label);
    const at = text.lastIndexOf(role, row.start);
    return names.length === 0 ? [] : [{ names, terms: row.columns > 1 || at < 0 ? [] : [termAt(role, at)] }];
  });
};
