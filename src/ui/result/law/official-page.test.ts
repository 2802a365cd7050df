import { expect, test } from "vitest";
import { officialPageFor } from "./official-page.ts";

const official = "https://courts.example.gov/";
const cite = "Code § 1";

test("a value that we do not know shows where to look, also beside its citation", () => {
  expect(officialPageFor({ cite, status: "unknown", official })).toBe(official);
  expect(officialPageFor({ cite, status: "disputed", official })).toBe(official);
  expect(officialPageFor({ cite: null, status: "unknown", official })).toBe(official);
});

test("a known value shows only its citation", () => {
  for (const status of ["confirmed", "secondary", "none"] as const)
    expect(officialPageFor({ cite, status, official }), status).toBeNull();
});
