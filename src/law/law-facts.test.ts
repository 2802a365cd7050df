import { expect, test } from "vitest";
import { decimal } from "../values/decimal.ts";
import { createLawFact } from "./law-facts.ts";
import type { LawFactContext } from "./law-facts.ts";

const around = (count: number): LawFactContext => ({
  law: { wills: { people: decimal(count), columns: { people: { status: "confirmed" } } } },
  keys: {},
  placeName: () => "Ohio",
  language: "en",
  currency: "USD",
});

test.each([
  [1, "witness", "1 witness"],
  [2, "witness", "2 witnesses"],
  [2, "vote", "2 votes"],
])("%d in the unit %s is shown as %s", (count, unit, shown) => {
  const read = { name: "wills", column: "people", label: "People", unit };
  expect(createLawFact(read, around(count))?.shown).toBe(shown);
});
