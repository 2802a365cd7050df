import { addMonths } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";

/** A loan repaid in equal monthly payments. */
export type Loan = {
  readonly principal: Decimal;
  /** Percent per year. */
  readonly annualRate: Decimal;
  readonly payments: number;
  readonly firstPayment: CalendarDate;
  /** Digits after the point of its currency. */
  readonly digits: number;
};

/** One payment, and the balance after it. */
export type Installment = {
  readonly n: number;
  readonly due: CalendarDate;
  readonly payment: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly balance: Decimal;
};

const HALF_UP = 1;
/** Digits kept in powers of the monthly factor; no amount needs as many. */
const WORKING_DIGITS = 30;

const monthlyRate = ({ annualRate }: Loan): Decimal => annualRate.div(1200);

const power = (factor: Decimal, exponent: number): Decimal => {
  let result = decimal(1);
  for (let n = 0; n < exponent; n++) result = result.times(factor).round(WORKING_DIGITS, HALF_UP);
  return result;
};

/**
 * The level payment, rounded half up to the smallest unit of the currency.
 *
 * Source: the annuity formula, principal × rate ÷ (1 − (1 + rate)^−payments), with the monthly rate.
 */
export const levelPayment = (loan: Loan): Decimal => {
  const rate = monthlyRate(loan);
  if (rate.eq(0)) return loan.principal.div(loan.payments).round(loan.digits, HALF_UP);
  const growth = power(rate.plus(1), loan.payments);
  return loan.principal.times(rate).times(growth).div(growth.minus(1)).round(loan.digits, HALF_UP);
};

/**
 * Every payment of a loan. Interest is rounded half up each month, and the last payment clears the balance, so that the
 * principal parts add up to the loan exactly.
 */
export const amortize = (loan: Loan): readonly Installment[] => {
  const level = levelPayment(loan);
  const rate = monthlyRate(loan);
  const installments: Installment[] = [];
  let owed = loan.principal;
  for (let n = 1; n <= loan.payments; n++) {
    const interest = owed.times(rate).round(loan.digits, HALF_UP);
    const isLast = n === loan.payments || level.gte(owed.plus(interest));
    const payment = isLast ? owed.plus(interest) : level;
    const principal = payment.minus(interest);
    owed = owed.minus(principal);
    installments.push({ n, due: addMonths(loan.firstPayment, n - 1), payment, interest, principal, balance: owed });
    if (isLast) break;
  }
  return installments;
};
