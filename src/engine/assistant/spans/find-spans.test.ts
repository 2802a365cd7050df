import { expect, test } from "vitest";
import { englishCues } from "../cues/cues-english.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { findSpans } from "./find-spans.ts";

const places = [
  { code: "XA-IN", kind: "state", names: { en: "Inland", ja: "イン州" } },
  { code: "XA-ON", kind: "state", names: { en: "Onland" } },
  { code: "XA-LA", kind: "state", names: { en: "Lowland" } },
] as const;
const plan = { referrals: {}, cities: { "XA-ON": { en: ["big city"] } }, services: [], equivalents: {}, pages: {} };
const found = (typed: string) =>
  findSpans(typed, { cues: englishCues, places, plan }).map(({ type, unit, value }) => `${type} ${unit} ${value}`);
const today = parseIsoDate("2026-11-23")!;
const spansNow = (typed: string) => findSpans(typed, { cues: englishCues, places, plan, today });

test.each([
  ["30万円", "yen"],
  ["¥5000", "¥"],
  ["€5,000", "€"],
  ["500 euros", "euro"],
  ["five hundred euros", "euro"],
  ["£40", "£"],
  ["5000 pesos", "peso"],
  ["$500", "$"],
  ["US$500", "USD"],
  ["usd 500", "USD"],
  ["300 canadian dollars", "canadian dollar"],
  ["eur 500", "EUR"],
  ["CA$500", undefined],
  ["750k", undefined],
  ["the entrepreneur 500", undefined],
])("the currency of %s is %s", (typed, currency) => {
  expect(findSpans(typed, { cues: englishCues, places, plan })[0]?.currency).toBe(currency);
});

test.each([
  ["$1,800 a month", ["amount money 1800"]],
  ["750k", ["amount money 750000"]],
  ["3.5 million", ["amount money 3500000"]],
  ["33.3% of $60,000,", ["amount percent 33.3", "amount money 60000"]],
  ["two kids", ["amount none 2"]],
  ["twenty five thousand", ["amount money 25000"]],
  ["eighteen hundred bucks", ["amount money 1800"]],
  ["600万円", ["amount money 6000000"]],
  ["June 1, 2024", ["date none 2024-06-01"]],
  ["the 3rd of March 2025", ["date none 2025-03-03"]],
  ["hit on 6/15/23 by a van", ["date none 2023-06-15"]],
  ["on 3-14-2024", ["date none 2024-03-14"]],
  ["five hundred dollars", ["amount money 500"]],
  ["a hundred chairs", ["amount none 100"]],
  ["ten thousand a year", ["amount money 10000"]],
  ["2026年12月1日", ["date none 2026-12-01"]],
  ["in big city", ["place none XA-ON"]],
  ["a home IN the country", ["place none XA-IN"]],
  ["put it in writing", []],
  ["WHAT IS THE DEPOSIT LIMIT IN ONLAND", ["place none XA-ON"]],
  ["IS THERE A LIMIT ON RENT", []],
  ["IN", ["place none XA-IN"]],
  ["SMALL TOWN, IN", ["place none XA-IN"]],
  ["INの敷金", ["place none XA-IN"]],
  ["イン州で", ["place none XA-IN"]],
  ["a 2-2-3 schedule", []],
  ["<script>alert(1)</script>", []],
  ["kids (2)", ["amount none 2"]],
])("%s", (typed, spans) => expect(found(typed)).toEqual(spans));

test.each([
  ["starting jan 5", "2027-01-05", "2026-01-05"],
  ["due by 12/15", "2026-12-15", "2025-12-15"],
  ["signed on the 3rd of march", "2027-03-03", "2026-03-03"],
])("%s names a day of which only the year is missing", (typed, value, last) =>
  expect(spansNow(typed)).toMatchObject([{ type: "date", value, last }]),
);

test.each(["half is 1/2", "split 50/50", "open 24/7", "may 5,000 people come", "i may 300 times", "march of 40 men"])(
  "%s has no date",
  (typed) => expect(spansNow(typed).filter(({ type }) => type === "date")).toEqual([]),
);

test.each([
  ["for 18 months", "18", "month"],
  ["a two-year term", "2", "year"],
  ["30-day notice", "30", "day"],
  ["after 2 yrs", "2", "year"],
])("%s is an amount of time", (typed, value, duration) => expect(spansNow(typed)).toMatchObject([{ value, duration }]));

test("both ends of a range of time have its unit", () =>
  expect(spansNow("12 to 20 hours").map(({ duration }) => duration)).toEqual(["hour", "hour"]));

test.each(["rent is 950 month", "paid $24 an hour"])("%s is no amount of time", (typed) =>
  expect(spansNow(typed).map(({ duration }) => duration)).toEqual([undefined]),
);
test("how often something happens answers no question of how long", () =>
  expect(spansNow("paid every two weeks")).toEqual([]));

test("LA is the city more often than the state, unless a city is before it", () => {
  expect(spansNow("rent is up in LA")).toEqual([]);
  expect(spansNow("a flat in Lafayette, LA")).toMatchObject([{ type: "place", value: "XA-LA" }]);
});
