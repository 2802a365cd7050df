import { expect, test } from "vitest";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import { decimal } from "../../src/values/decimal.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { compiled, documents } from "./open-cases.ts";

// A draft that was stored before the consulting agreement used shared blocks. Interest was asked for per month then, so
// that answer is not taken over.
const stored = {
  helpers: true,
  ends: "date",
  end: "2027-03-31",
  fee_kind: "hourly",
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
  const { view } = openFilledForm(compiled, definition, stored, today, compiled.settings.defaults);
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
