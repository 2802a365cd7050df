import { toHalfWidth } from "./half-width.ts";
import type { Value } from "./value.ts";

/**
 * A postal address.
 *
 * `country` is an ISO 3166-1 code. `region` is an ISO 3166-2 code (a state) or a name (都道府県); `unit` is an apartment,
 * suite or building. An address in another country is kept whole in `lines`, one per line.
 */
export type Address = {
  readonly country: string | null;
  readonly postal_code: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly street: string | null;
  readonly unit: string | null;
  readonly lines: string | null;
};

const EMPTY: Address = {
  country: null,
  postal_code: null,
  region: null,
  city: null,
  street: null,
  unit: null,
  lines: null,
};

/** An address with the given parts; the others are empty. */
export const addressOf = (parts: Partial<Address>): Address => ({ ...EMPTY, ...parts });

/** Whether a value is an address. */
export const isAddress = (value: Value | undefined): value is Address =>
  typeof value === "object" && value !== null && Object.keys(EMPTY).every((key) => Object.hasOwn(value, key));

const US_STATE_CODE = /^(.*?)[, ]+([A-Z]{2})[, ]+(\d{5})(?:-?(\d{4}))?$/i;
const US_STATE_NAME = /^(.*), *([A-Z]+(?: [A-Z]+){0,2})[, ]+(\d{5})(?:-?(\d{4}))?$/i;
const US_ZIP_FIRST = /^(\d{5}(?:-\d{4})?)[, ]+([^,]+?)[, ]+([A-Z]{2})\b,? */i;
const US_COUNTRY = /,? (USA|U\.S\.A\.|US|United States)$/;
const US_UNIT = /^(apt|apartment|unit|suite|ste|room|rm|floor|fl|#)\b\.?|^#/i;

/** The pieces of an address in the usual order, street first, whatever order they were typed in. */
const streetFirst = (pieces: readonly string[]): readonly string[] => {
  const joined = pieces.join(", ").replace(US_COUNTRY, "");
  const zipFirst = US_ZIP_FIRST.exec(joined);
  if (zipFirst) {
    const [all, zip, city, state] = zipFirst;
    return [joined.slice(all.length), city!, `${state} ${zip}`];
  }
  const parts = joined.split(/, */).filter((piece) => piece !== "");
  const index = parts.findIndex((piece) => /\b\d{5}(-\d{4})?$/.test(piece) && /^\D/.test(piece));
  const isLast = index < 0 || index === parts.length - 1;
  return isLast || !/^\d/.test(parts[index + 1]!) ? parts : [...parts.slice(index + 1), ...parts.slice(0, index + 1)];
};

const usAddress = (pieces: readonly string[]): Address | null => {
  const joined = streetFirst(pieces).join(", ");
  const match = US_STATE_CODE.exec(joined) ?? US_STATE_NAME.exec(joined);
  if (!match) return null;
  const [, before = "", state = "", zip = "", plusFour] = match;
  const rest = before.split(/, */).filter((piece) => piece !== "");
  if (rest.length < 2) return null;
  const city = rest.at(-1) ?? "";
  const isUnit = rest.length > 2 && US_UNIT.test(rest.at(-2) ?? "");
  return addressOf({
    country: "US",
    region: state.length === 2 ? `US-${state.toUpperCase()}` : state,
    postal_code: plusFour ? `${zip}-${plusFour}` : zip,
    city,
    street: rest.slice(0, isUnit ? -2 : -1).join(", "),
    unit: isUnit ? (rest.at(-2) ?? null) : null,
  });
};

const JP_POSTAL = /^(?:〒 ?)?(\d{3})-?(\d{4})[ ,]*/;
const JP_REGION = /^(東京都|北海道|京都府|大阪府|[^ 都道府県]{2,3}県)/;
const JP_CITY = /^([^ ]+?郡[^ ]+?[町村]|[^ ]+?市[^ \d]+?区|[^ ]+?[市区町村])/;

const japaneseAddress = (text: string): Address | null => {
  const postal = JP_POSTAL.exec(text);
  const afterPostal = text.slice(postal?.[0].length ?? 0);
  const region = JP_REGION.exec(afterPostal)?.[0];
  if (!region) return null;
  const afterRegion = afterPostal.slice(region.length).trim();
  const city = JP_CITY.exec(afterRegion)?.[0] ?? null;
  const [street = "", ...building] = afterRegion
    .slice(city?.length ?? 0)
    .trim()
    .split(" ");
  return addressOf({
    country: "JP",
    postal_code: postal ? `${postal[1]}-${postal[2]}` : null,
    region,
    city,
    street: street || null,
    unit: building.join(" ") || null,
  });
};

/**
 * Parses an address given as one text; an address that is neither American nor Japanese is kept line by line.
 *
 * Example: "1 High St, Dover, XX 19901" has the city "Dover" and the region "US-XX"
 */
export const parseAddress = (text: string): Address => {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const plain = lines.map(toHalfWidth);
  const known = usAddress(plain) ?? japaneseAddress(plain.join(" "));
  return known ?? addressOf({ lines: lines.join("\n") });
};
