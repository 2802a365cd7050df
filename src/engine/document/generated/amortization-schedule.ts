import { isCalendarDate } from "../../../values/date.ts";
import { decimal, isDecimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { minorUnits } from "../../../values/money.ts";
import { amortize } from "./amortize.ts";
import type { Installment, Loan } from "./amortize.ts";
import type { Generator } from "./generated-table.ts";

/** Fifty years of months. */
const MAX_PAYMENTS = 600;

const loanFrom = (figures: Parameters<Generator["make"]>[0], currency: string): Loan | null => {
  const { principal, annual_rate: annualRate, payments, first_payment: firstPayment } = figures;
  if (!isDecimal(principal) || !isDecimal(annualRate) || !isDecimal(payments) || !isCalendarDate(firstPayment)) {
    return null;
  }
  const count = payments.toNumber();
  if (principal.lte(0) || annualRate.lt(0) || !Number.isInteger(count) || count < 1 || count > MAX_PAYMENTS) {
    return null;
  }
  return { principal, annualRate, payments: count, firstPayment, digits: minorUnits(currency) };
};

const sum = (amounts: readonly Decimal[]): Decimal => amounts.reduce((total, amount) => total.plus(amount), decimal(0));

/** The payments of a loan in equal monthly installments: number, day, payment and balance, and interest and principal if it bears interest. */
export const amortizationSchedule: Generator = {
  figures: ["principal", "annual_rate", "payments", "first_payment"],
  make: (figures, { prose, legal, currency }) => {
    const loan = loanFrom(figures, currency);
    if (!loan) return null;
    const installments = amortize(loan);
    const money = (amount: Decimal) => prose.money(amount, currency);
    const { number, due, payment, interest, principal, balance } = legal.amortization;
    const amounts = [
      { title: payment, of: (row: Installment) => row.payment, added: true },
      { title: interest, of: (row: Installment) => row.interest, added: true },
      { title: principal, of: (row: Installment) => row.principal, added: true },
      { title: balance, of: (row: Installment) => row.balance, added: false },
    ].filter(({ title }) => loan.annualRate.gt(0) || (title !== interest && title !== principal));
    return {
      columns: [
        { title: number, align: "end" },
        { title: due, align: "start" },
        ...amounts.map(({ title }) => ({ title, align: "end" as const })),
      ],
      rows: installments.map((row) => [
        String(row.n),
        prose.longDate(row.due),
        ...amounts.map(({ of }) => money(of(row))),
      ]),
      total: [legal.total, "", ...amounts.map(({ of, added }) => (added ? money(sum(installments.map(of))) : ""))],
    };
  },
};
