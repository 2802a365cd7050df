import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateFromCivil } from "../../values/date.ts";
import { ESTATE_OFFICES, ORGANIZATION_TYPES, PERSON_SIGNERS, capacityOf, partyOf } from "../../values/party.ts";
import { addressOf } from "../../values/address.ts";
import { wordsOf } from "../language-registry/words-of.ts";
import { partyFacts } from "./party-facts.ts";
import { printPattern } from "./print-plain.ts";
import { printedText } from "./printed.ts";

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const day = dateFromCivil(2019, 3, 3);

/** Any party whose printed parts were answered. */
const parties = fc
  .record({
    kind: fc.constantFrom("person" as const, "company" as const),
    name: fc.constantFrom("Ann Poe", "Aster LLC", "The Oak Trust", "Estate of Bo Roe"),
    type: maybe(fc.constantFrom(...ORGANIZATION_TYPES)),
    legal_form: maybe(fc.constantFrom("joint venture", "unincorporated association")),
    trade_name: maybe(fc.constant("Poe Panels")),
    formed_in: fc.constantFrom("US-IL", "DE"),
    trust_date: maybe(fc.constant(day)),
    signed_by: maybe(fc.constantFrom(...PERSON_SIGNERS)),
    office: maybe(fc.constantFrom(...ESTATE_OFFICES)),
    power_date: maybe(fc.constant(day)),
    capacity: fc.constantFrom("receiver for Aster Ltd", "as custodian"),
  })
  .map(({ kind, ...parts }) =>
    partyOf(kind, { ...parts, signer: "Cy Doe", address: addressOf({ lines: "1 High St" }) }),
  );

describe.each(["en", "es", "fr", "de", "zh-Hans"])("%s", (language) => {
  const words = wordsOf(language);
  const how = { words, currency: "USD", unit: null };

  test("the opening and the signature block state the same entity and the same capacity", () => {
    fc.assert(
      fc.property(parties, (party) => {
        const facts = partyFacts(party);
        const print = (pattern: "described" | "acting" | "entity" | "capacity") =>
          printedText(printPattern(party, words.party[pattern](facts), how));
        const described = print("described");
        for (const named of [described, print("acting")]) expect(named).toContain(print("capacity"));
        if (capacityOf(party) === "officer") expect(described).toContain(print("entity"));
        if (facts.capacity === "officer" || facts.capacity === "self") expect(print("capacity")).toBe("");
        else expect(print("capacity")).not.toBe("");
        expect(described).not.toMatch(/\u2026|undefined|null/);
      }),
    );
  });
});
