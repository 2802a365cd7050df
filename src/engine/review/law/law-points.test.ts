import { expect, test } from "vitest";
import { anyContract } from "../../../../tests/review/any-contract.ts";
import type { LawRead } from "../../../model/definition.ts";
import type { LawTopic, LawValue } from "../../../model/law.ts";
import type { LawLimit, NamedFigure, PlaybookItem } from "../../../model/review/playbook.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { prepareDetection } from "../detect/detect.ts";
import { parseContract } from "../text/parse-contract.ts";
import { lawPoints } from "./law-points.ts";
import type { LawPoints } from "./law-points.ts";
import { readFigures } from "./read-figures.ts";

const figure = (id: string, kinds: NamedFigure["kinds"], each?: NamedFigure["each"]): NamedFigure => ({
  id,
  title: id,
  kinds,
  near: [id],
  any: [],
  not: [],
  ...(each ? { each } : {}),
});

const FIGURES = [
  figure("rent", ["money"], "month"),
  figure("fee", ["money", "percent"]),
  figure("deposit", ["money", "multiple"]),
  figure("loan", ["money"]),
  figure("interest", ["percent"], "year"),
  figure("returned", ["period"]),
  figure("notice", ["period"]),
];

const row = (value: LawValue["value"], changes: Partial<LawValue> = {}): LawValue => ({
  from: "2020-01-01",
  value,
  cite: "Garden Code § 1",
  source: "https://example.org/1",
  checked: "2026-01-02",
  reviewBy: "2027-01-02",
  ...changes,
});

const topicOf = (columns: { readonly [column: string]: LawValue }): LawTopic => ({
  topic: "garden",
  keyedOn: "start",
  columns: {
    // A column without a row for any place.
    unread: { type: "number", label: "unread" },
    ...Object.fromEntries(
      Object.entries(columns).map(([column, { value }]) => [
        column,
        { type: typeof value === "boolean" ? "boolean" : "number", label: column },
      ]),
    ),
  },
  places: {
    "US-OH": {
      status: "confirmed",
      columns: Object.fromEntries(Object.entries(columns).map(([column, value]) => [column, [value]])),
    },
  },
});

const read = (column: string, unit: string, bound = "inclusive_max"): LawRead => ({
  name: "garden",
  column,
  label: column,
  unit,
  bound,
});

const limitOf = (id: string, limit: LawRead, changes: Partial<LawLimit> = {}): LawLimit => ({
  figure: id,
  read: limit,
  exempt: [],
  conditional: false,
  severity: "high",
  say: "{found}, {limit}, {place}",
  ...changes,
});

const pointsOf = (
  text: string,
  columns: { readonly [column: string]: LawValue },
  limits: readonly LawLimit[],
  today = "2026-11-24",
): LawPoints => {
  const detection = prepareDetection(parseContract(text), []);
  const playbook = { ...anyContract, figures: FIGURES };
  const item = { id: "item", title: "Item", law: limits, bans: [] as PlaybookItem["bans"] } as PlaybookItem;
  const law = {
    place: "US-OH",
    on: parseIsoDate("2026-06-01")!,
    today: parseIsoDate(today)!,
    topics: { garden: topicOf(columns) },
    places: [],
  };
  return lawPoints(item, undefined, { detection, playbook, figures: readFigures(detection, FIGURES), law });
};

const resultOf = (...given: Parameters<typeof pointsOf>): readonly string[] => {
  const { comparisons, unchecked } = pointsOf(...given);
  return [...comparisons.map(({ outcome }) => outcome), ...unchecked.map(({ reason }) => reason)];
};

const USD = read("most", "USD");
const PERCENT = read("most", "percent");

test.each([
  ["a fee of $50", "within"],
  ["a fee of $50 plus $10 per day until paid", "recurring"],
  ["a fee of $10/day", "recurring"],
  ["a fee of $50 a month until paid", "recurring"],
  ["a fee of $60 plus $10 per day until paid", "over"],
  ["a fee of $50 or 5% of the price", "other_unit"],
  ["a fee of $60 or 5% of the price", "over"],
])("with a limit of 50 dollars, %s is %s", (fee, result) => {
  expect(resultOf(`The Tenant owes ${fee}.`, { most: row(50) }, [limitOf("fee", USD)])).toEqual([result]);
});

test.each([
  ["Rent is $3,000 per month. A fee of 10% is owed.", "within"],
  ["A fee of 10% or $500 is owed.", "no_base"],
  ["Rent is $3,000 per month. Rent is $4,000 per month. A fee of 10% or $200 is owed.", "several"],
  ["Rent is $3,000 per month. A fee of 10% or $500 is owed.", "over"],
])("with a limit of 10 percent of the rent: %s", (text, result) => {
  expect(resultOf(text, { most: row(10) }, [limitOf("fee", PERCENT, { of: "rent" })])).toEqual([result]);
});

// 1 percent a week is 52 percent a year, 0.01 percent a day 3.65 percent, 1 percent a month 12 percent.
test.each([
  ["6% per year", "within"],
  ["6% per year and 1% per week after that", "over"],
  ["6% per year and 0.01% per day after that", "within"],
  ["1% per month", "over"],
])("with a limit of 10 percent a year, interest of %s is %s", (interest, result) => {
  expect(resultOf(`The interest is ${interest}.`, { most: row(10) }, [limitOf("interest", PERCENT)])).toEqual([result]);
});

