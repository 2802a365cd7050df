import { describe, expect, it } from "vitest";
import { partyName, partyOf } from "./party.ts";

describe("parties", () => {
  it("have one name and a field for everything a document prints about them (e4)", () => {
    const party = partyOf("company", { name: "Aster Ltd", signer: "Ann Poe", signer_title: "Director" });
    expect(partyName(party)).toBe("Aster Ltd");
    expect(party).toEqual({
      kind: "company",
      name: "Aster Ltd",
      reading: null,
      trade_name: null,
      formed_in: null,
      address: null,
      signer: "Ann Poe",
      signer_title: "Director",
      capacity: null,
    });
  });

  it("leave missing parts empty", () => {
    expect(partyName(partyOf("person", {}))).toBeNull();
  });
});
