import { definedParties, partiesByMeaning } from "../parties/defined-parties.ts";
import type { DefinitionRange, NamedTogether, PartyTerm } from "../parties/defined-parties.ts";
import { labeledRows } from "../parties/labeled-rows.ts";
import { withNearRoles } from "../parties/near-roles.ts";
import { formHead } from "../parties/letter-names.ts";
import { openingNames } from "../parties/opening-names.ts";
import { isRoleLabel } from "../parties/party-roles.ts";
import { areAddressees, partyRows } from "../parties/party-rows.ts";
import type { FoundName } from "../parties/read-name.ts";
import { withOwners } from "../parties/principal.ts";
import { roleBlocks } from "../parties/role-blocks.ts";
import { tradeNames } from "../parties/trade-names.ts";
import { signingPeople, signatureNames, signersWithRole } from "../parties/signature-names.ts";

/** A party: one person or organization, or several with one role. Unit: offsets into the text. */
export type ContractParty = {
  /** Its full name, or the names of its members: "Dana Roe and Lee Poe". */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Defined terms for the party, with their positions. */
  readonly terms: readonly PartyTerm[];
  /** Each person or organization. */
  readonly members: readonly FoundName[];
};

// Unit of the lengths: characters.
/** The preamble with long descriptions of several parties. */
const PREAMBLE_LENGTH = 9000;
/** A cover page with rows for the parties. */
const ROWS_LENGTH = 4000;
/** The signature pages at the end. */
const SIGNATURES_LENGTH = 12_000;
/** A later "between" is in a sentence about something else. */
const LATEST_MARK = 3000;
/** How far the last definition of a party may reach into the recitals. */
const AFTER_BODY = 250;
/** Unit: parties, or groups that one definition names together. */
const MAX_PARTIES = 12;
/** Words such as "This Agreement is made" before "between". */
const BEFORE_MARK = 300;
/** The preamble of a text without recitals or numbered sections. */
const PREAMBLE_WITHOUT_BODY = 3000;

const MARK = /\b(?:between|among|amongst)\b|\bby and (?:with|to)\b/i;
const BODY =
  /\bWHEREAS\b|\bW ?I ?T ?N ?E ?S ?S ?E ?T ?H\b|\bRECITALS?\b|\bRecitals\b|\bBACKGROUND\b|\bNOW,? THEREFORE\b|\bagree(?:s|d)? as follows\b|\n\s{0,12}1\.\s/;

type Opening = { readonly from: number; readonly body: number; readonly to: number };

// Where the parties are introduced: from "between" to the recitals or the first section, or a little later.
const openingOf = (text: string): Opening => {
  const head = text.slice(0, PREAMBLE_LENGTH);
  const mark = MARK.exec(head)?.index ?? 0;
  const from = mark > LATEST_MARK ? 0 : mark;
  const body = BODY.exec(head.slice(from + 20));
  const end = body ? from + 20 + body.index : Math.min(head.length, from + PREAMBLE_WITHOUT_BODY);
  return { from: Math.max(0, from - BEFORE_MARK), body: end, to: body ? end + AFTER_BODY : end };
};

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&+]+/gu, " ")
    .replace(/^the /, "")
    .trim();

const isKnown = (known: ReadonlySet<string>, key: string): boolean =>
  known.has(key) || [...known].some((one) => one.startsWith(`${key} `));

// "Tenant: Moss Foods LLC" where the preamble calls it "Moss": the terms of a name, with its roles in other places.
const allTerms = (groups: readonly NamedTogether[], { names, terms }: NamedTogether): readonly PartyTerm[] => {
  const [key, ...more] = names.map(({ name }) => keyOf(name));
  if (key === undefined || more.length > 0) return terms;
  const known = new Set(terms.map(({ text }) => keyOf(text)));
  const roles = groups.flatMap((group) =>
    group.names.some(({ name }) => keyOf(name) === key) ? group.terms.filter(({ text }) => isRoleLabel(text)) : [],
  );
  return [...terms, ...roles.filter(({ text }) => !known.has(keyOf(text)) && known.add(keyOf(text)))];
};

