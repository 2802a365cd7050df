import { dateFromCivil } from "../../values/date.ts";
import { decimal } from "../../values/decimal.ts";
import type { Examples } from "./example.ts";

/** What is typed and read as a number or a day. */
export const amounts: Examples = {
  number: [
    { raw: "12", value: decimal(12) },
    { raw: 12, value: decimal(12) },
    { raw: " １，２００ ", value: decimal(1200) },
    { raw: "－3", value: decimal(-3) },
    { raw: "3 years", field: { unit: "year" }, value: decimal(3) },
    { raw: "１２か月", field: { unit: "month" }, value: decimal(12) },
    { raw: "12 months", field: { unit: "year" }, problem: "not_a_number" },
    { raw: "2.50", field: { decimals: 1 }, value: decimal("2.5") },
    { raw: "2.5", problem: "too_precise" },
    { raw: "twelve", problem: "not_a_number" },
    { raw: "1,5", problem: "misplaced_separator" },
    { raw: "", value: null },
  ],
  money: [
    { raw: "$1,200", field: { unit: "USD" }, value: decimal(1200) },
    { raw: "1200.50", field: { unit: "USD" }, value: decimal("1200.5") },
    { raw: "１，２００円", field: { unit: "JPY" }, value: decimal(1200) },
    { raw: "120万円", field: { unit: "JPY" }, value: decimal(1_200_000) },
    { raw: 1200, value: decimal(1200) },
    { raw: "1,200.5", field: { unit: "JPY" }, problem: "too_precise" },
    { raw: "$0.001", field: { unit: "USD" }, problem: "too_precise" },
    { raw: "€500", field: { unit: "USD" }, problem: "other_currency" },
    { raw: "a lot", field: { unit: "USD" }, problem: "not_a_number" },
    { raw: "1.200,50", field: { unit: "USD" }, problem: "misplaced_separator" },
  ],
  percent: [
    { raw: "12", value: decimal(12) },
    { raw: "9.5 %", value: decimal("9.5") },
    { raw: "９．５％", value: decimal("9.5") },
    { raw: "5 percent", value: decimal(5) },
    { raw: "5.25", field: { decimals: 1 }, problem: "too_precise" },
    { raw: "half", problem: "not_a_number" },
  ],
  date: [
    { raw: "2026-12-01", value: dateFromCivil(2026, 12, 1) },
    { raw: { year: "2026", month: "Dec", day: "1" }, value: dateFromCivil(2026, 12, 1) },
    { raw: { year: "令和８", month: "12", day: "1" }, value: dateFromCivil(2026, 12, 1) },
    { raw: "R8.12.1", value: dateFromCivil(2026, 12, 1) },
    { raw: { year: "", month: "", day: " " }, value: null },
    { raw: { year: "2026", month: "2", day: "" }, problem: "date_incomplete" },
    { raw: { year: "2026", month: "13", day: "1" }, problem: "no_such_month" },
    { raw: { year: "2026", month: "2", day: "29" }, problem: "no_such_day" },
    { raw: "1/5/26", problem: "short_year" },
    { raw: "5.1.2026", problem: "ambiguous_date" },
    { raw: "soon", problem: "not_a_date" },
  ],
};
