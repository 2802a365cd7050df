import type { Jurisdiction } from "../../../model/jurisdiction.ts";
import type { Playbook } from "../../../model/review/playbook.ts";
import type { ReviewPlace } from "../../../model/review/review.ts";
import { governingLaws } from "../text/governing-laws.ts";
import type { Contract } from "../text/parse-contract.ts";

type Named = { readonly code: string; readonly start: number; readonly end: number };

// What an address belongs to: the last of these words before it. "Property" in a company's name is none.
const OWNER =
  /\b(?:(premises|property|dwelling|apartment|house|home|unit|condo(?:minium)?|duplex|residence|room|located at|known as)|(offices?|place of business|headquarter\w*|mailing address|notices?))\b/gi;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const addressForm = (places: readonly Jurisdiction[]): RegExp => {
  const names = places.map(({ names: { en = "" } }) => escaped(en)).filter((name) => name !== "");
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

const addressesIn = ({ plain }: Contract, places: readonly Jurisdiction[]): readonly Named[] => {
  const form = forms.get(places) ?? addressForm(places);
  forms.set(places, form);
  return [...plain.matchAll(form)].flatMap((match) => {
    const code = codeOf(match[1] ?? match[2] ?? "", places);
    const start = match.index + match[0].search(/[a-z]/i);
    return code === null ? [] : [{ code, start, end: match.index + match[0].length }];
  });
};

const MAX_BEFORE = 160;

const isOfProperty = (before: string): boolean => {
  const last = [...before.matchAll(OWNER)].findLast(
    ({ 0: word, index }) => !word.startsWith("P") || !/^\s[A-Z]/.test(before.slice(index + word.length)),
  );
  return last?.[1] !== undefined;
};

const propertyOf = ({ plain }: Contract, addresses: readonly Named[]): Named | null =>
  addresses.find(({ start }, index) => {
    const from = Math.max(0, start - MAX_BEFORE, addresses[index - 1]?.end ?? 0);
    return isOfProperty(plain.slice(from, start));
  }) ?? null;

const governingPlace = (contract: Contract, places: readonly Jurisdiction[]): Named | null => {
  for (const { jurisdiction, start, end } of governingLaws(contract)) {
    const code = codeOf(jurisdiction, places);
    if (code !== null) return { code, start, end };
  }
  return null;
};

// Sentences that the clause on governing law has in short contracts: "Ohio law governs", "The law of Ohio governs".
const shortClause = ({ plain }: Contract, places: readonly Jurisdiction[]): Named | null => {
  const names = places.map(({ names: { en = "" } }) => escaped(en)).filter((name) => name !== "");
  const form = new RegExp(
    `\\b(?:laws? of (?:the )?(?:(?:State|Commonwealth) of )?(${names.join("|")})|(${names.join("|")}) laws?)\\s(?:shall |will )?(?:governs?|appl(?:y|ies)|controls?)\\b`,
  );
  const match = form.exec(plain);
  const code = match ? codeOf(match[1] ?? match[2] ?? "", places) : null;
  return match && code !== null ? { code, start: match.index, end: match.index + match[0].length } : null;
};

const onlyAddress = (addresses: readonly Named[]): Named | null =>
  new Set(addresses.map(({ code }) => code)).size === 1 ? (addresses[0] ?? null) : null;

/**
 * Whose law applies to a contract: the governing law it names, or the place of the property if the playbook says that
 * it decides; else the only state among the addresses. Null if the text does not show it.
 */
export const contractPlace = (
  contract: Contract,
  places: readonly Jurisdiction[],
  decides: Playbook["place"],
): ReviewPlace | null => {
  const addresses = addressesIn(contract, places);
  const property = {
    from: "property",
    named: decides === "property" ? propertyOf(contract, addresses) : null,
  } as const;
  const law = {
    from: "governing_law",
    named: governingPlace(contract, places) ?? shortClause(contract, places),
  } as const;
  const address = { from: "address", named: onlyAddress(addresses) } as const;
  const found = [property, law, address].find(({ named }) => named !== null);
  if (!found?.named) return null;
  const { code, start, end } = found.named;
  return { code, from: found.from, quote: { start, end, text: contract.text.slice(start, end) } };
};
