import type { Problem } from "../model/problem.ts";
import { readCatalogPath } from "./catalog-path.ts";
import type { CatalogPath } from "./catalog-path.ts";
import { checkShape } from "./check-shape.ts";
import { quoted, reportInto } from "./problem.ts";
import type { Report } from "./problem.ts";
import { readYaml } from "./read-yaml.ts";
import { nothingIn, placeOf } from "./yaml-file.ts";
import type { YamlFile } from "./yaml-file.ts";

/** A file of the catalog, read and checked for shape; what does not fit is left out of `input`. */
export type CatalogSource = {
  /** Null for a file that does not belong anywhere. */
  readonly where: CatalogPath | null;
  readonly file: YamlFile;
  readonly input: object;
  readonly problems: readonly Problem[];
};

/** A file of a known kind. */
export type PlacedSource = CatalogSource & { readonly where: CatalogPath };

const misplaced =
  "The folder decides what a file is: documents, calculators, checkers, tools, clauses, playbooks, law or pages.";

const misnamed = "A file of the catalog is named in small letters and ends in .yaml.";

const checkName = ({ id }: CatalogPath, input: object, report: Report): void => {
  const named: unknown = "id" in input ? input.id : "topic" in input ? input.topic : undefined;
  if (typeof named !== "string" || named.replaceAll("_", "-") === id.replaceAll("_", "-")) return;
  const message = `The file is named "${id}", but its id is ${quoted(named)}.`;
  report("CW010", placeOf(input, "id" in input ? "id" : "topic"), message, "Give both the same name.");
};

const checkLanguage = ({ language }: CatalogPath, input: { language?: string }, report: Report): void => {
  if (language === "en" || input.language === undefined || input.language === language) return;
  const message = `The file is named for the language "${language}" and says ${quoted(input.language)}.`;
  report("CW010", placeOf(input, "language"), message, `Write language: ${language}, or name the file anew.`);
};

/** Reads one file of the catalog. */
export const readSource = (path: string, text: string): CatalogSource => {
  const where = readCatalogPath(path);
  const file = readYaml(path, text);
  const problems: Problem[] = [...file.problems];
  const report = reportInto(problems);
  if (!where) {
    report(
      "CW010",
      { file, from: 0, to: 1 },
      "No file of the catalog belongs here.",
      path.endsWith(".yaml") ? misplaced : misnamed,
    );
    return { where, file, input: {}, problems };
  }
  const input: { id?: string; language?: string } = checkShape(file, where.schema, report) ?? nothingIn(file);
  checkName(where, input, report);
  checkLanguage(where, input, report);
  input.id = where.id;
  return { where, file, input, problems };
};
