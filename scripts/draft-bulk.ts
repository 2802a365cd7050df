import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CompiledCatalog } from "../src/compile/catalog.ts";
import type { RawAnswers } from "../src/model/answers.ts";
import type { DocumentDefinition } from "../src/model/definition.ts";
import { openAnswers, readToday } from "./open-page.ts";
import { readCsv } from "./read-csv.ts";
import { WrongCall } from "./verbs/verb.ts";
import { writeDraft } from "./write-draft.ts";

type Tree = { [key: string]: Tree | string };

/** Columns such as "tenants.1.name" build lists and parts; "yes" and "no" columns stay text, the field reads them. */
const treeOf = (row: Readonly<Record<string, string>>): Tree => {
  const tree: Tree = {};
  for (const [column, cell] of Object.entries(row)) {
    if (cell.trim() === "" || column === "file") continue;
    const keys = column.split(".");
    let at: Tree = tree;
    for (const key of keys.slice(0, -1)) {
      const next = at[key];
      at = typeof next === "object" ? next : (at[key] = {});
    }
    at[keys.at(-1)!] = cell;
  }
  return tree;
};

const listsOf = (tree: Tree | string): RawAnswers | string | readonly (RawAnswers | string)[] => {
  if (typeof tree === "string") return tree;
  const keys = Object.keys(tree);
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key)))
    return keys.sort((a, b) => Number(a) - Number(b)).map((key) => listsOf(tree[key]!) as RawAnswers | string);
  return Object.fromEntries(keys.map((key) => [key, listsOf(tree[key]!)])) as RawAnswers;
};

const readRows = (file: string): readonly Readonly<Record<string, string>>[] => {
  try {
    return readCsv(readFileSync(file, "utf8"));
  } catch {
    throw new WrongCall(`${file} cannot be read.`);
  }
};

type BulkFlags = { readonly today?: string; readonly kind?: string };

/**
 * One document for each row of a table; a faulty row is told with its number and the others are still made.
 *
 * The exit code: 0 when every row was written, 1 otherwise. The column "file" names the file ("smith.docx").
 */
export const draftBulk = async (
  compiled: CompiledCatalog,
  definition: DocumentDefinition,
  table: string,
  folder: string,
  flags: BulkFlags,
): Promise<number> => {
  const rows = readRows(table);
  if (rows.length === 0) throw new WrongCall(`${table} holds no rows.`);
  mkdirSync(folder, { recursive: true });
  const today = readToday(flags.today);
  let failed = 0;
  for (const [position, row] of rows.entries()) {
    const page = openAnswers(compiled, definition, listsOf(treeOf(row)) as RawAnswers, today);
    const out = join(
      folder,
      (row["file"]?.trim() || `${definition.id}-${position + 1}.docx`).replaceAll(/[\\/]/g, "-"),
    );
    const report = await writeDraft(definition, page, out);
    if (!report.fine) failed += 1;
    for (const line of report.lines) console.log(`row ${position + 1}: ${line}`);
  }
  console.log(`${rows.length - failed} of ${rows.length} documents written`);
  return failed === 0 ? 0 : 1;
};
