import { beforeAll, describe, expect, it } from "vitest";
import { loadRelativeDates } from "../src/fields/date/relative-dates.ts";
import { expandField } from "../src/fields/registry/expand-field.ts";
import { fieldKindOf } from "../src/fields/registry/field-kinds.ts";
import type { RawAnswer } from "../src/model/answers.ts";
import type { Field } from "../src/model/field.ts";
import type { Jurisdiction } from "../src/model/jurisdiction.ts";
import { problemText } from "../src/i18n/problems.ts";
import { sampleContext } from "./support/sample-context.ts";

/**
 * What people type, the question it answers, and what it is understood as ("= …") or the one sentence that asks back.
 *
 * Today is Friday, November 20, 2026. Amounts are written as the formula language sees them.
 */
type Row = readonly [typed: RawAnswer, question: keyof typeof QUESTIONS, result: string];

const PLACES: readonly Jurisdiction[] = [
  { code: "US-TX", kind: "state", names: { en: "Texas" } },
  { code: "US-DC", kind: "state", names: { en: "District of Columbia" } },
  { code: "US-IN", kind: "state", names: { en: "Indiana" } },
];

const ask = (kind: string, label: string, more: Partial<Field> = {}): Field =>
  expandField({ id: "asked", kind, label: [label], optional: false, unsure: false, ...more }, PLACES, "en");

const USD = { unit: "USD" };

const QUESTIONS = {
  price: ask("money", "Price", USD),
  monthly: ask("money", "Rent for one month", USD),
  yearly: ask("money", "Income", { ...USD, hint: ["What you earn in a year before tax"] }),
  at_stake: ask("money", "What is at stake", { ...USD, optional: true }),
  months: ask("number", "Notice period", { unit: "month" }),
  years: ask("number", "Term", { unit: "year" }),
  half_years: ask("number", "Term", { unit: "year", decimals: 1 }),
  days: ask("number", "Notice period", { unit: "day" }),
  orders: ask("number", "Orders in the year"),
  children: ask("number", "How many children do you have?", { unit: "child" }),
  hours: ask("number", "Hours", { unit: "hour", decimals: 1 }),
  share: ask("percent", "Share"),
  whole_share: ask("percent", "Share", { decimals: 0 }),
  exact_day: ask("date", "Day of the breach"),
  raised: ask("date", "Day of the last increase", { optional: true }),
  built_after: ask("date", "Start of the tenancy", { rough: "end" }),
  married: ask("date", "Wedding day", { rough: "start" }),
  phone: ask("phone", "Telephone"),
  address: ask("address", "Address"),
  state: ask("place", "State"),
} satisfies { readonly [name: string]: Field };

