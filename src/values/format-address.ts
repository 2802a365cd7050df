import type { Address } from "./address.ts";

/** Where an address is read: the BCP 47 tag for names of countries, and the country that needs no name. */
export type AddressReader = { readonly locale: string; readonly homeCountry: string };

const countryOf = (address: Address, { homeCountry }: AddressReader): string => {
  const fromRegion = /^([A-Z]{2})-/.exec(address.region ?? "")?.[1];
  return address.country ?? fromRegion ?? homeCountry;
};

const countryName = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code) : code;

const joined = (pieces: readonly (string | null)[], mark: string): string =>
  pieces.filter((piece) => piece !== null && piece !== "").join(mark);

/** A state prints as its postal abbreviation, the part of its code after the country. */
const regionText = (region: string | null): string | null => region?.replace(/^[A-Z]{2}-/, "") ?? null;

const japaneseLines = (address: Address): readonly string[] => [
  address.postal_code ? `〒${address.postal_code}` : "",
  joined([address.region, address.city, address.street], ""),
  address.unit ?? "",
];

const westernLines = (address: Address): readonly string[] => [
  joined([address.street, address.unit], ", "),
  joined([address.city, joined([regionText(address.region), address.postal_code], " ")], ", "),
];

/** The lines of an address as on an envelope; the country is printed only if it is not the reader's. */
export const addressLines = (address: Address, reader: AddressReader): readonly string[] => {
  const country = countryOf(address, reader);
  const own = address.lines === null ? null : address.lines.split("\n");
  const lines = own ?? (country === "JP" ? japaneseLines(address) : westernLines(address));
  const abroad = country === reader.homeCountry ? "" : countryName(country, reader.locale);
  return [...lines, abroad].filter((line) => line !== "");
};

/** An address on one line. Example: "1 High St, Apt 2, Dover, XX 19901"; "〒100-0001 東京都千代田区千代田1-1" */
export const formatAddress = (address: Address, reader: AddressReader): string => {
  const isRunOn = address.lines === null && countryOf(address, reader) === "JP";
  return addressLines(address, reader).join(isRunOn ? " " : ", ");
};
