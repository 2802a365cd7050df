import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { createCatalog } from "../src/compiler/catalog/catalog.ts";
import { fieldKinds } from "../src/fields/registry/field-kinds.ts";
import type { Problem } from "../src/model/problem.ts";
import { iconNames } from "../scripts/build/catalog/icon-names.ts";
import { newDocument } from "../src/compiler/templates/new-document.ts";
import { readCatalog } from "../scripts/build/catalog/read-catalog.ts";

type Sample = { readonly as: string; readonly text: string };
type Definition = { [key: string]: unknown } & {
  compute?: unknown[];
  steps: { fields: unknown[] }[];
  checks: unknown[];
  screen?: unknown[];
  law?: unknown;
  document: { clauses: unknown[] };
};

const page = readFileSync("docs/authoring.md", "utf8");
const samples: readonly Sample[] = [...page.matchAll(/```yaml (\S+)\n([\s\S]*?)```/g)].map((match) => ({
  as: match[1] ?? "",
  text: match[2] ?? "",
}));

const { text: begun } = newDocument({
  id: "tool-loan-agreement",
  name: "Tool Loan Agreement",
  category: "general-purpose",
  tag: "personal",
  icon: "file-text",
});

const PATH = "catalog/documents/tool-loan-agreement/document.yaml";
const catalog = createCatalog({ icons: iconNames() });
// Only what a document depends on; the other documents are irrelevant, and their cases are slow.
const drawnFrom = /^catalog\/(blocks\/|law\/|places|settings|site|navigation)/;
for (const { path, text } of readCatalog(process.cwd())) if (drawnFrom.test(path)) catalog.set(path, text);
const sampled = new Set(samples.map(({ as }) => as));

const problemsOf = (text: string): readonly Problem[] => {
  catalog.set(PATH, text);
  return catalog.compile().problems.filter(({ file }) => file === PATH || sampled.has(file));
};

/** The new file with the tutorial's blocks in place of its own. */
const followed = (): Definition => {
  const definition = parse(begun) as Definition;
  for (const { text } of samples.filter(({ as }) => as === "replace")) {
    for (const [key, value] of Object.entries(parse(text) as object)) definition[key] = value;
  }
  return definition;
};

/** Law and blocks that a recipe reads; the catalog of the tutorial is without them. */
const readFiles = samples.filter(({ as }) => /^catalog\/(law|blocks)\//.test(as));

const into: { readonly [as: string]: (definition: Definition, rows: unknown[]) => void } = {
  clause: (definition, rows) => definition.document.clauses.push(...rows),
  field: (definition, rows) => definition.steps.at(-1)?.fields.push(...rows),
  check: (definition, rows) => definition.checks.push(...rows),
  compute: (definition, rows) => void (definition.compute = rows),
  screen: (definition, rows) => void (definition.screen = rows),
};

test("the new file and the tutorial both pass, and the tutorial has ten questions", () => {
  expect(problemsOf(begun)).toEqual([]);
  const definition = followed();
  expect(problemsOf(stringify(definition))).toEqual([]);
  const asked = definition.steps.flatMap(({ fields }) => fields as { fields?: unknown[] }[]);
  expect(asked.length + asked.flatMap(({ fields }) => fields ?? []).length - 1).toBe(10);
});

test("the recipes fit the tutorial's document; only cases for them are left to write", () => {
  const definition = followed();
  for (const { as, text } of samples) into[as]?.(definition, parse(text) as unknown[]);
  for (const { text } of samples.filter(({ as }) => ["law", "distinct", "roles"].includes(as)))
    Object.assign(definition, parse(text));
  for (const { as, text } of readFiles) catalog.set(as, text);
  const problems = problemsOf(stringify(definition));
  for (const { as } of readFiles) catalog.remove(as);
  expect(problems.filter(({ code }) => code !== "CW072" && code !== "CW071")).toEqual([]);
  expect(samples.filter(({ as }) => Object.hasOwn(into, as)).length).toBeGreaterThan(6);
});

test("every kind of question is in the table of kinds", () => {
  const named = new Set([...page.matchAll(/`(\w+)`/g)].map(([, word]) => word));
  expect(Object.keys(fieldKinds).filter((kind) => !named.has(kind))).toEqual([]);
});

test("complete files on the page pass", () => {
  const files = samples.filter(({ as }) => as.startsWith("catalog/"));
  expect(files.length).toBeGreaterThan(0);
  for (const { as, text } of files) catalog.set(as, text);
  expect(problemsOf(stringify(followed()))).toEqual([]);
  for (const { as } of files) catalog.remove(as);
});
