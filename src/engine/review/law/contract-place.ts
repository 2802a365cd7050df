import type { Jurisdiction } from "../../../model/jurisdiction.ts";
import type { Playbook } from "../../../model/review/playbook.ts";
import type { ReviewPlace } from "../../../model/review/law-comparison.ts";
import { governingLaws } from "../text/governing-laws.ts";
import type { Contract } from "../text/parse-contract.ts";
import { quoteAt } from "../text/quote-at.ts";
import { escapeRegExp } from "../../../text/escape-reg-exp.ts";

type NamedPlace = { readonly code: string; readonly start: number; readonly end: number };

// The last of these words before an address says what is there. "Property" and the like are skipped before a
// capitalized word, where they are part of the name of a company.
const OWNER =
  /\b(?:(premises|property|dwelling|apartment|house|home|unit|condo(?:minium)?|duplex|residence|room|located at|known as)|(offices?|place of business|headquarter\w*|mailing address|notices?))\b/gi;

const addressForm = (places: readonly Jurisdiction[]): RegExp => {
  const names = places.map(({ names: { en = "" } }) => escapeRegExp(en)).filter((name) => name !== "");
  const postal = places.flatMap(({ postal: letters }) => letters ?? []);
  return new RegExp(
    `,\\s{1,3}(?:((?:${names.join("|")}))|(${postal.join("|")}))\\.?,?\\s{1,3}\\d{5}(?:-\\d{4})?\\b`,
    "gi",
  );
};

const forms = new WeakMap<readonly Jurisdiction[], RegExp>();

const codeOf = (name: string, places: readonly Jurisdiction[]): string | null =>
  places.find(({ names, postal }) => names["en"]?.toLowerCase() === name.toLowerCase() || postal === name)?.code ??
  null;

const addressesIn = ({ plain }: Contract, places: readonly Jurisdiction[]): readonly NamedPlace[] => {
  const form = forms.get(places) ?? addressForm(places);
  forms.set(places, form);
  return [...plain.matchAll(form)].flatMap((match) => {
    const code = codeOf(match[1] ?? match[2] ?? "", places);
    const start = match.index + match[0].search(/[a-z]/i);
    return code === null ? [] : [{ code, start, end: match.index + match[0].length }];
  });
};

/** The words before an address that say whose it is. Unit: characters. */
const MAX_BEFORE = 160;

const isOfProperty = (before: string): boolean => {
  const last = [...before.matchAll(OWNER)].findLast(
    ({ 0: word, index }) => !word.startsWith("P") || !/^\s[A-Z]/.test(before.slice(index + word.length)),
  );
  return last?.[1] !== undefined;
};

const propertyOf = ({ plain }: Contract, addresses: readonly NamedPlace[]): NamedPlace | null =>
  addresses.find(({ start }, index) => {
    const from = Math.max(0, start - MAX_BEFORE, addresses[index - 1]?.end ?? 0);
    return isOfProperty(plain.slice(from, start));
  }) ?? null;

// Sentences that the clause on governing law has in short contracts: "Ohio law governs", "The law of Ohio governs".
const shortClause = ({ plain }: Contract, places: readonly Jurisdiction[]): NamedPlace | null => {
  const names = places.map(({ names: { en = "" } }) => escapeRegExp(en)).filter((name) => name !== "");
  const form = new RegExp(
    `\\b(?:laws? of (?:the )?(?:(?:State|Commonwealth) of )?(${names.join("|")})|(${names.join("|")}) laws?)\\s(?:shall |will )?(?:governs?|appl(?:y|ies)|controls?)\\b`,
  );
  const match = form.exec(plain);
  const code = match ? codeOf(match[1] ?? match[2] ?? "", places) : null;
  return match && code !== null ? { code, start: match.index, end: match.index + match[0].length } : null;
};

const onlyAddress = (addresses: readonly NamedPlace[]): NamedPlace | null =>
  new Set(addresses.map(({ code }) => code)).size === 1 ? (addresses[0] ?? null) : null;

// Null if the text names no governing law; without a place if the law it names is not on record.
const governingPlace = (
  contract: Contract,
  places: readonly Jurisdiction[],
): { readonly place: NamedPlace | null } | null => {
  const laws = governingLaws(contract);
  const onRecord = laws.flatMap(({ jurisdiction, start, end }) => {
    const code = codeOf(jurisdiction, places);
    return code === null ? [] : [{ code, start, end }];
  });
  const place = onRecord[0] ?? shortClause(contract, places);
  return place === null && laws.length === 0 ? null : { place };
};

/**
 * Whose law applies to a contract: the place of the property if the playbook says that it decides, or the governing law
 * that it names; without either, the only state among the addresses. Null if the text does not show it.
 */
export const contractPlace = (
  contract: Contract,
  places: readonly Jurisdiction[],
  decides: Playbook["place"],
): ReviewPlace | null => {
  const addresses = addressesIn(contract, places);
  const placeAt = (from: ReviewPlace["from"], place: NamedPlace | null): ReviewPlace | null =>
    place && { code: place.code, from, quote: quoteAt(contract.text, place) };
  const property = decides === "property" ? propertyOf(contract, addresses) : null;
  if (property) return placeAt("property", property);
  const governing = governingPlace(contract, places);
  return governing ? placeAt("governing_law", governing.place) : placeAt("address", onlyAddress(addresses));
};
