import { describe, expect, it } from "vitest";
import { addressOf, isAddress, parseAddress } from "./address.ts";
import type { Address } from "./address.ts";
import { addressLines, formatAddress } from "./format-address.ts";
import type { AddressReader } from "./format-address.ts";
import { parsePostalCode } from "./postal-code.ts";

const DOVER = addressOf({ country: "US", street: "1 High St", city: "Dover", region: "US-DE", postal_code: "19901" });
const SUITE = addressOf({ ...DOVER, unit: "Suite #4", postal_code: "19901-1234" });
const TOKYO = addressOf({
  country: "JP",
  postal_code: "100-0001",
  region: "東京都",
  city: "千代田区",
  street: "千代田1-1",
  unit: "皇居前ビル3階",
});

const AMERICAN: AddressReader = { locale: "en", homeCountry: "US" };
const SPANISH: AddressReader = { locale: "es", homeCountry: "US" };
const JAPANESE: AddressReader = { locale: "ja", homeCountry: "JP" };

describe("addresses (F18)", () => {
  const texts: readonly (readonly [text: string, address: Address])[] = [
    ["1 High St, Dover, DE 19901", DOVER],
    ["1 High St,Dover,DE,19901", DOVER],
    ["1 High St\nDover, DE 19901", DOVER],
    ["１ High St, Dover, DE １９９０１, USA", DOVER],
    ["1 High St, Suite #4, Dover, DE 199011234", SUITE],
    ["1 High St, Suite #4, Dover, DE 19901-1234, United States", SUITE],
    ["〒100-0001 東京都千代田区千代田1-1 皇居前ビル3階", TOKYO],
    ["〒１００－０００１　東京都千代田区千代田１－１　皇居前ビル３階", TOKYO],
    ["1000001 東京都千代田区千代田1-1 皇居前ビル3階", TOKYO],
    ["大阪府大阪市北区梅田1-1", addressOf({ country: "JP", region: "大阪府", city: "大阪市北区", street: "梅田1-1" })],
    [
      "京都府京都市左京区吉田本町",
      addressOf({ country: "JP", region: "京都府", city: "京都市左京区", street: "吉田本町" }),
    ],
    [
      "北海道札幌市中央区北1条西2",
      addressOf({ country: "JP", region: "北海道", city: "札幌市中央区", street: "北1条西2" }),
    ],
    [
      "神奈川県鎌倉市御成町18-10",
      addressOf({ country: "JP", region: "神奈川県", city: "鎌倉市", street: "御成町18-10" }),
    ],
    [
      "長野県諏訪郡富士見町落合1",
      addressOf({ country: "JP", region: "長野県", city: "諏訪郡富士見町", street: "落合1" }),
    ],
    ["1 High St, London", addressOf({ lines: "1 High St, London" })],
    ["1 rue X\n75001 Paris\nFrance", addressOf({ lines: "1 rue X\n75001 Paris\nFrance" })],
    ["DE 19901", addressOf({ lines: "DE 19901" })],
  ];

  it.each(texts)("%j is parsed", (text, address) => {
    expect(parseAddress(text)).toEqual(address);
  });

  it.each([
    [DOVER, AMERICAN, "1 High St, Dover, DE 19901"],
    [SUITE, AMERICAN, "1 High St, Suite #4, Dover, DE 19901-1234"],
    [addressOf({ street: "1 High St", city: "Dover" }), AMERICAN, "1 High St, Dover"],
    [addressOf({ region: "Oregon", postal_code: "97201", city: "Portland" }), AMERICAN, "Portland, Oregon 97201"],
    [DOVER, SPANISH, "1 High St, Dover, DE 19901"],
    [TOKYO, JAPANESE, "〒100-0001 東京都千代田区千代田1-1 皇居前ビル3階"],
    [{ ...TOKYO, country: null }, JAPANESE, "〒100-0001 東京都千代田区千代田1-1 皇居前ビル3階"],
    [TOKYO, AMERICAN, "〒100-0001 東京都千代田区千代田1-1 皇居前ビル3階 Japan"],
    [DOVER, JAPANESE, "1 High St, Dover, DE 19901, アメリカ合衆国"],
    [addressOf({ country: "FR", lines: "1 rue X\nParis" }), AMERICAN, "1 rue X, Paris, France"],
    [addressOf({ lines: "1 High St, London" }), AMERICAN, "1 High St, London"],
  ])("%j for %o is formatted as %s", (address, reader, text) => {
    expect(formatAddress(address, reader)).toBe(text);
  });

  it("has lines for an envelope", () => {
    expect(addressLines(SUITE, AMERICAN)).toEqual(["1 High St, Suite #4", "Dover, DE 19901-1234"]);
    expect(addressLines(TOKYO, JAPANESE)).toEqual(["〒100-0001", "東京都千代田区千代田1-1", "皇居前ビル3階"]);
  });

  it.each([DOVER, SUITE, TOKYO])("%j survives a round trip through its own line", (address) => {
    const reader = address.country === "JP" ? JAPANESE : AMERICAN;
    expect(parseAddress(formatAddress(address, reader))).toEqual(address);
  });

  it("distinguishes addresses from other values", () => {
    expect([DOVER, addressOf({})].every(isAddress)).toBe(true);
    expect([null, "1 High St", { street: "1 High St" }, []].some(isAddress)).toBe(false);
  });
});

describe("postal codes (F18)", () => {
  it.each([
    ["19901", "US", "19901"],
    ["19901-1234", "US", "19901-1234"],
    ["19901 1234", "US", "19901-1234"],
    ["１９９０１", "US", "19901"],
    ["1 9 9 0 1", "US", "19901"],
    ["〒100-0001", "JP", "100-0001"],
    ["1000001", "JP", "100-0001"],
    [" SW1A  1AA ", "GB", "SW1A 1AA"],
  ])("%j in %s is %s", (typed, country, code) => {
    expect(parsePostalCode(typed, country)).toEqual({ ok: true, value: code });
  });

  it.each([
    ["1990", "US"],
    ["199012", "US"],
    ["ABCDE", "US"],
    ["10000", "JP"],
    ["", "JP"],
  ])("%j is not a postal code in %s", (typed, country) => {
    expect(parsePostalCode(typed, country)).toEqual({
      ok: false,
      problem: { code: "bad_postal_code", params: { country } },
    });
  });
});
