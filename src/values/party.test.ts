import { describe, expect, it } from "vitest";
import { capacityOf, partyOf } from "./party.ts";

describe("parties", () => {
  it("have one name and a field for everything a document prints about them", () => {
    const party = partyOf("company", { name: "Aster Ltd", signer: "Ann Poe", signer_title: "Director" });
    expect(party).toEqual({
      kind: "company",
      name: "Aster Ltd",
      reading: null,
      type: null,
      legal_form: null,
      trade_name: null,
      formed_in: null,
      trust_date: null,
      address: null,
      signed_by: null,
      office: null,
      signer: "Ann Poe",
      signer_title: "Director",
      entity_signer: null,
      entity_signer_title: null,
      power_date: null,
      capacity: null,
    });
  });

  it.each([
    [partyOf("person", {}), "self"],
    [partyOf("person", { signed_by: "self", capacity: "left from before" }), "self"],
    [partyOf("person", { signed_by: "agent" }), "agent"],
    [partyOf("person", { signed_by: "guardian" }), "guardian"],
    [partyOf("person", { signed_by: "conservator" }), "conservator"],
    [partyOf("person", { capacity: "trustee of the Poe Family Trust" }), "other"],
    [partyOf("company", {}), "officer"],
    [partyOf("company", { type: "limited_liability_company", signed_by: "agent" }), "officer"],
    [partyOf("company", { type: "trust" }), "trustee"],
    [partyOf("company", { type: "estate" }), "estate"],
  ])("act in a capacity: %#", (party, capacity) => {
    expect(capacityOf(party)).toBe(capacity);
  });
});
