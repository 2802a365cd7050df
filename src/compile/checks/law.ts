import type { Place as LegalPlace } from "../../model/place.ts";
import { reservedColumns } from "../../law/law-types.ts";
import { isSuperseded } from "../../law/superseded.ts";
import { parseIsoDate } from "../../values/date.ts";
import { columnsOf, rowsOf } from "../kinds/law.ts";
import type { LawDefaults, LawFileInput, LawPlaceInput, LawRow } from "../kinds/law.ts";
import { didYouMean, quoted } from "../problem.ts";
import type { Report } from "../problem.ts";
import { placeOf, placeOfKey } from "../yaml-file.ts";
import type { LawSites } from "../kinds/law-sources.ts";
import { checkEmpty, checkSharedQuotes } from "./law-quotes.ts";
import { checkReview } from "./law-review.ts";
import { checkSource } from "./law-source.ts";
import { checkValue, placeInRow } from "./law-values.ts";

const dates = ["from", "to", "checked", "review_by"] as const;

const checkDates = (one: LawRow, report: Report): void => {
  const { row } = one;
  for (const key of dates) {
    const day = row[key];
    if (day !== undefined && !parseIsoDate(day))
      report("CW015", placeInRow(one, key), `There is no day ${quoted(day)}.`);
  }
  const { from, to, checked, review_by: reviewBy } = row;
  if (from !== undefined && to !== undefined && to < from)
    report("CW064", placeInRow(one, "to"), "The value ends before it begins.");
  if (checked !== undefined && reviewBy !== undefined && reviewBy <= checked) {
    report("CW064", placeInRow(one, "review_by"), "The day of review is not after the day of reading.");
  }
};

const needed = ["from", "cite", "source", "checked", "review_by"] as const;

const checkWhole = (one: LawRow, report: Report): void => {
  const missing = needed.filter((key) => one.row[key] === undefined);
  if (missing.length === 0) return;
  const message = `The value lacks ${missing.join(", ")}.`;
  report("CW014", placeInRow(one), message, "Give it with the row, with the place, or under defaults.");
};

const checkQuote = (one: LawRow, place: LawPlaceInput, report: Report): void => {
  const { row } = one;
  if ((row.status ?? place.status) === "confirmed" && row.quote === undefined) {
    const message = "A confirmed value quotes the words that were read.";
    report("CW061", placeInRow(one), message, "Add quote: …, or set the status to secondary.");
  }
  const words = row.quote?.split(/\s+/).length ?? 0;
  if (words > 25) report("CW061", placeInRow(one, "quote"), `The quotation has ${words} words; 25 is the most.`);
};

/** A citation has the form lawyers of the place use, and is not one of another place. */
const checkCite = (one: LawRow, code: string, places: readonly LegalPlace[], report: Report): void => {
  const { cite } = one.row;
  if (cite === undefined) return;
  const at = "cite" in one.own ? placeInRow(one, "cite") : placeInRow(one);
  if (/§[^\s§]|\b(?:[Ss]ec(?:tion|\.))\s*\d/.test(cite))
    report("CW077", at, `"${cite}" does not have the form of a citation.`, "Write the sign and a space: § 12.");
  const begins = ({ cites }: LegalPlace): boolean => (cites ?? []).some((start) => cite.startsWith(`${start} `));
  const other = places.find((place) => place.code !== code && begins(place));
  const own = places.find((place) => place.code === code);
  if (!other || !own?.cites || begins(own)) return;
  report("CW077", at, `"${cite}" is law of ${other.names["en"] ?? other.code}, and the row is that of ${code}.`);
};

const checkOverlap = (rows: readonly LawRow[], report: Report): void => {
  const seen = new Set<string>();
  for (const one of rows) {
    const { from } = one.row;
    if (from === undefined) continue;
    if (seen.has(from)) report("CW064", placeInRow(one, "from"), `Two values begin on ${from}.`);
    seen.add(from);
  }
};

/** Everything a row is held against besides itself. */
export type AroundLaw = {
  readonly places: readonly LegalPlace[];
  readonly sites: LawSites | null;
  readonly today: string | undefined;
};

/** The rows of a column that apply today or later; older ones need not be read again. */
const applicableRows =
  (place: LawPlaceInput, defaults: LawDefaults | undefined, today: string) =>
  (column: string): readonly LawRow[] => {
    const rows = rowsOf(place, column, defaults);
    const all = rows.map(({ row }) => row);
    return rows.filter(({ row }) => !isSuperseded(row, all, today));
  };

const checkPlace = (input: LawFileInput, code: string, { places, sites, today }: AroundLaw, report: Report): void => {
  const place = input.places?.[code] ?? {};
  const columns = input.columns ?? {};
  const { defaults } = input;
  for (const column of columnsOf(place)) {
    const shape = Object.hasOwn(columns, column) ? columns[column] : undefined;
    if (!shape) {
      report(
        "CW021",
        placeOfKey(place, column),
        `There is no column "${column}".`,
        didYouMean(column, Object.keys(columns)),
      );
      continue;
    }
    const rows = rowsOf(place, column, defaults);
    checkOverlap(rows, report);
    for (const row of rows) {
      checkWhole(row, report);
      checkDates(row, report);
      checkQuote(row, place, report);
      checkSource(row, row.row.status ?? place.status, sites, report);
      checkCite(row, code, places, report);
      checkValue(row, shape, report);
      checkEmpty(row, report);
    }
  }
  checkSharedQuotes(
    columnsOf(place).flatMap((column) => rowsOf(place, column, defaults)),
    place.status,
    report,
  );
  if (today !== undefined)
    checkReview(columnsOf(place).flatMap(applicableRows(place, defaults, today)), code, today, report);
  if (place.status !== "unknown" && columnsOf(place).length === 0) {
    report(
      "CW061",
      placeOf(place, "status"),
      "A known status needs a value.",
      "Give a dated value, or write status: unknown.",
    );
  }
};

/** Law data is complete: every place and column exists, every value is dated, cited and quoted. */
export const checkLaw = (input: LawFileInput, around: AroundLaw, report: Report): void => {
  const { places } = around;
  const known = new Set(places.map(({ code }) => code));
  const { falls_back_to: wider } = input;
  if (wider !== undefined && !Object.hasOwn(input.places ?? {}, wider)) {
    report("CW021", placeOf(input, "falls_back_to"), `There are no rows of "${wider}" to fall back to.`);
  }
  for (const column of Object.keys(input.columns ?? {})) {
    if (!reservedColumns.includes(column)) continue;
    report(
      "CW023",
      placeOfKey(input.columns ?? {}, column),
      `"${column}" has a fixed meaning in law data.`,
      "Choose another name.",
    );
  }
  for (const code of Object.keys(input.places ?? {})) {
    if (known.size > 0 && !known.has(code)) {
      report("CW060", placeOfKey(input.places ?? {}, code), `There is no place "${code}".`, didYouMean(code, known));
    }
    checkPlace(input, code, around, report);
  }
};
