import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { reviewText } from "../../src/engine/review/report/review-text.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { reviewLaw, reviewModels, reviewPlaybooks } from "../../scripts/cli/review-playbooks.ts";

// Our own contracts contain what the checklist for their kind requires; a review that misses it would also mislead
// about others.
// The first contract of construction is for a home and has a notice to complete by hand, so the third is read.
const TEXTS = new URL("../golden/texts/", import.meta.url);
const CONTRACTS =
  /^((bill-of-lading|commercial-lease-guarantee|consulting-agreement|credit-agreement|distribution-agreement|employment-agreement|equipment-lease-agreement|franchise-agreement|joint-venture-agreement|license-agreement|loan-agreement|non-disclosure-agreement|personal-guarantee|promissory-note|rental-agreement)\.en\.1|construction-contract\.en\.3)\.txt$/;

const tools = reviewPlaybooks();
const law = reviewLaw(parseIsoDate("2026-11-24")!);
const model = reviewModels().clauses;

for (const name of readdirSync(TEXTS).filter((one) => CONTRACTS.test(one)))
  test(`a review of ${name} reports no serious omission, and no risk in a promise to the reader (R12)`, () => {
    const { missing, findings } = reviewText({ text: readFileSync(new URL(name, TEXTS), "utf8") }, tools, law, model);
    expect(missing?.filter(({ severity }) => severity === "high").map(({ id }) => id)).toEqual([]);
    expect(findings.filter(({ severity }) => severity === "high").map(({ id }) => id)).toEqual([]);
  });
