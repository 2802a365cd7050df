import type { Place as LegalPlace } from "../../model/place.ts";
import { columnsOf, rowsOf } from "../kinds/law.ts";
import type { LawFileInput, LawPlaceInput, LawRowInput } from "../kinds/law.ts";
import { reservedColumns } from "../../law/law-types.ts";
import { didYouMean } from "../problem.ts";
import type { Report } from "../problem.ts";
import { parseIsoDate } from "../../values/date.ts";
import { placeOf, placeOfKey } from "../yaml-file.ts";

const dates = ["from", "to", "checked", "review_by"] as const;

const checkDates = (row: LawRowInput, today: string | undefined, report: Report): void => {
  for (const key of dates) {
    const day = row[key];
    if (day !== undefined && !parseIsoDate(day)) report("CW015", placeOf(row, key), `There is no day "${day}".`);
  }
  const { from, to, checked, review_by: reviewBy } = row;
  if (from !== undefined && to !== undefined && to < from)
    report("CW064", placeOf(row, "to"), "The value ends before it begins.");
  if (checked !== undefined && reviewBy !== undefined && reviewBy <= checked) {
    report("CW064", placeOf(row, "review_by"), "The day of review is not after the day of reading.");
  }
  if (today !== undefined && reviewBy !== undefined && reviewBy < today) {
    report("CW062", placeOf(row, "review_by"), `This value should have been read again by ${reviewBy}.`);
  }
};

const checkQuote = (row: LawRowInput, place: LawPlaceInput, report: Report): void => {
  if (place.status === "confirmed" && row.quote === undefined) {
    const message = "A confirmed value quotes the words that were read.";
    report("CW061", placeOf(row), message, "Add quote: …, or set the status to secondary.");
  }
  const words = row.quote?.split(/\s+/).length ?? 0;
  if (words > 25) report("CW061", placeOf(row, "quote"), `The quotation has ${words} words; 25 is the most.`);
};

const checkOverlap = (rows: readonly LawRowInput[], report: Report): void => {
  const seen = new Set<string>();
  for (const row of rows) {
    if (row.from === undefined) continue;
    if (seen.has(row.from)) report("CW064", placeOf(row, "from"), `Two values begin on ${row.from}.`);
    seen.add(row.from);
  }
};

const tableModes = ["marginal", "whole_amount", "cliff"];

const isTable = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return "list";
  if (isTable(value)) return "table";
  return typeof value === "string" ? "text" : typeof value;
};

const fits = (value: unknown, wanted: string): boolean => {
  if (value === null || value === undefined) return true;
  if (wanted === "date") return typeof value === "string" && parseIsoDate(value) !== null;
  if (wanted === "number")
    return typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value));
  return typeOf(value) === wanted || (wanted === "table" && Array.isArray(value));
};

const checkValue = (row: LawRowInput, wanted: string, report: Report): void => {
  if (!fits(row.value, wanted)) {
    report("CW013", placeOf(row, "value"), `This column holds ${wanted === "text" ? "text" : `a ${wanted}`}.`);
  }
  if (isTable(row.value) && !tableModes.includes(String(row.value["mode"]))) {
    const message = "A bracket table says how its rates are applied.";
    report("CW065", placeOf(row, "value"), message, `Add mode: ${tableModes.join(" | ")}.`);
  }
};

const checkPlace = (input: LawFileInput, place: LawPlaceInput, today: string | undefined, report: Report): void => {
  const columns = input.columns ?? {};
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
    const rows = rowsOf(place, column);
    checkOverlap(rows, report);
    for (const row of rows) {
      checkDates(row, today, report);
      checkQuote(row, place, report);
      checkValue(row, shape.type ?? "number", report);
    }
  }
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
export const checkLaw = (
  input: LawFileInput,
  places: readonly LegalPlace[],
  today: string | undefined,
  report: Report,
): void => {
  const known = new Set(places.map(({ code }) => code));
  for (const column of Object.keys(input.columns ?? {})) {
    if (!reservedColumns.includes(column)) continue;
    report(
      "CW023",
      placeOfKey(input.columns ?? {}, column),
      `"${column}" has a fixed meaning in law data.`,
      "Choose another name.",
    );
  }
  for (const [code, place] of Object.entries(input.places ?? {})) {
    if (known.size > 0 && !known.has(code)) {
      report("CW060", placeOfKey(input.places ?? {}, code), `There is no place "${code}".`, didYouMean(code, known));
    }
    checkPlace(input, place, today, report);
  }
};
