import { definitionsIn } from "../text/definitions.ts";
import type { ContractParty } from "../text/parties.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";
import { nameDistance, lettersOf } from "../parties/name-distance.ts";

// Usual names of contract parties: one that this contract does not define is probably left over from a template.
const ROLES =
  "Seller Buyer Purchaser Vendor Supplier Customer Client Contractor Subcontractor Consultant Employer Employee Executive Landlord Tenant Lessor Lessee Licensor Licensee Franchisor Franchisee Distributor Reseller Manufacturer Provider Lender Borrower Owner Operator Agent Principal Recipient Discloser Sponsor Publisher Advertiser Developer Shipper Carrier Transporter Investor Guarantor Company Corporation Partnership Merchant Sublicensee Assignor Assignee Promoter Producer Endorser Host Subscriber User Member Partner Bank Trustee Servicer Administrator Advisor Adviser Underwriter Retailer Wholesaler Dealer Broker".split(
    " ",
  );
const ROLE_USED = new RegExp(`(?<=[a-z.,;:)("]\\s{1,3}|\\n)(${ROLES.join("|")})(?=(?:'s)?[\\s,.;)])`, "g");
const ACTS =
  /^(?:'s)?\s{1,3}(?:shall|will|may|must|agrees?|represents?|warrants?|acknowledges?|has|is|hereby|grants?|undertakes?|and|to|in|with|or|for|under|'s|\w+)/;

// Words for people who are often no party: one of them is a name of a party only where it has a duty.
const OFTEN_NO_PARTY = new Set(
  "Company Trustee Administrator Subscriber User Member Bank Agent Host Partner Servicer Underwriter Broker Dealer Carrier Shipper".split(
    " ",
  ),
);
const HAS_DUTY = /^\s{1,3}(?:shall|will|must|may|agrees?|hereby)\b/;

const BEGINS_SENTENCE = /(?:^|[.;:)\n]\s{1,6})(?:The|Each|Any|No|Such|If) (?:the )?$/;

const strayRoles = ({ plain, parties }: Contract): readonly CheckHit[] => {
  const terms = new Set(
    parties
      .flatMap(({ name, terms: called }) => [name, ...called.map(({ text }) => text)])
      .flatMap((name) => name.split(/\W+/)),
  );
  const defined = new Set(
    definitionsIn(plain)
      .flatMap(({ term }) => term.split(/\W+/))
      .map((word) => word.replace(/s$/, "")),
  );
  const uses = new Map<string, { start: number; end: number; count: number }>();
  for (const match of plain.matchAll(ROLE_USED)) {
    const role = match[1] ?? "";
    const start = match.index + match[0].length - role.length;
    const end = start + role.length;
    // "Company Product" and "Customer Support" are names of other things.
    if (
      !(OFTEN_NO_PARTY.has(role) ? HAS_DUTY : ACTS).test(plain.slice(end, end + 24)) ||
      /^\s+[A-Z]/.test(plain.slice(end, end + 3)) ||
      (/[A-Z][a-z]+ $/.test(plain.slice(start - 12, start)) && !BEGINS_SENTENCE.test(plain.slice(start - 16, start)))
    )
      continue;
    const use = uses.get(role);
    if (use) use.count++;
    else uses.set(role, { start, end, count: 1 });
  }
  return [...uses]
    .filter(
      ([role, { count }]) =>
        count <= 2 &&
        !terms.has(role) &&
        !defined.has(role) &&
        !/^Employer's [Ll]iability/.test(plain.slice(uses.get(role)?.start)) &&
        !new RegExp(`\\b${role.toUpperCase()}\\b|\\b${role.toLowerCase()}`).test(plain),
    )
    .map(([role, { start, end }]) => ({ check: "party_name", start, end, found: role }));
};

const MAX_HITS = 3;

type PartyName = { readonly text: string; readonly party: ContractParty };

const SUFFIXES =
  /,?\s+(?:Inc|Incorporated|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|Company|Co|GmbH|AG|S\.A|B\.V|N\.V|L\.P|LP|LLP|PLC|Pte|Pty)\b\.?(?:,? (?:Ltd|Inc|LLC)\b\.?)?/i;

