import { documentParts, readCatalogPath } from "../../src/compiler/sources/catalog-path.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import type { ClausePlan } from "../../src/model/document-plan.ts";
import { SOURCE_LANGUAGE } from "../../src/model/site/screen-language.ts";
import type { CatalogFile } from "../build/catalog/read-catalog.ts";

/** How much of a document its author wrote: lines of its English files, and clauses that are not from blocks. */
export type DocumentSize = {
  readonly id: string;
  /** Lines of its questions and its text. */
  readonly lines: number;
  /** Lines of its cases, which prove it and print nothing. */
  readonly caseLines: number;
  readonly clauses: number;
  readonly fromBlocks: number;
};

const linesOf = (text: string): number => text.replace(/\n$/, "").split("\n").length;

const countClauses = (clauses: readonly ClausePlan[], counted: (clause: ClausePlan) => boolean): number =>
  clauses.reduce((sum, clause) => sum + (counted(clause) ? 1 : 0) + countClauses(clause.clauses, counted), 0);

/** The size of each document in the order of their ids; subclauses and clauses of schedules are counted, too. */
export const documentSizes = (
  files: readonly CatalogFile[],
  definitions: readonly Pick<DocumentDefinition, "id" | "document">[],
): readonly DocumentSize[] =>
  definitions
    .filter(({ document }) => document.language === SOURCE_LANGUAGE)
    .map(({ id, document }) => {
      const own = files.filter(({ path }) => {
        const where = readCatalogPath(path);
        return where?.schema === "document" && where.id === id && where.language === SOURCE_LANGUAGE;
      });
      const lines = (counted: (path: string) => boolean): number =>
        own.filter(({ path }) => counted(path)).reduce((sum, { text }) => sum + linesOf(text), 0);
      const isCases = (path: string): boolean => path.endsWith(`/${documentParts[1]}`);
      const clauses = [...document.clauses, ...document.schedules.flatMap((schedule) => schedule.clauses)];
      return {
        id,
        lines: lines((path) => !isCases(path)),
        caseLines: lines(isCases),
        clauses: countClauses(clauses, () => true),
        fromBlocks: countClauses(clauses, ({ block }) => block !== undefined),
      };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** The share of clauses from blocks in whole percent, rounded down so that 59.9 % does not pass for 60 %. */
const share = ({ clauses, fromBlocks }: DocumentSize): number =>
  clauses === 0 ? 0 : Math.floor((100 * fromBlocks) / clauses);

/** One line for each document, then the medians of all. */
export const sizeLines = (sizes: readonly DocumentSize[]): readonly string[] => [
  "document\tlines\tlines with cases\tclauses from blocks\tshare",
  ...sizes.map((size) =>
    [
      size.id,
      size.lines,
      size.lines + size.caseLines,
      `${size.fromBlocks} of ${size.clauses}`,
      `${share(size)} %`,
    ].join("\t"),
  ),
  [
    "median",
    median(sizes.map(({ lines }) => lines)),
    median(sizes.map(({ lines, caseLines }) => lines + caseLines)),
    "",
    `${median(sizes.map(share))} %`,
  ].join("\t"),
];
