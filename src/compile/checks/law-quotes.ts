import type { LawStatus } from "../../model/law.ts";
import type { LawRow } from "../kinds/law.ts";
import type { Report } from "../problem.ts";
import { placeInRow } from "./law-values.ts";

const NUMBER =
  /\d|[一二三四五六七八九十百千万]|[½⅓¼¾]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter|equal|equally|no|not|without|all|each)\b/i;

const figureOf = ({ value }: LawRow["row"]): string | null =>
  typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value)) ? String(value) : null;

/** One quotation without any number does not prove several different figures of a place. */
export const checkSharedQuotes = (
  rows: readonly LawRow[],
  placeStatus: LawStatus | undefined,
  report: Report,
): void => {
  const confirmed = rows.filter(({ row }) => (row.status ?? placeStatus) === "confirmed");
  const quotes = new Set(confirmed.flatMap(({ row }) => row.quote ?? []));
  for (const quote of quotes) {
    if (NUMBER.test(quote)) continue;
    const shared = confirmed.filter(({ row }) => row.quote === quote && figureOf(row) !== null);
    const figures = new Set(shared.map(({ row }) => figureOf(row)));
    if (figures.size < 2) continue;
    const message = `One quotation without a number is given for ${[...figures].join(" and ")}.`;
    report("CW225", placeInRow(shared[0]!, "quote"), message, "Quote for each figure the words that state it.");
  }
};

const isEmpty = (value: unknown): boolean =>
  value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

/** A value is something, or null where the law sets none. */
export const checkEmpty = (one: LawRow, report: Report): void => {
  if (!isEmpty(one.row.value)) return;
  const advice = "Write null where the law sets none, or leave the column out where nobody has read it.";
  report("CW226", placeInRow(one, "value"), "The value is empty.", advice);
};
