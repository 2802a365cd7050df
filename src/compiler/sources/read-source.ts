import type { Problem } from "../../model/problem.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import { readCatalogPath } from "./catalog-path.ts";
import type { CatalogPath } from "./catalog-path.ts";
import { checkShape, hasSyntaxErrors } from "../schema/check-shape.ts";
import type { DocumentInput } from "../input/document-input.ts";
import { quoted, reportInto } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { emptyInput, rangeOf } from "../position/yaml-file.ts";
import type { FilePart, YamlFile } from "../position/yaml-file.ts";

/** A catalog file, parsed and validated; `input` omits what does not fit the schema. */
export type CatalogSource = {
  /** Null for a file in an unknown location. */
  readonly catalogPath: CatalogPath | null;
  readonly file: YamlFile;
  readonly input: object;
  readonly problems: readonly Problem[];
  /** Ids of the blocks whose parts are in the input; omitted where it uses none. */
  readonly blocksUsed?: readonly string[];
};

/** The text of a file with those of the files that continue it. */
export type JoinedText = { readonly text: string; readonly parts: readonly FilePart[] };

/** A file of a known kind. */
export type SourceOfKnownKind = CatalogSource & { readonly catalogPath: CatalogPath };

/** A part of a joined text and its place: the same text divided differently has its problems in other places. */
export const partVersion = ({ path, firstLine }: FilePart): string => `${path}:${firstLine}`;

/** The version of a file for caches: its text, the places of its parts, and its path, which determines its kind. */
export const versionOf = ({ file }: CatalogSource): string =>
  [file.path, file.hash, ...file.parts.map(partVersion)].join(" ");

const misplaced =
  "The folder decides what a file is: documents, calculators, checkers, tools, blocks, playbooks, law, messages or pages.";

const misnamed = "A file of the catalog is named in small letters and ends in .yaml.";

const checkName = ({ id }: CatalogPath, input: object, report: Report): void => {
  const named: unknown = "id" in input ? input.id : "topic" in input ? input.topic : undefined;
  if (typeof named !== "string" || named.replaceAll("_", "-") === id.replaceAll("_", "-")) return;
  const message = `The file is named "${id}", but its id is ${quoted(named)}.`;
  report("CW010", rangeOf(input, "id" in input ? "id" : "topic"), message, "Give both the same name.");
};

const checkLanguage = ({ language }: CatalogPath, input: { language?: string }, report: Report): void => {
  if (language === SOURCE_LANGUAGE || input.language === undefined || input.language === language) return;
  const message = `The file is named for the language "${language}" and says ${quoted(input.language)}.`;
  report("CW010", rangeOf(input, "language"), message, `Write language: ${language}, or name the file anew.`);
};

const reportMissingParts = ({ schema }: CatalogPath, file: YamlFile, input: DocumentInput, report: Report): void => {
  // A key may be in the part that could not be parsed.
  if (hasSyntaxErrors(file)) return;
  if ((schema !== "document" && schema !== "body") || input.status === "planned") return;
  for (const [key, file] of [
    ["id", "document.yaml"],
    ["document", "clauses.yaml"],
    ["cases", "cases.yaml"],
  ] as const)
    if (input[key] === undefined)
      report("CW014", rangeOf(input), `The key "${key}" is missing here.`, `Write it here or in ${file}.`);
};

/** Parses and validates one file of the catalog, or the joined text of several. */
export const readSource = (path: string, { text, parts }: JoinedText): CatalogSource => {
  const catalogPath = readCatalogPath(path);
  const file = readYaml(path, text, parts);
  const problems: Problem[] = [...file.problems];
  const report = reportInto(problems);
  const refuse = (message: string, suggestion: string): CatalogSource => {
    report("CW010", { file, from: 0, to: 1 }, message, suggestion);
    return { catalogPath: null, file, input: {}, problems };
  };
  if (!catalogPath)
    return refuse("No file of the catalog belongs here.", path.endsWith(".yaml") ? misplaced : misnamed);
  if (catalogPath.partOf !== undefined)
    return refuse("There is no document.yaml beside this file.", "This file continues document.yaml.");
  const input: { id?: string; language?: string } = checkShape(file, catalogPath.schema, report) ?? emptyInput(file);
  checkName(catalogPath, input, report);
  checkLanguage(catalogPath, input, report);
  reportMissingParts(catalogPath, file, input, report);
  if (catalogPath.schema !== "planned") input.id = catalogPath.id;
  return { catalogPath, file, input, problems };
};