test.each([
  ["ten (10) days", "within"],
  ["ten (10) business days", "business_days"],
  ["twenty (20) business days", "over"],
])("with a limit of 14 days, a deposit that is returned within %s is %s", (time, result) => {
  const limit = limitOf("returned", read("most", "day"));
  expect(resultOf(`The money is returned within ${time}.`, { most: row(14) }, [limit])).toEqual([result]);
});

test("business days are at least as long as a minimum needs", () => {
  const limit = limitOf("notice", read("least", "hour", "min"));
  expect(resultOf("The notice is two business days.", { least: row(48) }, [limit])).toEqual(["within"]);
});

test.each([
  ["two (2) months' rent is due", "over"],
  ["one month of the monthly rent", "within"],
  ["1 1/2 months' rent", "over"],
])("with a limit of one month, a deposit of %s is %s", (deposit, result) => {
  const limit = limitOf("deposit", read("most", "month"), { of: "rent" });
  expect(resultOf(`The deposit is ${deposit}.`, { most: row(1) }, [limit])).toEqual([result]);
});

test.each([
  "The deposit is due sixty (60) days after rent is due.",
  "The deposit is due within sixty days of rent being due.",
  "The deposit is forfeited sixty days rent is late.",
])("a period is no multiple of the rent: %s", (text) => {
  const figures = readFigures(prepareDetection(parseContract(text), []), FIGURES);
  expect(figures.get("deposit")).toEqual([]);
});

const WIDER = read("wider", "USD");

test.each([
  ["is within it", { wider: row(80) }, "depends"],
  ["is above it, too", { wider: row(55) }, "over"],
  ["is above one that sources disagree about", { wider: row(55, { status: "disputed" }) }, "depends"],
  ["is above one that is known only later", { wider: row(55, { from: "2026-11-01" }) }, "depends"],
  ["is not known", { wider: row(55, { status: "unknown" }) }, "depends"],
  ["does not exist in the law", { wider: row(null) }, "over"],
] as const)("where a fee is above the limit and the wider limit %s", (_, wider, result) => {
  const limit = limitOf("fee", USD, { exception: WIDER });
  expect(resultOf("A fee of $60 is owed.", { most: row(50), ...wider }, [limit])).toEqual([result]);
});

test.each([
  ["$5,000", true, "over"],
  ["$5,000.01", true, "depends"],
  ["$5,000", false, "depends"],
  ["$4,999", false, "over"],
])("for a loan of %s, an exemption only above five thousand dollars (%s) gives %s", (loan, above, result) => {
  const exempt = [{ read: read("exempt", "USD"), figure: "loan", above }];
  const columns = { most: row(50), exempt: row(5000) };
  const text = `The loan is ${loan}. A fee of $60 is owed.`;
  expect(resultOf(text, columns, [limitOf("fee", USD, { exempt })])).toEqual([result]);
});

const SMALL_GARDENS: LawRead = { name: "garden", column: "exempt", label: "Small gardens are exempt" };

test.each([
  ["that sources disagree about", { exempt: row(false, { status: "disputed" }) }, "depends"],
  ["that is not known", { exempt: row(false, { status: "unknown" }) }, "depends"],
  ["that the law does not have", { exempt: row(null) }, "over"],
  ["that does not apply there", { exempt: row(false) }, "over"],
] as const)("where a fee is above the limit, an exemption %s", (_, exemption, result) => {
  const columns = { most: row(50), ...exemption };
  const limit = limitOf("fee", USD, { exempt: [{ read: SMALL_GARDENS }] });
  expect(resultOf("A fee of $60 is owed.", columns, [limit])).toEqual([result]);
});

test.each([
  ["exemption", { exempt: [{ read: { ...SMALL_GARDENS, column: "unread" } }] }],
  ["wider limit", { exception: { ...SMALL_GARDENS, column: "unread" } }],
])("an %s without a row is shown as not confirmed", (_, changes) => {
  const { broken } = pointsOf("A fee of $60 is owed.", { most: row(50) }, [limitOf("fee", USD, changes)]);
  expect(broken.map(({ comparison, says }) => [comparison.outcome, comparison.exception?.column, says])).toEqual([
    ["depends", "unread", "$60, at most $50.00, US-OH Small gardens are exempt: not confirmed."],
  ]);
});

test("a limit is not compared if its exemption is a column that the topic does not have", () => {
  const limit = limitOf("fee", USD, { exempt: [{ read: { ...SMALL_GARDENS, column: "other" } }] });
  expect(resultOf("A fee of $60 is owed.", { most: row(50) }, [limit])).toEqual(["unknown"]);
});

test("a point that was not compared keeps every law that is not known", () => {
  const columns = { most: row(50, { status: "disputed" }), share: row(5, { status: "disputed" }) };
  const limits = [limitOf("fee", USD), limitOf("fee", read("share", "percent"))];
  const { unchecked } = pointsOf("A fee of $60 or 6% is owed.", columns, limits);
  expect(unchecked.map(({ reason, facts }) => [reason, ...facts.map(({ column }) => column)])).toEqual([
    ["disputed", "most", "share"],
  ]);
});

test.each([
  ["2027-01-02", false],
  ["2027-01-03", true],
])("law that was due for review on January 2, 2027 is marked on %s: %s", (today, isMarked) => {
  const { comparisons } = pointsOf("A fee of $50 is owed.", { most: row(50) }, [limitOf("fee", USD)], today);
  const about = comparisons[0]?.fact.about ?? "";
  expect(about.includes("The day to check that again has passed")).toBe(isMarked);
});
