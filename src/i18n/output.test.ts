import { expect, test } from "vitest";
import { output as english } from "./en/output.ts";
import { output as japanese } from "./ja/output.ts";

test.each([
  ["English", english, /other (side|party)/i],
  ["Japanese", japanese, /相手/],
])("the %s words of the check and finish pages assume no other side, because a will has none", (_, messages, other) => {
  // A document that one person makes alone does not offer the services.
  expect(JSON.stringify({ ...messages, services: null })).not.toMatch(other);
});
