import { lawSourceCodes } from "../../../src/compiler/problems/law-source-codes.ts";
import { printProblems } from "../../../src/compiler/problems/print-problems.ts";
import { isSuperseded } from "../../../src/law/superseded.ts";
import type { LawByTopic } from "../../../src/model/law.ts";
import { isoDate } from "../../../src/values/date.ts";
import { compiledCatalog, openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { ADD_FLAGS, addRow } from "../law/add-row.ts";
import { readToday } from "../open-page.ts";
import { UsageError, parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

type StaleLawRow = {
  readonly topic: string;
  readonly place: string;
  readonly column: string;
  readonly from: string;
  readonly cite: string;
  readonly source: string;
  readonly checked: string;
  readonly review_by: string;
};

/** Law values in force on a date (ISO) or later whose review date has passed by then, the longest overdue first. */
export const staleLaw = (law: LawByTopic, on: string): readonly StaleLawRow[] =>
  Object.entries(law)
    .flatMap(([topic, { places }]) =>
      Object.entries(places).flatMap(([place, { columns }]) =>
        Object.entries(columns).flatMap(([column, rows]) =>
          rows
            .filter((row) => row.reviewBy < on && !isSuperseded(row, rows, on))
            .map(({ from, cite, source, checked, reviewBy }) => ({
              topic,
              place,
              column,
              from,
              cite,
              source,
              checked,
              review_by: reviewBy,
            })),
        ),
      ),
    )
    .toSorted((a, b) => a.review_by.localeCompare(b.review_by) || a.topic.localeCompare(b.topic));

const LAW = ["law", "law-sources", "places"] as const;

const line = (row: StaleLawRow): string =>
  [`${row.review_by}`, row.topic, row.place, row.column, row.from, row.cite, row.source].join("\t");

const SOURCE_CODES = new Set<string>([...Object.keys(lawSourceCodes), "CW060", "CW061", "CW064", "CW077"]);

/** Verifies the sources of law as far as possible without opening a link. Exit code 1 on any problem. */
const checkSources = (format: "text" | "json"): number => {
  const found = compiledCatalog().problems.filter(({ code }) => SOURCE_CODES.has(code));
  const printed = printProblems(found, format);
  if (printed) console.log(printed);
  if (format === "text") console.log(`${found.length} problems in the sources of law`);
  return found.length === 0 ? 0 : 1;
};

/** Lists the values of the law that are past their day of review, checks the sources (exit code 1 when there are any), or adds a row. */
export const law: CliVerb = {
  usage:
    "law stale [--on 2027-06-30] [--format text|json] | law check-sources [--format text|json] | law add <topic> <place> [--column c] --from D --value V --cite C --source URL [--quote Q] [--note N] [--status confirmed|secondary] [--checked D] [--review-by D]",
  summary: "law values that are due for review, problems in their sources, or a new row with the cases it needs",
  run: (args) => {
    if (args[0] === "add") {
      const { words, flags } = parseArguments(args, 3, ADD_FLAGS);
      return Promise.resolve(addRow(words[1] ?? "", words[2] ?? "", flags));
    }
    const { words, flags } = parseArguments(args, 1, { on: { type: "string" }, format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json"]);
    if (words[0] === "check-sources") return Promise.resolve(checkSources(format));
    if (words[0] !== "stale")
      throw new UsageError(`There is no "law ${words[0] ?? ""}": use law stale, law check-sources or law add.`);
    const found = staleLaw(openCatalog().compilePage(null, LAW).law, isoDate(readToday(flags.on)));
    console.log(format === "json" ? JSON.stringify(found, null, 2) : found.map(line).join("\n"));
    return Promise.resolve(found.length === 0 ? 0 : 1);
  },
};
