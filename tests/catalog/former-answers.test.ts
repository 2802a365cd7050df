import { expect, test } from "vitest";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import { decimal } from "../../src/values/decimal.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { compiled, documents } from "./open-cases.ts";

// A draft that was stored before the consulting agreement used shared blocks. Interest was asked for per month then, so
// that answer is not taken over.
const consulting = {
  helpers: true,
  ends: "date",
  end: "2027-03-31",
  fee_kind: "hourly",
  has_results: true,
  pay_days: 45,
  late: true,
  late_rate: 1,
  expenses: "capped",
  expense_cap: 300,
  review_days: 20,
  rights: "license",
  portfolio: true,
  years: 5,
  cap: "sum",
  cap_sum: 20000,
  insured: true,
  cover: ["general", "cyber"],
  cover_sum: 1000000,
  notice: 30,
  mediation: true,
};

test("a stored draft of the consulting agreement keeps its answers under their present names", () => {
  const definition = documents.find(([name]) => name === "consulting-agreement.en")![1];
  const today = parseIsoDate("2026-11-24")!;
  const { view } = openFilledForm(compiled, definition, consulting, today, compiled.settings.defaults);
  expect(view.values).toMatchObject({
    independent_contractor_helpers: true,
    term_and_termination_ends: "date",
    term_and_termination_end: parseIsoDate("2027-03-31"),
    term_and_termination_notice: decimal("30"),
    payment_days: decimal("45"),
    payment_late: true,
    payment_late_rate: decimal("6"),
    expenses_who: "capped",
    expenses_limit: decimal("300"),
    acceptance_days: decimal("20"),
    ownership_of_work_rights: "license",
    ownership_of_work_sample: true,
    confidentiality_years: decimal("5"),
    limitation_of_liability_cap: "fixed",
    limitation_of_liability_amount: decimal("20000"),
    insurance_cover: ["general", "cyber"],
    insurance_limit: decimal("1000000"),
    disputes_mediation: true,
  });
});

// Drafts that were stored before these documents used shared blocks, and the present names of their answers.
test.each([
  [
    "personal-guarantee",
    { past: true, in_return: "extends the due date", demand_days: 20, fees: true, spouse: true },
    {
      consideration_given: "extends the due date",
      guarantor_terms_days: decimal("20"),
      guarantor_terms_fees: true,
      spouse_signs_married: true,
    },
  ],
  [
    "commercial-lease-guarantee",
    { signed: true, in_return: "waives the deposit", demand_days: 5, fees: true, spouse: true },
    {
      consideration_given: "waives the deposit",
      guarantor_terms_days: decimal("5"),
      guarantor_terms_fees: true,
      spouse_signs_married: true,
    },
  ],
  [
    "hold-harmless-agreement",
    { mutual: "one_way", in_return: "permits the use of the barn" },
    { consideration_given: "permits the use of the barn" },
  ],
  ["confidentiality-agreement", { working: true, in_return: "a bonus of $500" }, { promise: "a bonus of $500" }],
  [
    "credit-agreement",
    { pay_how: "by check", spouse: true },
    { debt_payments_how: "by check", spouse_signs_married: true },
  ],
  ["loan-agreement", { pay_how: "by check" }, { debt_payments_how: "by check" }],
  [
    "purchase-agreement",
    { delivery: "carrier", freight: "buyer" },
    { shipping_terms_how: "carrier", shipping_terms_freight: "recipient" },
  ],
  [
    "distribution-agreement",
    { delivery: "destination", freight: "supplier" },
    { shipping_terms_how: "destination", shipping_terms_freight: "provider" },
  ],
  [
    "shareholder-agreement",
    { price: "book", installments: 24 },
    { owner_buyout_price: "book", owner_buyout_installments: decimal("24") },
  ],
])("a stored draft of %s keeps its answers under their present names", (id, stored, present) => {
  const definition = documents.find(([name]) => name === `${id}.en`)![1];
  const today = parseIsoDate("2026-11-24")!;
  const { view } = openFilledForm(compiled, definition, stored, today, compiled.settings.defaults);
  expect(view.values).toMatchObject(present);
});
