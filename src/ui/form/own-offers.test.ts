import { describe, expect, it } from "vitest";
import type { Field } from "../../model/field.ts";
import { ask, options } from "../../../tests/forms/hand-made.ts";
import { ownOffers } from "./own-offers.ts";

const asked = (...ids: readonly string[]): Field => ask("asked", "list", { fields: ids.map((id) => ask(id, "text")) });
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
      ownOffers(personal, asked("kind", "name", "address", "signer")).map(({ label, raw }) => [label, raw]),
    ).toEqual([
      ["Ann Poe", { kind: "person", name: "Ann Poe", address: "1 High St, Dover, DE 19901" }],
      ["Aster Ltd", { kind: "company", name: "Aster Ltd", address: "1 High St, Dover, DE 19901", signer: "Ann Poe" }],
    ]);
  });

  it("offers no company where only people are asked for", () => {
    const kinds = ask("kind", "choice", { options: options("person") });
    const party = ask("asked", "party", { fields: [kinds, ask("name", "text"), ask("signer", "text")] });
    expect(ownOffers(personal, party).map((offer) => offer.label)).toEqual(["Ann Poe"]);
  });

  it("offers only the name where a person has no other part", () => {
    expect(ownOffers(personal, asked("name", "reading")).map((offer) => offer.raw)).toEqual([{ name: "Ann Poe" }]);
  });

  it("offers the address for an address", () => {
    expect(ownOffers(personal, asked("street", "city")).map((offer) => offer.raw)).toEqual([
      "1 High St, Dover, DE 19901",
    ]);
  });

  it("offers nothing that was not given, and nothing for a plain answer", () => {
    const empty = { name: "", email: "", phone: "", address: "", company: "" };
    expect(ownOffers(empty, asked("kind", "name", "signer"))).toEqual([]);
    expect(ownOffers(personal, ask("asked", "text"))).toEqual([]);
  });
});
