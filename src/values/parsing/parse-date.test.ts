import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, toCivilDate, isoDate, parseIsoDate } from "../date.ts";
import { japaneseEra } from "../japanese-era.ts";
import { parseDate, parseDateParts } from "./parse-date.ts";

const accepted: readonly (readonly [typed: string, iso: string])[] = [
  ["2026-01-05", "2026-01-05"],
  ["2026-1-5", "2026-01-05"],
  ["2026/1/5", "2026-01-05"],
  ["2026.1.5", "2026-01-05"],
  [" 2026-01-05\t", "2026-01-05"],
  ["２０２６－０１－０５", "2026-01-05"],
  ["20260105", "2026-01-05"],
  ["1/5/2026", "2026-01-05"],
  ["01/05/2026", "2026-01-05"],
  ["1-5-2026", "2026-01-05"],
  ["1 5 2026", "2026-01-05"],
  ["１／５／２０２６", "2026-01-05"],
  ["Jan 5 2026", "2026-01-05"],
  ["jan 5, 2026", "2026-01-05"],
  ["JANUARY 5, 2026", "2026-01-05"],
  ["Jan. 5th, 2026", "2026-01-05"],
  ["5 January 2026", "2026-01-05"],
  ["5-Jan-2026", "2026-01-05"],
  ["2026 Jan 5", "2026-01-05"],
  ["Sept 30, 2026", "2026-09-30"],
  ["Friday, November 20, 2026", "2026-11-20"],
  ["Fri Nov 20 2026", "2026-11-20"],
  ["25.12.2026", "2026-12-25"],
  ["12.25.2026", "2026-12-25"],
  ["5.5.2026", "2026-05-05"],
  ["Feb 29 2024", "2024-02-29"],
  ["2026年1月5日", "2026-01-05"],
  ["２０２６年１月５日", "2026-01-05"],
  ["2026年1月5日（月）", "2026-01-05"],
  ["2026年11月20日 金曜日", "2026-11-20"],
  ["令和8年12月1日", "2026-12-01"],
  ["令和８年１２月１日", "2026-12-01"],
  ["令和八年十二月一日", "2026-12-01"],
  ["令和8/12/1", "2026-12-01"],
  ["R8.12.1", "2026-12-01"],
  ["r8-12-1", "2026-12-01"],
  ["令和元年5月1日", "2019-05-01"],
  ["平成31年4月30日", "2019-04-30"],
  ["H1.1.8", "1989-01-08"],
  ["昭和64年1月7日", "1989-01-07"],
  ["大正15年12月24日", "1926-12-24"],
  ["明治45年7月29日", "1912-07-29"],
  ["二〇二六年一月五日", "2026-01-05"],
];

const refused: readonly (readonly [typed: string, code: string])[] = [
  ["2026-13-01", "no_such_month"],
  ["13/1/2026", "no_such_month"],
  ["25/12/2026", "no_such_month"],
  ["2026-00-01", "no_such_month"],
  ["2023-02-29", "no_such_day"],
  ["2/30/2026", "no_such_day"],
  ["April 31, 2026", "no_such_day"],
  ["2026-01-00", "no_such_day"],
  ["5.1.2026", "ambiguous_date"],
  ["1/5/26", "short_year"],
  ["Jan 5 '26", "short_year"],
  ["Jan 5 26", "short_year"],
  ["26年1月5日", "short_year"],
  ["Jan 2026", "date_incomplete"],
  ["Jan 5", "date_incomplete"],
  ["2026年12月", "date_incomplete"],
  ["12/2026", "date_incomplete"],
  ["1/5", "date_incomplete"],
  ["2026", "date_incomplete"],
  ["平成31年5月1日", "outside_era"],
  ["令和1年4月30日", "outside_era"],
  ["昭和100年1月1日", "outside_era"],
  ["明治1年1月1日", "outside_era"],
  ["soon", "not_a_date"],
  ["tomorrow at 5", "not_a_date"],
  ["", "not_a_date"],
  ["Jan Feb 2026", "not_a_date"],
  ["5 Month 2026", "not_a_date"],
];

