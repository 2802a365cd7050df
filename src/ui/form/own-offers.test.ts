import { describe, expect, it } from "vitest";
import type { ValueType } from "../../values/value-type.ts";
import { ownOffers } from "./own-offers.ts";

const record = (...keys: readonly string[]): ValueType => ({
  type: "record",
  fields: Object.fromEntries(keys.map((key) => [key, { type: "any" as const }])),
});
const personal = {
  name: "Ann Poe",
  email: "ann@example.com",
  phone: "",
  address: "1 High St, Dover, DE 19901",
  company: "Aster Ltd",
};

describe("F21 personal settings are offered, never filled in by themselves", () => {
  it("offers oneself and one's company as a party", () => {
    expect(
      ownOffers(personal, record("kind", "name", "address", "signer")).map(({ label, raw }) => [label, raw]),
    ).toEqual([
      ["Ann Poe", { kind: "person", name: "Ann Poe", address: "1 High St, Dover, DE 19901" }],
      ["Aster Ltd", { kind: "company", name: "Aster Ltd", address: "1 High St, Dover, DE 19901", signer: "Ann Poe" }],
    ]);
  });

  it("offers no company where only people are asked for", () => {
    const kinds: ValueType = { type: "string", options: ["person"] };
    const party: ValueType = {
      type: "record",
      fields: { kind: kinds, name: { type: "string" }, signer: { type: "string" } },
    };
    expect(ownOffers(personal, party).map((offer) => offer.label)).toEqual(["Ann Poe"]);
  });

  it("offers only the name where a person has no other part", () => {
    expect(ownOffers(personal, record("name", "reading")).map((offer) => offer.raw)).toEqual([{ name: "Ann Poe" }]);
  });

  it("offers the address for an address", () => {
    expect(ownOffers(personal, record("street", "city")).map((offer) => offer.raw)).toEqual([
      "1 High St, Dover, DE 19901",
    ]);
  });

  it("offers nothing that was not given, and nothing for a plain answer", () => {
    const empty = { name: "", email: "", phone: "", address: "", company: "" };
    expect(ownOffers(empty, record("kind", "name", "signer"))).toEqual([]);
    expect(ownOffers(personal, { type: "string" })).toEqual([]);
  });
});
