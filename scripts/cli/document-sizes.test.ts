import { expect, test } from "vitest";
import type { ClausePlan, DocumentPlan } from "../../src/model/document-plan.ts";
import { documentSizes, sizeLines } from "./document-sizes.ts";

const clause = (id: string, block?: string, clauses: readonly ClausePlan[] = []): ClausePlan => ({
  id,
  ...(block === undefined ? {} : { block }),
  detail: 1,
  defines: [],
  variants: [],
  clauses,
  sources: [],
  fields: [],
});

const plan = (clauses: readonly ClausePlan[], attached: readonly ClausePlan[] = []): DocumentPlan => ({
  language: "en",
  numbering: "decimal",
  title: ["Title"],
  recitals: [],
  clauses,
  schedules: [{ id: "list", title: ["List"], items: [], clauses: attached }],
});

const files = [
  { path: "catalog/documents/loan/document.yaml", text: "id: loan\nsteps:\n  - one\n" },
  { path: "catalog/documents/loan/clauses.yaml", text: "document:\n  title: Loan\n" },
  { path: "catalog/documents/loan/cases.yaml", text: "cases:\n" },
  { path: "catalog/documents/loan/es.yaml", text: "id: loan\nlanguage: es\n" },
  { path: "catalog/documents/gift/document.yaml", text: "id: gift\n" },
  { path: "catalog/blocks/notices/block.yaml", text: "id: notices\n" },
];

test("a document is measured by its English files and by the clauses that it writes itself", () => {
  const loan = plan([clause("use"), clause("general", "general", [clause("notices", "notices")])], [clause("row")]);
  const definitions = [
    { id: "loan", document: loan },
    { id: "loan", document: { ...loan, language: "es" } },
    { id: "gift", document: plan([]) },
  ];
  expect(documentSizes(files, definitions)).toEqual([
    { id: "gift", lines: 1, caseLines: 0, clauses: 0, fromBlocks: 0 },
    { id: "loan", lines: 5, caseLines: 1, clauses: 4, fromBlocks: 2 },
  ]);
});

test("the table ends with the medians and never rounds a share up", () => {
  const sizes = [
    { id: "a", lines: 100, caseLines: 10, clauses: 5, fromBlocks: 3 },
    { id: "b", lines: 301, caseLines: 99, clauses: 1000, fromBlocks: 599 },
  ];
  expect(sizeLines(sizes)).toEqual([
    "document\tlines\tlines with cases\tclauses from blocks\tshare",
    "a\t100\t110\t3 of 5\t60 %",
    "b\t301\t400\t599 of 1000\t59 %",
    "median\t200.5\t255\t\t59.5 %",
  ]);
});
