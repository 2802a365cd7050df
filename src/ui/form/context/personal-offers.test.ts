import { describe, expect, it } from "vitest";
import type { Field } from "../../../model/field.ts";
import { ask, options } from "../../../../tests/forms/hand-made.ts";
import { personalOffers } from "./personal-offers.ts";

const asked = (...ids: readonly string[]): Field => ask("asked", "list", { fields: ids.map((id) => ask(id, "text")) });
const personal = {
  name: "Ann Poe",
  email: "ann@example.com",
  phone: "",
  address: "1 High St, Dover, DE 19901",
  company: "Aster Ltd",
};

describe("personal settings are offered, never filled in by themselves (F21)", () => {
  it("offers oneself and one's company as a party", () => {
    expect(
      personalOffers(personal, asked("kind", "name", "address", "signer")).map(({ label, raw }) => [label, raw]),
    ).toEqual([
      ["Ann Poe", { kind: "person", name: "Ann Poe", address: "1 High St, Dover, DE 19901" }],
      ["Aster Ltd", { kind: "company", name: "Aster Ltd", address: "1 High St, Dover, DE 19901", signer: "Ann Poe" }],
    ]);
  });

  it("does not offer a company where a person is required", () => {
    const kinds = ask("kind", "choice", { options: options("person") });
    const party = ask("asked", "party", { fields: [kinds, ask("name", "text"), ask("signer", "text")] });
    expect(personalOffers(personal, party).map((offer) => offer.label)).toEqual(["Ann Poe"]);
  });

  it("offers only the name where a person has no other part", () => {
    expect(personalOffers(personal, asked("name", "reading")).map((offer) => offer.raw)).toEqual([{ name: "Ann Poe" }]);
  });

  it("offers the address for an address", () => {
    expect(personalOffers(personal, asked("street", "city")).map((offer) => offer.raw)).toEqual([
      "1 High St, Dover, DE 19901",
    ]);
  });

  it("offers only details that were given, and none for a plain answer", () => {
    const empty = { name: "", email: "", phone: "", address: "", company: "" };
    expect(personalOffers(empty, asked("kind", "name", "signer"))).toEqual([]);
    expect(personalOffers(personal, ask("asked", "text"))).toEqual([]);
  });
});
