import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCatalogPath } from "../../../src/compiler/sources/catalog-path.ts";
import { normalizeId } from "../../../src/compiler/sources/dependencies.ts";
import { printProblems } from "../../../src/compiler/problems/print-problems.ts";
import { addLawRow } from "../../../src/compiler/templates/add-law-row.ts";
import type { LawRowProblem, NewLawRow } from "../../../src/compiler/templates/add-law-row.ts";
import { SOURCE_LANGUAGE } from "../../../src/model/site/screen-language.ts";
import type { CompiledCatalog } from "../../../src/compiler/catalog/catalog.ts";
import { addMonths, isoDate, parseIsoDate } from "../../../src/values/date.ts";
import { ROOT, openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { readCatalog } from "../../build/catalog/read-catalog.ts";
import { readToday } from "../open-page.ts";
import { UsageError } from "../cli-verb.ts";
import { boundaryCases } from "./boundary-cases.ts";

export const ADD_FLAGS = {
  column: { type: "string" },
  from: { type: "string" },
  value: { type: "string" },
  cite: { type: "string" },
  source: { type: "string" },
  quote: { type: "string" },
  note: { type: "string" },
  status: { type: "string" },
  checked: { type: "string" },
  "review-by": { type: "string" },
} as const;

type AddFlags = { readonly [flag in keyof typeof ADD_FLAGS]?: string };

const needed = (flags: AddFlags, flag: keyof typeof ADD_FLAGS): string => {
  const value = flags[flag];
  if (value === undefined || value === "") throw new UsageError(`law add needs --${flag}.`);
  return value;
};

const dayOf = (flags: AddFlags, flag: "from" | "checked" | "review-by", usual?: string): string => {
  const day = parseIsoDate(flags[flag] ?? usual ?? needed(flags, flag));
  if (!day) throw new UsageError(`--${flag} is not a valid date. Use the format 2026-11-20.`);
  return isoDate(day);
};

const rowOf = (place: string, column: string, flags: AddFlags): NewLawRow => {
  const today = readToday(flags.checked);
  const { quote, note } = flags;
  return {
    place,
    column,
    from: dayOf(flags, "from"),
    value: needed(flags, "value"),
    cite: needed(flags, "cite"),
    source: needed(flags, "source"),
    // An author who has read the legal text itself says "confirmed".
    status: flags.status ?? "secondary",
    checked: isoDate(today),
    reviewBy: dayOf(flags, "review-by", isoDate(addMonths(today, 12))),
    ...(quote === undefined ? {} : { quote }),
    ...(note === undefined ? {} : { note }),
  };
};

const REFUSALS: { readonly [Problem in LawRowProblem]: (row: NewLawRow) => string } = {
  unreadable: ({ place }) => `The entry of ${place} is not written as a list of lines; add the row by hand.`,
  no_such_column: ({ column }) => `The topic has no column "${column}": declare it under columns first.`,
  day_taken: ({ column, place, from }) => `${column} of ${place} has a row from ${from} already; change that one.`,
};

const fileOf = (topic: string): string => {
  const files = readCatalog(ROOT).filter(({ path }) => readCatalogPath(path)?.schema === "law");
  const found = files.find(({ path }) => readCatalogPath(path)?.id === normalizeId(topic));
  if (found) return found.path;
  throw new UsageError(`There is no topic "${topic}" in catalog/law.`);
};

const onlyColumn = (catalog: CompiledCatalog, topic: string): string => {
  const columns = Object.keys(catalog.law[topic.replaceAll("-", "_")]?.columns ?? {});
  if (columns.length === 1) return columns[0]!;
  throw new UsageError(`law add needs --column: one of ${columns.join(", ")}.`);
};

/** The pages that read the topic, each with the cases that the new row asks for. */
const reportPages = ({ definitions, tools }: CompiledCatalog, topic: string, row: NewLawRow): void => {
  const from = parseIsoDate(row.from)!;
  for (const page of [...tools.values(), ...definitions.values()].filter(
    ({ language }) => language === SOURCE_LANGUAGE,
  )) {
    const use = page.law?.topics.some((name) => normalizeId(page.law?.topicOf?.[name] ?? name) === topic);
    console.log(
      `\nread by ${page.id}${use && page.law ? `; it needs:\n${boundaryCases(page.law, { ...row, from })}` : ""}`,
    );
  }
};

/**
 * Writes a row into a topic's file, unless it makes the catalog wrong, and prints the pages that read the topic and the
 * cases that the row asks for. Returns the exit code.
 */
export const addRow = (topic: string, place: string, flags: AddFlags): number => {
  const path = fileOf(topic);
  const catalog = openCatalog();
  const row = rowOf(
    place,
    flags.column ?? onlyColumn(catalog.compilePage(null, ["law", "law-sources", "places"]), topic),
    flags,
  );
  const added = addLawRow(readFileSync(join(ROOT, path), "utf8"), row);
  if (!added.ok) throw new UsageError(REFUSALS[added.problem](row));
  catalog.set(path, added.text);
  const compiled = catalog.compileAffected([path]);
  const wrong = compiled.problems.filter(({ file, severity }) => severity === "error" && file === path);
  if (wrong.length > 0) {
    console.log(`${printProblems(wrong, "text")}\nnothing was written`);
    return 1;
  }
  writeFileSync(join(ROOT, path), added.text);
  console.log(`wrote ${path}: ${row.column} of ${place} from ${row.from}`);
  reportPages(compiled, normalizeId(topic), row);
  return 0;
};
