import type { Jurisdiction } from "../../model/jurisdiction.ts";
import { reservedColumns } from "../../law/law-types.ts";
import { isSuperseded } from "../../law/superseded.ts";
import { parseIsoDate } from "../../values/date.ts";
import { columnsOf, rowsOf } from "./compile-law-topic.ts";
import type { LawDefaults, LawFileInput, JurisdictionLawInput, LawRow } from "./compile-law-topic.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf, rangeOfKey } from "../position/yaml-file.ts";
import type { LawSites } from "./law-sources.ts";
import { checkEmpty, checkSharedQuotes } from "./law-quotes.ts";
import { checkReview } from "./law-review.ts";
import { checkSource } from "./law-source.ts";
import { checkValue, rangeInRow } from "./law-values.ts";

const dates = ["from", "to", "checked", "review_by"] as const;

const checkDates = (entry: LawRow, report: Report): void => {
  const { row } = entry;
  for (const key of dates) {
    const day = row[key];
    if (day !== undefined && !parseIsoDate(day))
      report("CW015", rangeInRow(entry, key), `There is no day ${quoted(day)}.`);
  }
  const { from, to, checked, review_by: reviewBy } = row;
  if (from !== undefined && to !== undefined && to < from)
    report("CW064", rangeInRow(entry, "to"), "The value ends before it begins.");
  if (checked !== undefined && reviewBy !== undefined && reviewBy <= checked) {
    report("CW064", rangeInRow(entry, "review_by"), "The day of review is not after the day of reading.");
  }
};

const needed = ["from", "cite", "source", "checked", "review_by"] as const;

const checkWhole = (entry: LawRow, report: Report): void => {
  const missing = needed.filter((key) => entry.row[key] === undefined);
  if (missing.length === 0) return;
  const message = `The value lacks ${missing.join(", ")}.`;
  report("CW014", rangeInRow(entry), message, "Give it with the row, with the place, or under defaults.");
};

const checkQuote = (entry: LawRow, jurisdiction: JurisdictionLawInput, report: Report): void => {
  const { row } = entry;
  if ((row.status ?? jurisdiction.status) === "confirmed" && row.quote === undefined) {
    const message = "A confirmed value quotes the words that were read.";
    report("CW061", rangeInRow(entry), message, "Add quote: …, or set the status to secondary.");
  }
  const words = row.quote?.split(/\s+/).length ?? 0;
  if (words > 25) report("CW061", rangeInRow(entry, "quote"), `The quotation has ${words} words; 25 is the most.`);
};

/** Checks that a citation has the jurisdiction's usual form and is not another jurisdiction's. */
const checkCite = (entry: LawRow, code: string, jurisdictions: readonly Jurisdiction[], report: Report): void => {
  const { cite } = entry.row;
  if (cite === undefined) return;
  const at = "cite" in entry.own ? rangeInRow(entry, "cite") : rangeInRow(entry);
  if (/§[^\s§]|\b(?:[Ss]ec(?:tion|\.))\s*\d/.test(cite))
    report("CW077", at, `"${cite}" does not have the form of a citation.`, "Write the sign and a space: § 12.");
  const begins = ({ cites }: Jurisdiction): boolean => (cites ?? []).some((start) => cite.startsWith(`${start} `));
  const other = jurisdictions.find((place) => place.code !== code && begins(place));
  const own = jurisdictions.find((place) => place.code === code);
  if (!other || !own?.cites || begins(own)) return;
  report("CW077", at, `"${cite}" is law of ${other.names["en"] ?? other.code}, and the row is that of ${code}.`);
};

const checkOverlap = (rows: readonly LawRow[], report: Report): void => {
  const seen = new Set<string>();
  for (const entry of rows) {
    const { from } = entry.row;
    if (from === undefined) continue;
    if (seen.has(from)) report("CW064", rangeInRow(entry, "from"), `Two values begin on ${from}.`);
    seen.add(from);
  }
};

/** The expectations that the rows of a topic are checked against. */
export type LawCheckContext = {
  readonly jurisdictions: readonly Jurisdiction[];
  readonly sites: LawSites | null;
  readonly today: string | undefined;
};

/** Rows in force today or later; older ones need no review. */
const applicableRows =
  (jurisdiction: JurisdictionLawInput, defaults: LawDefaults | undefined, today: string) =>
  (column: string): readonly LawRow[] => {
    const rows = rowsOf(jurisdiction, column, defaults);
    const all = rows.map(({ row }) => row);
    return rows.filter(({ row }) => !isSuperseded(row, all, today));
  };

const checkPlace = (
  input: LawFileInput,
  code: string,
  { jurisdictions: places, sites, today }: LawCheckContext,
  report: Report,
): void => {
  const jurisdiction = input.places?.[code] ?? {};
  const columns = input.columns ?? {};
  const { defaults } = input;
  for (const column of columnsOf(jurisdiction)) {
    const shape = Object.hasOwn(columns, column) ? columns[column] : undefined;
    if (!shape) {
      report(
        "CW021",
        rangeOfKey(jurisdiction, column),
        `There is no column ${quoted(column)}.`,
        didYouMean(column, Object.keys(columns)),
      );
      continue;
    }
    const rows = rowsOf(jurisdiction, column, defaults);
    checkOverlap(rows, report);
    for (const row of rows) {
      checkWhole(row, report);
      checkDates(row, report);
      checkQuote(row, jurisdiction, report);
      checkSource(row, row.row.status ?? jurisdiction.status, sites, report);
      checkCite(row, code, places, report);
      checkValue(row, shape, report);
      checkEmpty(row, report);
    }
  }
  checkSharedQuotes(
    columnsOf(jurisdiction).flatMap((column) => rowsOf(jurisdiction, column, defaults)),
    jurisdiction.status,
    report,
  );
  if (today !== undefined)
    checkReview(columnsOf(jurisdiction).flatMap(applicableRows(jurisdiction, defaults, today)), code, today, report);
  if (jurisdiction.status !== "unknown" && columnsOf(jurisdiction).length === 0) {
    report(
      "CW061",
      rangeOf(jurisdiction, "status"),
      "A known status needs a value.",
      "Give a dated value, or write status: unknown.",
    );
  }
};

/** Checks law data: jurisdictions and columns are complete, and every value has dates, a citation and a quotation. */
export const checkLaw = (input: LawFileInput, checkContext: LawCheckContext, report: Report): void => {
  const { jurisdictions: places } = checkContext;
  const known = new Set(places.map(({ code }) => code));
  const { falls_back_to: wider } = input;
  if (wider !== undefined && !Object.hasOwn(input.places ?? {}, wider)) {
    report("CW021", rangeOf(input, "falls_back_to"), `There are no rows of "${wider}" to fall back to.`);
  }
  for (const column of Object.keys(input.columns ?? {})) {
    if (!reservedColumns.includes(column)) continue;
    report(
      "CW023",
      rangeOfKey(input.columns ?? {}, column),
      `"${column}" has a fixed meaning in law data.`,
      "Choose another name.",
    );
  }
  for (const code of Object.keys(input.places ?? {})) {
    if (known.size > 0 && !known.has(code)) {
      report(
        "CW060",
        rangeOfKey(input.places ?? {}, code),
        `There is no place ${quoted(code)}.`,
        didYouMean(code, known),
      );
    }
    checkPlace(input, code, checkContext, report);
  }
};