const MENTION =
  /\b((?:[A-Z][\w&'-]*\.?,? ){0,5}[A-Z][\w&'-]*),?\s(Inc|INC|Incorporated|LLC|L\.L\.C|Ltd|LTD|Limited|Corp|CORP|Corporation|GmbH|S\.A|B\.V|L\.P|LLP|PLC)\b/g;

// "Licensor" and "Licensed" are two words; too little is left of a short word to compare.
const INFLECTED = /(?:or|ee|er|ed|ing|ion|ional|able|e|es)$/;
const MIN_INFLECTED = 5;
const isInflected = (word: string, text: string): boolean =>
  INFLECTED.test(word) &&
  word.length > MIN_INFLECTED &&
  text.startsWith(word.slice(0, -3)) &&
  !text.endsWith(word.slice(-2));

// Names similar to a party's: one or two letters off, or the same name with another company suffix.
const nearMisses = ({ plain, parties }: Contract): readonly CheckHit[] => {
  const hits: CheckHit[] = [];
  const known: PartyName[] = parties.flatMap((party) => [
    { text: party.name, party },
    ...party.terms.map(({ text }) => ({ text, party })),
  ]);
  const whole = new Set(known.map(({ text }) => lettersOf(text)));
  const stems = known
    .map(({ text, party }) => ({ stem: lettersOf(text.replace(SUFFIXES, "")), party }))
    .filter(({ stem }) => stem.length >= 6);
  const exact = new Set([...whole, ...stems.map(({ stem }) => stem)]);
  for (const match of plain.matchAll(MENTION)) {
    if (hits.length === MAX_HITS) return hits;
    const stem = lettersOf(match[1] ?? "");
    if (stem.length < 6 || exact.has(stem) || [...exact].some((one) => one.includes(stem) || stem.includes(one)))
      continue;
    const near = stems.find((one) => nameDistance(one.stem, stem) <= 2);
    if (near)
      hits.push({
        check: "party_name",
        start: match.index,
        end: match.index + match[0].length,
        found: match[0],
        other: near.party.name,
      });
  }
  const single = known.filter(({ text }) => /^[A-Z][A-Za-z]{4,}$/.test(text));
  for (const { text, party } of single) {
    const like = new RegExp(`\\b${text[0] ?? ""}[a-zA-Z]{${text.length - 2},${text.length + 1}}\\b`, "g");
    const counts = new Map<string, { start: number; count: number }>();
    for (const match of plain.matchAll(like)) {
      const one = counts.get(match[0]);
      if (one) one.count++;
      else counts.set(match[0], { start: match.index, count: 1 });
    }
    for (const [word, { start, count }] of counts) {
      const apart = nameDistance(word.toLowerCase(), text.toLowerCase());
      const isPlural = word.toLowerCase().replace(/s$/, "") === text.toLowerCase().replace(/s$/, "");
      if (count > 1 || apart === 0 || apart > (text.length > 8 ? 2 : 1) || isPlural || whole.has(lettersOf(word)))
        continue;
      // An ordinary word, or one that differs in capitalization, is not a typo.
      if (plain.includes(word.toLowerCase()) || (word === word.toUpperCase()) !== (text === text.toUpperCase()))
        continue;
      if (isInflected(word, text)) continue;
      hits.push({
        check: "party_name",
        start,
        end: start + word.length,
        found: word,
        other: text === party.name ? party.name : text,
        instead: text,
      });
    }
  }
  return hits;
};

// Where a contract mentions a party as such: the name of a company that occurs only there is left from another deal.
const AS_PARTY_BEFORE =
  /\b(?:confidential information|trade secrets|obligations|liability|consent|approval|written notice|breach|default) (?:of|to|from|by|against) $/i;
const AS_PARTY_AFTER = /^[.,]?\s{1,3}(?:shall|must|agrees to|hereby)\b/;

// Each candidate costs a search of the text.
const MAX_CANDIDATES = 50;

const strangers = ({ plain, parties }: Contract): readonly CheckHit[] => {
  if (parties.length < 2) return [];
  const known = parties.map(({ name, terms }) => ({
    name: lettersOf(name),
    terms: terms.map(({ text }) => lettersOf(text)),
  }));
  const isKnown = (stem: string): boolean =>
    known.some(({ name, terms }) => name.includes(stem) || terms.some((term) => stem.includes(term)));
  const mentions = [...plain.matchAll(MENTION)].map(({ 0: words, 1: named = "", index }) => {
    const name = named.replace(/^(?:The|Each|Any|If|Such) /, "");
    return { name, start: index + words.indexOf(name), end: index + words.length };
  });
  const counts = new Map<string, number>();
  for (const { name } of mentions) counts.set(name, (counts.get(name) ?? 0) + 1);
  const hits: CheckHit[] = [];
  let candidates = 0;
  for (const { name, start, end } of mentions) {
    if (hits.length === MAX_HITS || candidates === MAX_CANDIDATES) break;
    const isParty =
      AS_PARTY_BEFORE.test(plain.slice(Math.max(0, start - 48), start)) ||
      AS_PARTY_AFTER.test(plain.slice(end, end + 16));
    const stem = lettersOf(name);
    if (!isParty || stem.length < 4 || isKnown(stem) || (counts.get(name) ?? 0) > 1) continue;
    candidates++;
    if (plain.indexOf(name) !== plain.lastIndexOf(name)) continue;
    hits.push({ check: "party_name", start, end, found: plain.slice(start, end).replace(/\s+/g, " ") });
  }
  return hits;
};

/** Party names that no party has: an undefined role, a typo, another company suffix, a company of another deal. */
export const partyNames = (contract: Contract): readonly CheckHit[] => {
  if (contract.parties.length === 0) return [];
  return [...nearMisses(contract), ...strangers(contract), ...strayRoles(contract)].slice(0, MAX_HITS);
};
