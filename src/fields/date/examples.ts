import { dateFromCivil } from "../../values/date.ts";
import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
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
  { raw: { year: "2026", month: "", day: "" }, field: { rough: "end" }, value: dateFromCivil(2026, 12, 31) },
  { raw: "Monday, December 1, 2026", problem: "wrong_weekday" },
  { raw: "soon", problem: "not_a_date" },
];
