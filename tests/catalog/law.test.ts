import fc from "fast-check";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/build/catalog/compiled-catalog.ts";
import { readCatalog } from "../../scripts/build/catalog/read-catalog.ts";
import { joinedDocument } from "../support/joined-document.ts";
import { bracketTotal, readBracketTable } from "../../src/feel/evaluate/bracket-total.ts";
import { lawValue } from "../../src/law/law-value.ts";
import type { JurisdictionLaw, LawValue } from "../../src/model/law.ts";
import { lookUpLaw } from "../../src/law/look-up-law.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import type { CalendarDate } from "../../src/values/date.ts";
import { decimal, isDecimal } from "../../src/values/decimal.ts";
import type { Decimal } from "../../src/values/decimal.ts";
import type { Value, ValueRecord } from "../../src/values/value.ts";
import { edgesOf, isRawTable, bracketTotalByHand } from "./bracket-total-by-hand.ts";
import type { RawTable } from "./bracket-total-by-hand.ts";
import { compiled } from "./open-cases.ts";

type Row = { readonly name: string; readonly place: JurisdictionLaw; readonly value: LawValue };

const rows: readonly Row[] = Object.entries(compiled.law).flatMap(([topic, { places }]) =>
  Object.entries(places).flatMap(([code, place]) =>
    Object.entries(place.columns).flatMap(([column, values]) =>
      values.map((value) => ({ name: `${topic} ${code} ${column} ${value.from}`, place, value })),
    ),
  ),
);

const confirmed = rows.filter(({ place, value }) => (value.status ?? place.status) === "confirmed");

test("every confirmed value has a quotation of at most 25 words and the date it was read", () => {
  const without = confirmed.filter(({ value: { quote = "", checked } }) => {
    const words = quote.split(/\s+/).filter((word) => word !== "").length;
    return words === 0 || words > 25 || parseIsoDate(checked) === null;
  });
  expect(confirmed.length).toBeGreaterThan(500);
  expect(without.map(({ name }) => name)).toEqual([]);
});

const date = (iso: string): CalendarDate => {
  const day = parseIsoDate(iso);
  if (!day) throw new Error(`There is no day ${iso}.`);
  return day;
};

const today = date("2026-11-21");

const plain = (value: Value | undefined): unknown => {
  if (isDecimal(value)) return value.toNumber();
  return value ?? null;
};

const valueOf = (topic: string, place: string, column: string, on = "2026-11-21"): unknown =>
  plain(lookUpLaw(compiled.law[topic], place, date(on), today)[column]);

// Outdated figures that websites still print, beside the law's figures. Null is a value that is unknown or repealed.
test.each([
  ["the limit of 2015 in Arizona", "small_claims", "US-AZ", "limit", 5000],
  ["the limit before 2024 in California", "small_claims", "US-CA", "limit", 12500],
  ["the limit before 2024 in Kansas", "small_claims", "US-KS", "limit", 10000],
  ["the limit before 2022 in Utah", "small_claims", "US-UT", "limit", 20000],
  ["the limit before 2025 in West Virginia", "small_claims", "US-WV", "limit", 20000],
  ["two years for a negligent injury in Minnesota", "limitations", "US-MN", "injury", 72],
  ["the section on intent for doctors in Nebraska", "limitations", "US-NE", "malpractice", 24],
  ["eight years of today's contracts in Montana", "limitations", "US-MT", "written", null],
  ["half a year for a city of New Hampshire", "claim_notice", "US-NH", "days", 60],
  ["45 days in Oregon", "rent_increase", "US-OR", "notice_days", 90],
  ["every building in Washington", "rent_increase", "US-WA", "new_years", 12],
  ["more than 100,000 dollars in Iowa", "nexus", "US-IA", "reached", true],
  ["either test in Connecticut", "nexus", "US-CT", "both", true],
  ["either test in New York", "nexus", "US-NY", "both", true],
  ["the cap of 2025 in New York", "child_support", "US-NY", "combined_cap", 193000],
  ["the income cap of 2025 in New York", "spousal_support", "US-NY", "income_cap", 241000],
])("a common error is not in the law: %s", (_, topic, place, column, right) => {
  expect(valueOf(topic, place, column)).toBe(right);
});

test.each(["US-IL", "US-IN", "US-KY", "US-LA", "US-NC", "US-SD", "US-UT", "US-WY"])(
  "a common error is not in the law: %s no longer counts orders",
  (place) => expect(valueOf("nexus", place, "orders")).toBe(null),
);

test.each([
  ["US-KY", "written", 60],
  ["US-MS", "written", 72],
  ["US-AK", "written", 72],
  ["US-WI", "fraud", 72],
])("a common error is not in the law: the time limit of %s for %s", (place, column, wrong) => {
  expect(valueOf("limitations", place, column)).not.toBe(wrong);
});

