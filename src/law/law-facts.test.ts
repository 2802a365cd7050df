import { expect, test } from "vitest";
import { decimal } from "../values/decimal.ts";
import { createLawFact } from "./law-facts.ts";
import type { LawFactContext } from "./law-facts.ts";

const around = (count: number): LawFactContext => ({
  law: { wills: { people: decimal(count), columns: { people: { status: "confirmed" } } } },
  keys: {},
  jurisdictionName: () => "Ohio",
  language: "en",
  currency: "USD",
});

test.each([
  [1, "witness", "1 witness"],
  [2, "witness", "2 witnesses"],
  [2, "vote", "2 votes"],
])("%d in the unit %s is shown as %s", (count, unit, shown) => {
  const read = { name: "wills", column: "people", label: "People", unit };
  expect(createLawFact(read, around(count))?.formatted).toBe(shown);
});

test("of a value that is not confirmed, the official page and the note are given, not the citation", () => {
  const about = {
    cite: "Sample Code § 1",
    source: "https://example.org/code",
    official: "https://www.example.org/courts",
    note: "The limit may have risen.",
  };
  const factFor = (status: string) => {
    const columns = { limit: { ...about, status } };
    return createLawFact(
      { name: "claims", column: "limit", label: "Highest claim" },
      { ...around(1), law: { claims: { limit: null, columns } } },
    );
  };
  expect(factFor("unknown")).toMatchObject({
    cite: "Where to look: example.org",
    href: "https://www.example.org/courts",
    about: "The limit may have risen.",
  });
  expect(factFor("secondary")).toMatchObject({ cite: "Sample Code § 1", href: "https://example.org/code", about: "" });
});
