import type { LawStatus } from "../../model/law.ts";
import type { LawRow } from "./compile-law-topic.ts";
import type { Report } from "../problems/problem.ts";
import { rangeInRow } from "./law-values.ts";

const NUMBER =
  /\d|[一二三四五六七八九十百千万]|[½⅓¼¾]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter|equal|equally|no|not|without|all|each)\b/i;

const figureOf = ({ value }: LawRow["row"]): string | null =>
  typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value)) ? String(value) : null;

/** Reports one quotation without numbers that is cited for several figures of a jurisdiction. */
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
    report("CW225", rangeInRow(shared[0]!, "quote"), message, "Quote for each figure the words that state it.");
  }
};

const isEmpty = (value: unknown): boolean =>
  value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

/** Reports empty values; null means that the law sets none. */
export const checkEmpty = (entry: LawRow, report: Report): void => {
  if (!isEmpty(entry.row.value)) return;
  const advice = "Write null where the law sets none, or leave the column out where nobody has read it.";
  report("CW226", rangeInRow(entry, "value"), "The value is empty.", advice);
};