test.each([
  ["2025-06-30", 2193000],
  ["2025-12-31", 3000000],
  ["2026-06-30", 3076000],
])("the Washington estate tax omits what applied on %s", (day, exclusion) => {
  expect(valueOf("state_estate_tax", "US-WA", "deduct", day)).toBe(exclusion);
});

test("the Washington estate tax has no rates for deaths after an act whose signing is not confirmed", () => {
  expect(valueOf("state_estate_tax", "US-WA", "rates", "2026-07-01")).toBe(null);
});

test("a value that ends must be reviewed by its last day, so that a successor is not missed", () => {
  const late = rows.filter(({ value: { to, reviewBy, checked } }) => to !== undefined && to > checked && reviewBy > to);
  expect(late.map(({ name }) => name)).toEqual([]);
});

const tables = rows.flatMap(({ name, value: { value } }) =>
  isRawTable(value) ? [{ name, raw: value as RawTable, datum: value }] : [],
);

const CENT = decimal("0.01");
const AROUND = [CENT.times(-1), decimal(0), CENT, decimal(1), decimal(500)];

test("every rate table gives the hand-calculated total at its edges, beside them and anywhere else", () => {
  expect(tables.length).toBeGreaterThan(100);
  for (const { name, raw, datum } of tables) {
    const table = readBracketTable(lawValue(datum, { type: "table" }) as ValueRecord)!;
    const agrees = (amount: Decimal): void => {
      const byHand = decimal(bracketTotalByHand(amount.toFixed(2), raw));
      expect(bracketTotal(amount, table).minus(byHand).toFixed(), `${name} at ${amount.toFixed(2)}`).toBe("0");
    };
    const edges = edgesOf(raw).map((edge) => decimal(edge));
    for (const edge of edges) for (const more of AROUND) if (edge.plus(more).gte(0)) agrees(edge.plus(more));
    const highest = edges.at(-1)!.times(2).plus(1000).times(100).toNumber();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Math.round(highest) }), (cents) => agrees(decimal(cents).div(100))),
      { numRuns: 15 },
    );
  }
});

test("a marginal rate causes no jump at its edge, and no table requires less for more", () => {
  for (const { name, raw } of tables) {
    const at = (amount: Decimal): Decimal => decimal(bracketTotalByHand(amount.toFixed(2), raw));
    for (const row of raw.rows) {
      const edge = decimal(row.over);
      const rise = at(edge.plus(CENT)).minus(at(edge));
      expect(rise.gte(0), `${name} falls at ${edge.toFixed(2)}`).toBe(true);
      // A stated base, and rounding, may cause a jump.
      if (raw.mode !== "marginal" || row.base !== undefined || raw.rounding !== undefined) continue;
      expect(rise.toFixed(), `${name} at ${edge.toFixed(2)}`).toBe(CENT.times(decimal(row.rate)).div(100).toFixed());
    }
  }
});

/** The details of one column in a jurisdiction today. */
const aboutOf = (topic: string, place: string, column: string): ValueRecord => {
  const columns = lookUpLaw(compiled.law[topic], place, today, today).columns as ValueRecord;
  return columns[column] as ValueRecord;
};

const files = readCatalog(ROOT);

const documentTexts = files.flatMap(({ path }) => {
  const text = /^catalog\/documents\/[a-z-]+\/document\.yaml$/.test(path) ? joinedDocument(files, path) : null;
  return text === null ? [] : [{ file: path, text }];
});

test("a form that mentions secondary sources does so for every column it uses", () => {
  const silent = documentTexts.flatMap(({ file, text }) => {
    const asked = new Set(
      [...text.matchAll(/law\.(\w+)\.(?:columns\.(\w+)\.)?certainty/g)].map(
        ([, topic, column]) => `${topic} ${column ?? ""}`,
      ),
    );
    return Object.entries(compiled.law).flatMap(([topic, { columns, places }]) => {
      const [first = ""] = Object.keys(columns);
      if (![...asked].some((one) => one.startsWith(`${topic} `))) return [];
      const used = Object.keys(columns).filter((column) => new RegExp(`law\\.${topic}\\.${column}\\b`).test(text));
      return used.flatMap((column) =>
        Object.keys(places).flatMap((place) => {
          const isDoubtful = aboutOf(topic, place, column).certainty === "secondary";
          const byFirst = asked.has(`${topic} `) && aboutOf(topic, place, first).certainty === "secondary";
          // A form that is not available for a jurisdiction shows nothing else about it.
          const isRefused = aboutOf(topic, place, first).certainty === null;
          return isDoubtful && !byFirst && !isRefused && !asked.has(`${topic} ${column}`)
            ? [`${file}: ${place} ${topic}.${column}`]
            : [];
        }),
      );
    });
  });
  expect(silent).toEqual([]);
});