const rows: readonly Row[] = [
  // Plain figures, as before.
  ["1200", "price", "= 1200"],
  ["$1,200.50", "price", "= 1200.5"],
  ["1200 dollars", "price", "= 1200"],
  ["USD 1,200", "price", "= 1200"],
  // Words and scales.
  ["3 million", "price", "= 3000000"],
  ["$3 million", "price", "= 3000000"],
  ["3 million dollars", "price", "= 3000000"],
  ["1.2m", "price", "= 1200000"],
  ["$1.2M", "price", "= 1200000"],
  ["1.2 mil", "price", "= 1200000"],
  ["500k", "price", "= 500000"],
  ["$500 K", "price", "= 500000"],
  ["2 bn", "price", "= 2000000000"],
  ["1.5 billion", "price", "= 1500000000"],
  ["12 thousand", "price", "= 12000"],
  ["two hundred", "price", "= 200"],
  ["twelve hundred", "price", "= 1200"],
  ["one hundred and fifty", "price", "= 150"],
  ["twenty-five thousand dollars", "price", "= 25000"],
  ["a hundred thousand", "price", "= 100000"],
  ["One Million Two Hundred Thousand", "price", "= 1200000"],
  ["half a million", "price", "= 500000"],
  ["about 1,200", "price", "= 1200"],
  ["approx. $1,200", "price", "= 1200"],
  ["~1200", "price", "= 1200"],
  ["roughly 3 million", "price", "= 3000000"],
  ["１２０万", "price", "= 1200000"],
  ["4 grand", "price", "= 4000"],
  ["$1,2k", "price", "Write the price with commas between thousands only and a point before decimals"],
  ["1.200,5 thousand", "price", "Write the price with commas between thousands only and a point before decimals"],
  ["not sure", "at_stake", "The answer to “What is at stake” must be an amount of money, or left empty"],
  // Nothing.
  ["none", "price", "= 0"],
  ["nothing", "price", "= 0"],
  ["N/A", "price", "= 0"],
  ["zero", "price", "= 0"],
  ["n/a", "at_stake", "= nothing"],
  ["not applicable", "at_stake", "= nothing"],
  ["none", "at_stake", "= 0"],
  ["", "at_stake", "= nothing"],
  ["no", "orders", "= 0"],
  ["なし", "price", "= 0"],
  // An amount for some period.
  ["1,200 a month", "monthly", "= 1200"],
  ["$1,200/month", "monthly", "= 1200"],
  ["1200 per month", "monthly", "= 1200"],
  ["1,200 monthly", "monthly", "= 1200"],
  ["$1,200/mo", "monthly", "= 1200"],
  ["60k a year", "yearly", "= 60000"],
  ["60,000 annually", "yearly", "= 60000"],
  ["$60,000/yr", "yearly", "= 60000"],
  ["14,400 a year", "monthly", "Enter the rent for one month as one amount, without “a year”"],
  ["5,000 a month", "yearly", "Enter the income as one amount, without “a month”"],
  ["1200 weekly", "price", "Enter the price as one amount, without “weekly”"],
  // A share where an amount is needed.
  ["12%", "price", "12% of what? Enter the price as an amount"],
  ["12 percent", "price", "12% of what? Enter the price as an amount"],
  ["five percent", "price", "5% of what? Enter the price as an amount"],
  ["1/3", "price", "1/3 of what? Enter the price as an amount"],
  ["a third", "price", "“a third” of what? Enter the price as an amount"],
  ["half", "price", "“half” of what? Enter the price as an amount"],
  // What cannot be one amount.
  ["1,000 to 1,500", "price", "Enter one figure for the price, not a range"],
  ["1000-1500", "price", "Enter one figure for the price, not a range"],
  ["$1,000 - $1,500", "price", "Enter one figure for the price, not a range"],
  ["5 or 6", "orders", "Enter one figure for the orders in the year, not a range"],
  ["€500", "price", "The price must be an amount in USD"],
  ["1.200,50", "price", "Write the price with commas between thousands only and a point before decimals"],
  ["a lot", "price", "The price must be an amount of money"],
  ["1200 and change", "price", "Enter the price as one amount, without “and change”"],
  ["$0.001", "price", "The price must have 2 decimal places or fewer"],
  ["-5", "price", "The price must be $0.00 or more"],
  // Counts with their noun.
  ["3,100 orders", "orders", "= 3100"],
  ["3.1k orders", "orders", "= 3100"],
  ["about 200 orders", "orders", "= 200"],
  ["three", "children", "= 3"],
  ["two children", "children", "= 2"],
  ["2 kids", "children", "Enter the answer to “How many children do you have?” as one number, without “kids”"],
  ["3,100 apples", "orders", "Enter the orders in the year as one number, without “apples”"],
  ["2.5", "children", "The answer to “How many children do you have?” must be a whole number"],
  ["1/2", "children", "The answer to “How many children do you have?” must be a whole number"],
  ["10%", "orders", "10% of what? Enter the orders in the year as a number"],
  // Units typed with the number.
  ["3 years", "months", "= 36"],
  ["3 yrs", "months", "= 36"],
  ["1 year 6 months", "months", "= 18"],
  ["two years and three months", "months", "= 27"],
  ["a year and a half", "months", "= 18"],
  ["half a year", "months", "= 6"],
  ["a year", "months", "= 12"],
  ["12 mo.", "months", "= 12"],
  ["12m", "months", "= 12"],
  ["six months", "months", "= 6"],
  ["1 1/2 years", "months", "= 18"],
  ["2年", "months", "= 24"],
  ["1年6か月", "months", "= 18"],
  ["24 months", "years", "= 2"],
  ["18 months", "years", "The term must be a whole number"],
  ["18 months", "half_years", "= 1.5"],
  ["two weeks", "days", "= 14"],
  ["a week", "days", "= 7"],
  ["30 days", "days", "= 30"],
  ["two months", "days", "Enter the notice period in days; “two months” is not always the same number of days"],
  ["30 days", "months", "Enter the notice period in months; “30 days” is not always the same number of months"],
  ["2.5 hrs", "hours", "= 2.5"],
  ["an hour and a half", "hours", "= 1.5"],
  ["90 minutes", "hours", "= 1.5"],
  // Shares.
  ["12", "share", "= 12"],
  ["9.5 %", "share", "= 9.5"],
  ["twelve percent", "share", "= 12"],
  ["1/3", "share", "= 33.33333333333333333333"],
  ["a third", "share", "= 33.33333333333333333333"],
  ["one third", "share", "= 33.33333333333333333333"],
  ["two thirds", "share", "= 66.66666666666666666667"],
  ["2/3", "share", "= 66.66666666666666666667"],
  ["33 1/3", "share", "= 33.33333333333333333333"],
  ["33 1/3 %", "share", "= 33.33333333333333333333"],
  ["33⅓%", "share", "= 33.33333333333333333333"],
  ["⅓", "share", "= 33.33333333333333333333"],
  ["half", "share", "= 50"],
  ["one half", "share", "= 50"],
  ["a quarter", "share", "= 25"],
  ["three quarters", "share", "= 75"],
  ["3/4", "share", "= 75"],
  ["1/4 %", "share", "= 0.25"],
  ["half a percent", "share", "= 0.5"],
  ["0.5", "share", "= 0.5"],
  ["３分の１", "share", "= 33.33333333333333333333"],
  ["半分", "share", "= 50"],
  ["50-50", "share", "Enter one figure for the share, not a range"],
  ["1/3", "whole_share", "The share must be a whole number"],
  ["1/0", "share", "The share must be a percentage"],
  ["$500", "share", "The share must be a percentage"],
  // Days.
  ["March 5, 2019", "exact_day", "= 2019-03-05"],
  ["5 March 2019", "exact_day", "= 2019-03-05"],
  ["today", "exact_day", "= 2026-11-20"],
  ["yesterday", "exact_day", "= 2026-11-19"],
  ["Tomorrow", "exact_day", "= 2026-11-21"],
  ["昨日", "exact_day", "= 2026-11-19"],
  [{ year: "", month: "3/5/2019", day: "" }, "exact_day", "= 2019-03-05"],
  [{ year: "March 5, 2019", month: "", day: "" }, "exact_day", "= 2019-03-05"],
  ["Friday, November 20, 2026", "exact_day", "= 2026-11-20"],
  ["Monday, November 20, 2026", "exact_day", "Check the day of the breach: November 20, 2026 is a Friday"],
  ["1994", "exact_day", "The day of the breach must include a day and a month"],
  ["March 2019", "exact_day", "The day of the breach must include a day"],
  ["1/5/26", "exact_day", "The day of the breach must have a four-digit year"],
  ["February 30, 2026", "exact_day", "The day of the breach must be a real date: that month has 28 days"],
  ["soon", "exact_day", "The day of the breach must be a date with month, day, and year"],
  ["1994", "built_after", "= 1994-12-31"],
  ["about 1994", "built_after", "= 1994-12-31"],
  ["March 2019", "built_after", "= 2019-03-31"],
  ["3/2019", "built_after", "= 2019-03-31"],
  ["2019-03", "built_after", "= 2019-03-31"],
  ["2019年3月", "built_after", "= 2019-03-31"],
  ["Feb 2024", "built_after", "= 2024-02-29"],
  [{ year: "2019", month: "", day: "" }, "built_after", "= 2019-12-31"],
  [{ year: "2019", month: "March", day: "" }, "built_after", "= 2019-03-31"],
  [{ year: "2019", month: "", day: "5" }, "built_after", "The start of the tenancy must include a month"],
  ["1994", "married", "= 1994-01-01"],
  ["March 2019", "married", "= 2019-03-01"],
  ["2019-03-15", "married", "= 2019-03-15"],
  ["13/2019", "married", "The wedding day must be a real date: the month is a number from 1 to 12"],
  // Days near today, a Friday.
  ["two weeks ago", "exact_day", "= 2026-11-06"],
  ["10 days ago", "exact_day", "= 2026-11-10"],
  ["A week ago.", "exact_day", "= 2026-11-13"],
  ["in 30 days", "exact_day", "= 2026-12-20"],
  ["three weeks from today", "exact_day", "= 2026-12-11"],
  ["the day before yesterday", "exact_day", "= 2026-11-18"],
  ["this coming Monday", "exact_day", "= 2026-11-23"],
  ["this past Monday", "exact_day", "= 2026-11-16"],
  ["this Sunday", "exact_day", "= 2026-11-22"],
  ["this Friday", "exact_day", "= 2026-11-20"],
  ["end of last month", "exact_day", "= 2026-10-31"],
  ["the end of the month", "exact_day", "= 2026-11-30"],
  ["first of next month", "exact_day", "= 2026-12-01"],
  ["end of the year", "exact_day", "= 2026-12-31"],
  ["end of next year", "exact_day", "= 2027-12-31"],
  ["the end of May 2014", "exact_day", "= 2014-05-31"],
  ["end of February 2024", "exact_day", "= 2024-02-29"],
  ["先月末", "exact_day", "= 2026-10-31"],
  ["2週間前", "exact_day", "= 2026-11-06"],
  ["三日後", "exact_day", "= 2026-11-23"],
  ["おととい", "exact_day", "= 2026-11-18"],
  ["来週の金曜日", "exact_day", "= 2026-11-27"],
  [{ year: "", month: "two weeks ago", day: "" }, "exact_day", "= 2026-11-06"],
  // The other boxes still hold a default.
  [{ year: "2026", month: "tomorrow", day: "20" }, "exact_day", "= 2026-11-21"],
  [{ year: "2026", month: "11", day: "two weeks ago" }, "exact_day", "= 2026-11-06"],
  [{ year: "2026", month: "12/15/2026", day: "20" }, "exact_day", "= 2026-12-15"],
  [
    { year: "2026", month: "next Friday", day: "20" },
    "exact_day",
    "Do you mean November 27, 2026 or December 4, 2026? Enter the day of the breach as a date",
  ],
  ["last month", "built_after", "= 2026-10-31"],
  ["last year", "built_after", "= 2025-12-31"],
  ["two years ago", "built_after", "= 2024-12-31"],
  ["3 months ago", "built_after", "= 2026-08-31"],
  ["mid May 2014", "built_after", "= 2014-05-31"],
  ["last year", "married", "= 2025-01-01"],
  ["2 weeks ago", "built_after", "= 2026-11-06"],
  // Days that leave a choice are asked back.
  [
    "next friday",
    "exact_day",
    "Do you mean November 27, 2026 or December 4, 2026? Enter the day of the breach as a date",
  ],
  [
    { year: "", month: "next Friday", day: "" },
    "exact_day",
    "Do you mean November 27, 2026 or December 4, 2026? Enter the day of the breach as a date",
  ],
  [
    "last tues",
    "exact_day",
    "Do you mean November 10, 2026 or November 17, 2026? Enter the day of the breach as a date",
  ],
  ["Friday", "exact_day", "Do you mean November 20, 2026 or November 27, 2026? Enter the day of the breach as a date"],
  [
    "on Monday",
    "exact_day",
    "Do you mean November 16, 2026 or November 23, 2026? Enter the day of the breach as a date",
  ],
  ["last week", "exact_day", "The day of the breach must include a day"],
  ["last month", "exact_day", "The day of the breach must include a day"],
  ["two months ago", "exact_day", "The day of the breach must include a day"],
  ["a year ago", "exact_day", "The day of the breach must include a day and a month"],
  ["May 2014", "exact_day", "The day of the breach must include a day"],
  [{ year: "", month: "May 2014", day: "" }, "exact_day", "The day of the breach must include a day"],
  ["late May 2014", "exact_day", "The day of the breach must include a day"],
  ["end of May", "exact_day", "The day of the breach must include a year"],
  [{ year: "", month: "March 1st", day: "" }, "exact_day", "The day of the breach must include a year"],
  [{ year: "", month: "1/5/26", day: "" }, "exact_day", "The day of the breach must have a four-digit year"],
  [
    { year: "", month: "2/30/2026", day: "" },
    "exact_day",
    "The day of the breach must be a real date: that month has 28 days",
  ],
  ["summer 2024", "exact_day", "The day of the breach must include a day and a month"],
  ["summer 2024", "built_after", "The start of the tenancy must include a month"],
  ["last week", "built_after", "The start of the tenancy must include a day"],
  [{ year: "", month: "soon", day: "" }, "exact_day", "The day of the breach must be a date with month, day, and year"],
  [{ year: "", month: "May", day: "" }, "exact_day", "The day of the breach must include a day and a year"],
  ["never", "raised", "The day of the last increase must be a date with month, day, and year, or left empty"],
  ["in two weeks ago", "exact_day", "The day of the breach must be a date with month, day, and year"],
  ["two weeks", "exact_day", "The day of the breach must be a date with month, day, and year"],
  // Telephone and address in any order.
  ["(555) 010-0199", "phone", "= (555) 010-0199"],
  ["555.010.0199", "phone", "= 555.010.0199"],
  ["555/010-0199", "phone", "= 555/010-0199"],
  ["Cell: 555 010 0199", "phone", "= 555 010 0199"],
  ["555 010 0199 (mobile)", "phone", "= 555 010 0199"],
  ["tel. +1 555 010 0199 ext. 12", "phone", "= +1 555 010 0199 ext. 12"],
  ["call me", "phone", "The telephone must be a phone number with 7 to 15 digits"],
  ["1 High St, Austin, TX 78701", "address", "= 1 High St | Austin | US-TX | 78701"],
  ["1 High St, Austin, tx 78701", "address", "= 1 High St | Austin | US-TX | 78701"],
  ["1 High St, Austin, Texas 78701", "address", "= 1 High St | Austin | US-TX | 78701"],
  ["Austin, TX 78701, 1 High St", "address", "= 1 High St | Austin | US-TX | 78701"],
  ["78701 Austin, TX, 1 High St", "address", "= 1 High St | Austin | US-TX | 78701"],
  ["1 High St\nAustin TX 78701", "address", "= 1 High St | Austin | US-TX | 78701"],
  // Places.
  ["Texas", "state", "= US-TX"],
  ["tx", "state", "= US-TX"],
  ["Tex.", "state", "= US-TX"],
  ["State of Texas", "state", "= US-TX"],
  ["Washington DC", "state", "= US-DC"],
  ["D.C.", "state", "= US-DC"],
  ["Austin, TX", "state", "= US-TX"],
  ["Austin, Texas 78701", "state", "= US-TX"],
  ["Austin TX", "state", "= US-TX"],
  ["austin tx", "state", "= US-TX"],
  ["Austin TX 78701", "state", "= US-TX"],
  ["Austin Texas", "state", "= US-TX"],
  ["Georgetown District of Columbia", "state", "= US-DC"],
  ["somewhere in", "state", "Choose one of the listed answers for the state"],
  ["Texas Creek", "state", "Choose one of the listed answers for the state"],
  ["Atlantis", "state", "Choose one of the listed answers for the state"],
];

const shown = (question: keyof typeof QUESTIONS, raw: RawAnswer): string => {
  const field = QUESTIONS[question];
  const kind = fieldKindOf(field.kind);
  const parsed = kind.parse(raw, field, sampleContext());
  if (!parsed.ok) return problemText(parsed.problem, String(field.label[0]), "en", kind.verb);
  const plain = kind.toRaw(parsed.value, field);
  if (plain === null) return "= nothing";
  if (typeof plain !== "object" || Array.isArray(plain)) return `= ${String(plain)}`;
  const parts = ["street", "city", "region", "postal_code"] as const;
  return `= ${parts.map((part) => String((plain as { readonly [part: string]: RawAnswer })[part] ?? "-")).join(" | ")}`;
};

describe("typed forms (F13)", () => {
  beforeAll(loadRelativeDates);

  it.each(rows)("%j for %s", (typed, question, result) => {
    expect(shown(question, typed)).toBe(result);
  });

  it("has at least 120 of them", () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
  });
});
