import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { english } from "../../../text/languages/en/prose.ts";
import { englishLegal } from "../../../text/languages/en/legal.ts";
import { dateFromCivil, isoDate } from "../../../values/date.ts";
import { decimal } from "../../../values/decimal.ts";
import { amortizationSchedule } from "./amortization-schedule.ts";
import { amortize, levelPayment } from "./amortize.ts";
import type { Loan } from "./amortize.ts";

const first = dateFromCivil(2026, 1, 31)!;
const loan = (principal: string, annualRate: string, payments: number, digits = 2): Loan => ({
  principal: decimal(principal),
  annualRate: decimal(annualRate),
  payments,
  firstPayment: first,
  digits,
});

describe("a repayment schedule", () => {
  // 1,000.00 at 12% a year is 1% a month. Payment = 1000 × 0.01 × 1.01³ ÷ (1.01³ − 1) = 10.30301 ÷ 0.030301 = 340.0221 → 340.02.
  // Month 1: interest 10.00, principal 330.02, owed 669.98. Month 2: interest 6.6998 → 6.70, principal 333.32, owed 336.66.
  // Month 3: interest 3.3666 → 3.37, payment 336.66 + 3.37 = 340.03.
  test("lists three months at one percent", () => {
    const rows = amortize(loan("1000", "12", 3)).map(({ n, due, payment, interest, principal, balance }) => [
      n,
      isoDate(due),
      ...[payment, interest, principal, balance].map((amount) => amount.toFixed(2)),
    ]);
    expect(rows).toEqual([
      [1, "2026-01-31", "340.02", "10.00", "330.02", "669.98"],
      [2, "2026-02-28", "340.02", "6.70", "333.32", "336.66"],
      [3, "2026-03-31", "340.03", "3.37", "336.66", "0.00"],
    ]);
  });

  // A well-known figure: 200,000 over 360 months at 6% a year costs 1,199.10 a month.
  test("has the level payment of thirty years at six percent", () =>
    expect(levelPayment(loan("200000", "6", 360)).toFixed(2)).toBe("1199.10"));

  // 100 ÷ 3 = 33.333… → 33.33 twice, and 33.34 at the end.
  test("has the remainder in its last payment if there is no interest", () =>
    expect(amortize(loan("100", "0", 3)).map(({ payment }) => payment.toFixed(2))).toEqual([
      "33.33",
      "33.33",
      "33.34",
    ]));

  test("repays exactly the loan, and its last balance is zero", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 120 }),
        (cents, rate, payments) => {
          const principal = decimal(cents).div(100);
          const rows = amortize({ ...loan("1", "1", payments), principal, annualRate: decimal(rate).div(100) });
          const repaid = rows.reduce((sum, row) => sum.plus(row.principal), decimal(0));
          expect(repaid.eq(principal)).toBe(true);
          expect(rows.at(-1)?.balance.eq(0)).toBe(true);
          for (const row of rows) {
            expect(row.payment.eq(row.interest.plus(row.principal))).toBe(true);
            expect(row.balance.gte(0)).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    ));
});

describe("the table", () => {
  const words = { prose: english, legal: englishLegal, currency: "USD" };
  const figures = {
    principal: decimal("1000"),
    annual_rate: decimal("12"),
    payments: decimal("3"),
    first_payment: first,
  };

  // 100 ÷ 3 is 33.33 twice and 33.34 at the end. Columns that would be zero, or the payment once more, add nothing.
  test("has no columns for interest and principal if there is no interest", () => {
    const table = amortizationSchedule.make(
      { ...figures, principal: decimal(100), annual_rate: decimal(0), payments: decimal(3) },
      words,
    );
    expect(table?.columns.map(({ title }) => title)).toEqual(["No.", "Due", "Payment", "Balance"]);
    expect(table?.rows.map((row) => row.slice(2))).toEqual([
      ["$33.33", "$66.67"],
      ["$33.33", "$33.34"],
      ["$33.34", "$0.00"],
    ]);
    expect(table?.total).toEqual(["Total", "", "$100.00", ""]);
  });

  test("has a row for each payment and a total row", () => {
    const table = amortizationSchedule.make(figures, words);
    expect(table?.columns.map(({ title }) => title)).toEqual([
      "No.",
      "Due",
      "Payment",
      "Interest",
      "Principal",
      "Balance",
    ]);
    expect(table?.rows[2]).toEqual(["3", "March 31, 2026", "$340.03", "$3.37", "$336.66", "$0.00"]);
    // 340.02 + 340.02 + 340.03 = 1,020.07; 10.00 + 6.70 + 3.37 = 20.07
    expect(table?.total).toEqual(["Total", "", "$1,020.07", "$20.07", "$1,000.00", ""]);
  });

  test.each([
    ["a figure is missing", { principal: null }],
    ["nothing is lent", { principal: decimal(0) }],
    ["the number of payments is not whole", { payments: decimal("2.5") }],
    ["there are too many payments", { payments: decimal(601) }],
    ["the rate is below zero", { annual_rate: decimal(-1) }],
  ])("is omitted if %s", (_, change) => expect(amortizationSchedule.make({ ...figures, ...change }, words)).toBeNull());
});
