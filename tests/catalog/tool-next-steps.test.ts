import { expect, test } from "vitest";
import { prepareToolRun, runToolCase } from "../../src/compiler/verify/rules/run-tool-case.ts";
import { compiled } from "./open-cases.ts";
import { casesOf } from "./tool-facts.ts";

/** The next steps after a case of a tool, on another day and with other answers. */
const stepsOf = (id: string, name: string, today: string, changed: { readonly [field: string]: string }): string => {
  const tool = compiled.tools.get(`${id}.en`)!;
  const full = casesOf(tool).find((one) => one.source.name === name)!;
  const runnable = prepareToolRun(tool, compiled.law, compiled.settings.defaults);
  const result = runToolCase(runnable, { ...full, today, answers: { ...full.answers, ...changed } })!.result!;
  return result.nextSteps.map(({ text }) => text).join("\n");
};

const LARGE = "all to the wife";
const STATE = "Massachusetts, on the day when the return is due";
const HEIRS = "Pennsylvania, when the return is due";

// 26 U.S.C. §§ 6018(a), 6075(a): an estate above the exclusion files within nine months, whatever is taken off.
// Rev. Proc. 2022-32: one that need not file may do so until the fifth anniversary of the death.
test.each([
  [LARGE, "2026-12-01", "even though no federal tax is due", "No federal return is due"],
  [LARGE, "2026-12-02", "The federal return was due on December 1, 2026", "No federal return is due"],
  [STATE, "2026-11-20", "File the return of Massachusetts and pay its estate tax.", "was due on"],
  [STATE, "2026-11-20", "Filing one within nine months", "in the five years"],
  [STATE, "2026-11-21", "The return of Massachusetts was due on November 20, 2026", "and pay its estate tax"],
  [STATE, "2026-11-21", "Filing one in the five years after the death", "within nine months"],
  [STATE, "2031-02-20", "Filing one in the five years after the death", "within nine months"],
  [STATE, "2031-02-21", "The return of Massachusetts was due", "Filing one"],
  [HEIRS, "2026-12-01", "File the inheritance tax return of Pennsylvania and pay its tax.", "was due on"],
  [HEIRS, "2026-12-02", "The inheritance tax return of Pennsylvania was due on December 1, 2026", "and pay its tax"],
])("estate tax, %s, on %s: %s", (name, today, says, lacks) => {
  const steps = stepsOf("estate-tax", name, today, {});
  expect(steps).toContain(says);
  expect(steps).not.toContain(lacks);
});

test.each([
  ["2026-11-20", "What you signed cannot raise the limit", "before you sign"],
  ["2026-11-21", "lower the fee to $148,500.00 before you sign", "What you signed"],
])("attorney fee, an agreement of %s: %s", (signed, says, lacks) => {
  const steps = stepsOf("attorney-fee", "California, hospital, one percent above the limit", "2026-11-21", { signed });
  expect(steps).toContain(says);
  expect(steps).not.toContain(lacks);
});

test.each([
  ["2025-09-15", "Lower the new rent to $1,095.00 or less before you give notice", "The landlord must"],
  ["2025-09-16", "The landlord must lower the new rent to $1,095.00 or less", "before you give notice"],
])("rent increase, a notice of September 15, 2025, on %s: %s", (today, says, lacks) => {
  const steps = stepsOf("rent-increase", "Oregon, a fifth more", today, {});
  expect(steps).toContain(says);
  expect(steps).not.toContain(lacks);
});

const CITY = "an injury by a city in California";
const DEBT = "a credit card debt in New York for which the lender has time";

// The general time limit is not the time to sue a government, and a lender's time is no deadline of the consumer.
test.each([
  [CITY, "Give the government a written notice", "File the claim"],
  [CITY, "Ask a lawyer how soon you must sue the government", "small claims court"],
  ["an injury in Connecticut on the last day", "File the claim", "the government"],
  [DEBT, "answer them by the date they give", "File the claim"],
  [DEBT, "Do not pay or promise anything on an old debt", "Demand the money"],
])("time limit, %s: %s", (name, says, lacks) => {
  const steps = stepsOf("statute-of-limitations", name, "2026-11-24", {});
  expect(steps).toContain(says);
  expect(steps).not.toContain(lacks);
});

test("attorney fee, where no day of signing is asked: no word about signing", () => {
  const steps = stepsOf("attorney-fee", "Social Security on the first day of 9,200", "2026-11-21", {});
  expect(steps).toContain("Ask the lawyer to lower the fee to $9,200.00.");
  expect(steps).not.toContain("sign");
});

test.each([
  ["Texas names no share", true],
  ["California, the house against the savings", false],
])("division of property, %s: a share of one's own is suggested: %s", (name, isSuggested) => {
  expect(stepsOf("divorce-asset-division", name, "2026-11-24", {}).includes("Choose a share yourself")).toBe(
    isSuggested,
  );
});
