import { mkdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { CompiledCatalog } from "../../src/compiler/catalog/catalog.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import { outputFormat, outputFormats } from "../../src/outputs/output-formats.ts";
import type { DraftReport } from "./draft-report.ts";
import { openFilledForm, readSettings, readToday } from "./open-page.ts";
import { readCsv } from "./read-csv.ts";
import type { CsvRow } from "./read-csv.ts";
import { UsageError } from "./cli-verb.ts";
import { writeDraft } from "./write-draft.ts";

type AnswerTree = { [key: string]: AnswerTree | string };

// Without the members every object has: a column may be called "__proto__".
const branch = (): AnswerTree => Object.create(null) as AnswerTree;

/** Columns such as "tenants.1.name" build lists and parts; "yes" and "no" columns stay text, the field reads them. */
const treeOf = (row: Readonly<Record<string, string>>): AnswerTree => {
  const tree = branch();
  for (const [column, cell] of Object.entries(row)) {
    if (cell.trim() === "" || column === "file") continue;
    const keys = column.split(".");
    let at: AnswerTree = tree;
    for (const key of keys.slice(0, -1)) {
      const next = at[key];
      at = typeof next === "object" ? next : (at[key] = branch());
    }
    at[keys.at(-1)!] = cell;
  }
  return tree;
};

const listsOf = (tree: AnswerTree | string): RawAnswers | string | readonly (RawAnswers | string)[] => {
  if (typeof tree === "string") return tree;
  const keys = Object.keys(tree);
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key)))
    return keys.sort((a, b) => Number(a) - Number(b)).map((key) => listsOf(tree[key]!) as RawAnswers | string);
  return Object.fromEntries(keys.map((key) => [key, listsOf(tree[key]!)])) as RawAnswers;
};

const readRows = (file: string): readonly CsvRow[] => {
  try {
    return readCsv(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new UsageError(`The folder ${folder} cannot be made.`);
  }
};

const fileOf = ({ cells }: CsvRow, id: string, number: number): string =>
  (cells["file"]?.trim() || `${id}-${number}.docx`).replaceAll(/[\\/]/g, "-");

/** Why a row cannot be read or written, regardless of its answers. */
const rowProblem = ({ tooMany }: CsvRow, file: string, written: ReadonlySet<string>): string | null => {
  if (tooMany > 0) return `it has more cells than there are columns: put a text with a comma in double quotes`;
  if (written.has(file.toLowerCase())) return `another row writes "${file}"`;
  const endings = outputFormats.map((one) => `.${one.extension}`).join(", ");
  return outputFormat(extname(file).slice(1)) ? null : `"${file}" must end in one of ${endings}`;
};

const rejectedRow = (fault: string): DraftReport => ({
  fine: false,
  problems: [{ path: "", code: "row", message: fault }],
  warnings: [],
  blanks: [],
  exit: null,
  lines: [`problem: ${fault}`, "nothing was written"],
  out: null,
});

type BulkFlags = {
  readonly omitsNote?: boolean;
  readonly today?: string;
  readonly settings?: string;
  readonly format: "text" | "json";
};

const printReports = (reports: readonly DraftReport[], format: BulkFlags["format"]): void => {
  if (format === "json") {
    const rows = reports.map((report, index) => ({ row: index + 1, ...report }));
    return console.log(JSON.stringify(rows, null, 2));
  }
  for (const [index, { lines }] of reports.entries())
    for (const line of lines) console.log(`row ${index + 1}: ${line}`);
  console.log(`${reports.filter(({ fine }) => fine).length} of ${reports.length} documents written`);
};

/**
 * Drafts one document for each row of a table; an invalid row is reported with its number and the others are still
 * written.
 *
 * Exit code: 0 when every row was written, 1 otherwise. The column "file" names the output file ("smith.docx").
 */
export const draftBulk = async (
  compiled: CompiledCatalog,
  definition: DocumentDefinition,
  table: string,
  folder: string,
  flags: BulkFlags,
): Promise<number> => {
  const rows = readRows(table);
  if (rows.length === 0) throw new UsageError(`${table} holds no rows.`);
  const today = readToday(flags.today);
  const settings = readSettings(compiled, flags.settings);
  makeFolder(folder);
  const written = new Set<string>();
  const draft = async (row: CsvRow, number: number): Promise<DraftReport> => {
    const file = fileOf(row, definition.id, number);
    const fault = rowProblem(row, file, written);
    if (fault !== null) return rejectedRow(fault);
    const page = openFilledForm(compiled, definition, listsOf(treeOf(row.cells)) as RawAnswers, today, settings);
    const report = await writeDraft(definition, page, join(folder, file), flags);
    if (report.fine) written.add(file.toLowerCase());
    return report;
  };
  const reports: DraftReport[] = [];
  for (const [index, row] of rows.entries()) reports.push(await draft(row, index + 1));
  printReports(reports, flags.format);
  return reports.every(({ fine }) => fine) ? 0 : 1;
};