describe("typed dates (F13, F16)", () => {
  it.each(accepted)("%j is %s", (typed, iso) => {
    const read = parseDate(typed);
    expect(read.ok ? isoDate(read.value) : read.problem.code).toBe(iso);
  });

  it.each(refused)("%j is rejected as %s", (typed, code) => {
    expect(parseDate(typed)).toMatchObject({ ok: false, problem: { code } });
  });

  it("names the missing parts", () => {
    expect(parseDate("Jan 5")).toEqual({
      ok: false,
      problem: { code: "date_incomplete", params: { missing: "year" } },
    });
    expect(parseDate("2026")).toMatchObject({ problem: { params: { missing: "day,month" } } });
  });

  it("never throws for any input", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (typed) => typeof parseDate(typed).ok === "boolean"));
  });
});

describe("three boxes (F16)", () => {
  it.each([
    ["2026", "12", "1", "2026-12-01"],
    ["２０２６", "１２", "１", "2026-12-01"],
    ["2026年", "12月", "1日", "2026-12-01"],
    [" 2026 ", "Dec", "01", "2026-12-01"],
    ["2026", "december", "1st", "2026-12-01"],
    ["2026", "Dec.", "1", "2026-12-01"],
    ["令和8", "12", "1", "2026-12-01"],
    ["R8", "12", "1", "2026-12-01"],
    ["令和元年", "5", "1", "2019-05-01"],
  ])("%j, %j and %j are %s", (year, month, day, iso) => {
    const read = parseDateParts({ year, month, day });
    expect(read.ok ? isoDate(read.value) : read.problem.code).toBe(iso);
  });

  it.each([
    ["2026", "13", "1", "no_such_month"],
    ["2023", "2", "29", "no_such_day"],
    ["26", "2", "1", "short_year"],
    ["2026", "Smarch", "1", "not_a_date"],
    ["soon", "2", "1", "not_a_date"],
    ["2026", "2", "first", "not_a_date"],
    ["平成40", "2", "1", "outside_era"],
  ])("%j, %j and %j are rejected as %s", (year, month, day, code) => {
    expect(parseDateParts({ year, month, day })).toMatchObject({ ok: false, problem: { code } });
  });

  it("reports empty boxes first", () => {
    const read = parseDateParts({ year: "", month: "13", day: "" });
    expect(read).toEqual({ ok: false, problem: { code: "date_incomplete", params: { missing: "day,year" } } });
  });
});

describe("eras", () => {
  it.each([
    ["2026-12-01", "令和", 8],
    ["2019-05-01", "令和", 1],
    ["2019-04-30", "平成", 31],
    ["1989-01-08", "平成", 1],
    ["1989-01-07", "昭和", 64],
    ["1926-12-25", "昭和", 1],
    ["1926-12-24", "大正", 15],
    ["1912-07-30", "大正", 1],
    ["1912-07-29", "明治", 45],
  ])("%s is %s %i", (iso, name, year) => {
    const date = parseIsoDate(iso);
    expect(date && japaneseEra(date)).toEqual({ name, year });
  });

  it("does not exist before the solar calendar", () => {
    const date = parseIsoDate("1872-12-31");
    expect(date && japaneseEra(date)).toBeNull();
  });

  it("parses every formatted era date", () => {
    fc.assert(
      fc.property(fc.nat({ max: 80_000 }), (days) => {
        const date = addDays({ type: "date", day: -35_428 }, days);
        const era = japaneseEra(date);
        const { month, day } = toCivilDate(date);
        expect(era && parseDate(`${era.name}${era.year}年${month}月${day}日`)).toEqual({ ok: true, value: date });
      }),
    );
  });
});