// Each name once, also where it lacks its last words, and none that is another party's defined term.
const distinct = (groups: readonly NamedTogether[]): readonly NamedTogether[] => {
  const called = new Set(groups.flatMap(({ terms }) => terms.map(({ text }) => keyOf(text))));
  const known = new Set<string>();
  return groups.flatMap(({ names, terms }) => {
    const fresh = names.filter(({ name }) => {
      const key = keyOf(name);
      return !isKnown(known, key) && (terms.length > 0 || !called.has(key));
    });
    for (const { name } of fresh) known.add(keyOf(name));
    return fresh.length > 0 ? [{ names: fresh, terms: allTerms(groups, { names: fresh, terms }) }] : [];
  });
};

// "Ann Poe d/b/a Birch Catering" is not two parties.
const withoutTradeNames = (head: string, groups: readonly NamedTogether[]): readonly NamedTogether[] => {
  const trade = tradeNames(
    head,
    groups.flatMap(({ names }) => names),
  ).map(keyOf);
  return groups.filter(({ names }) => names.length > 1 || !trade.includes(keyOf(names[0]!.name)));
};

const unnamed = (names: readonly FoundName[]): readonly NamedTogether[] =>
  names.map((name) => ({ names: [name], terms: [] }));

const partyOf = (text: string, { names, terms }: NamedTogether): ContractParty => {
  const [first, last] = [names[0]!, names.at(-1)!];
  const name = names.length === 1 ? first.name : text.slice(first.start, last.end).replaceAll(/\s+/g, " ");
  return { name, start: first.start, end: last.end, terms, members: names };
};

// The parties of the first range that defines two, else of the one that defines most.
const mostIn = (text: string, ranges: readonly DefinitionRange[]): readonly NamedTogether[] => {
  let most: readonly NamedTogether[] = [];
  for (const range of ranges) {
    const found = definedParties(text, range);
    if (found.length > most.length) most = found;
    if (most.length >= 2) break;
  }
  return most;
};

const partiesIn = (text: string, groups: readonly NamedTogether[]): readonly ContractParty[] =>
  groups.slice(0, MAX_PARTIES).map((group) => partyOf(text, group));

/**
 * The parties of a plain text, each once: from its opening, a cover page or table, else from its signatures.
 *
 * `source`: the text before normalization, whose tabs separate the cells of a table.
 */
export const partiesOf = (text: string, source = text): readonly ContractParty[] => {
  const { from, body, to } = openingOf(text);
  const defined = mostIn(text, [
    { from, to: body, isStrict: false },
    { from, to, isStrict: true },
    { from: 0, to, isStrict: true },
  ]);
  const meant = defined.length >= 2 ? [] : partiesByMeaning(text.slice(0, PREAMBLE_LENGTH));
  const labeled = labeledRows(text.slice(0, ROWS_LENGTH), source);
  const rows = withOwners(text, [...partyRows(text, labeled), ...roleBlocks(text.slice(0, ROWS_LENGTH))]);
  const opened = Math.max(defined.length, rows.length, meant.length) >= 2 ? [] : unnamed(openingNames(text, from));
  const head = rows.length === 1 && defined.length + meant.length + opened.length === 0 ? unnamed(formHead(text)) : [];
  const introduced = withoutTradeNames(
    text.slice(0, to),
    distinct([...head, ...defined, ...rows, ...meant, ...opened]),
  );
  const found = withNearRoles(text, introduced, labeled);
  const names = found.flatMap((group) => group.names);
  const isComplete = names.length >= 2 && !areAddressees(names, labeled);
  if (isComplete) return partiesIn(text, found);
  const end = Math.max(0, text.length - SIGNATURES_LENGTH);
  const signed = [...unnamed(signatureNames(text, end)), ...signersWithRole(text, end)];
  // Of two organizations that sign a letter, the addressee acts for one.
  const parties = distinct(signed.length >= 2 && names.length < 2 ? signed : [...found, ...signed]);
  return partiesIn(text, parties.length > 0 ? parties : distinct(unnamed(signingPeople(text, end))));
};
