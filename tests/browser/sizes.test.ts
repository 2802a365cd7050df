import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { CatalogIndex } from "../../src/model/catalog-index.ts";

// What a visitor loads before the first answer can be typed, measured in the build. Raise a ceiling only with a reason.
const DIST = resolve(import.meta.dirname, "../../dist");

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
const manifest = JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8")) as Readonly<Record<string, Chunk>>;

const KB = 1024;
const ENTRY = "index.html";
const HOME = "src/app/pages/home/home-english.tsx";
const FORM = "src/app/create/create-page.tsx";
const FRAME = "src/app/shell/work-frame.tsx";
const LISTING = "src/app/pages/tool/tool-page.tsx";
const STEPS = "src/ui/form/first-step.ts";
const FUNCTIONS = "src/feel/evaluate/functions/all-functions.ts";
const OTHERS = "src/ui/form/other-steps.ts";
const TOOL = "src/app/calculate/calculate-page.tsx";
const FOUND = "src/app/calculate/found.tsx";

/** The chunks that come with one, itself included: what the browser fetches before the page runs. */
const withImports = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of manifest[name]?.imports ?? []) withImports(next, seen);
  return seen;
};

const codeOf = (names: readonly string[]): readonly string[] => {
  const files = new Set(names.flatMap((name) => [...withImports(name)].map((one) => manifest[one]!.file)));
  return [...files].filter((file) => file.endsWith(".js")).map((file) => readFileSync(join(DIST, file), "utf8"));
};

const gzipped = (names: readonly string[]): number =>
  codeOf(names).reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0) / KB;

// Words that stand in the shipped code of a package and nowhere else: its error messages and class names survive minifying.
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  ajv: /strict mode: unknown keyword|schema is invalid: /,
  yaml: /Implicit keys need to be on a single line|Nested mappings are not allowed in compact mappings/,
  "the formula parser": /DateTimeConstructor|PositiveUnaryTest/,
  docx: /w:abstractNum|wordprocessingml/,
  pdfkit: /StructTreeRoot|%%EOF/,
  fontkit: /Unknown font format/,
};

test("the home page asks for at most 130 KB of code", () => {
  expect(manifest).toHaveProperty([HOME]);
  expect(gzipped([ENTRY, HOME])).toBeLessThanOrEqual(130);
});

// From the address to the first question, which every document answers with yes or no. Merging two tabs, guarding unsaved
// answers and the law behind a warning are part of it.
const WAY = [ENTRY, FRAME, LISTING, FORM];

test("a form page asks for at most 160 KB of code before its first question can be answered", () => {
  for (const name of WAY) expect(manifest).toHaveProperty([name]);
  expect(gzipped(WAY)).toBeLessThanOrEqual(160);
});

test("its first step comes behind that, and with 190 KB in all the first answer can be typed", () => {
  expect(manifest).toHaveProperty([STEPS]);
  const first = new Set(WAY.flatMap((name) => [...withImports(name)]));
  expect(first.has(STEPS)).toBe(false);
  expect(gzipped([...WAY, STEPS])).toBeLessThanOrEqual(190);
});

// Few documents call functions beyond those every form has; theirs come with the definition.
test("a document that calls further functions asks for at most 5 KB more", () => {
  expect(manifest).toHaveProperty([FUNCTIONS]);
  expect(gzipped([...WAY, STEPS, FUNCTIONS]) - gzipped([...WAY, STEPS])).toBeLessThanOrEqual(5);
});

test("the inputs of other steps and the pages behind them come after the first step", () => {
  expect(manifest).toHaveProperty([OTHERS]);
  expect([...WAY, STEPS].some((name) => withImports(name).has(OTHERS))).toBe(false);
  expect(gzipped([...WAY, STEPS, OTHERS])).toBeLessThanOrEqual(200);
});

test("a page in English asks for no words of other languages", () => {
  expect(codeOf([HOME, ...WAY, STEPS, OTHERS]).join("\n")).not.toMatch(/[\u3040-\u30ff]{12}/);
});

test("any later page asks for at most 60 KB more than the first", () => {
  const first = gzipped([ENTRY]);
  const pages = Object.keys(manifest).filter((name) => name.startsWith("src/app/pages/"));
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) expect(gzipped([ENTRY, page]) - first, page).toBeLessThanOrEqual(60);
});

// Each value of law names the kind of its source and the columns their labels.
test("a calculator or checker asks for at most 70 KB of its own, code and definition and the law of a place", () => {
  expect(manifest).toHaveProperty([FOUND]);
  const code = gzipped([ENTRY, FORM, STEPS, OTHERS, TOOL, FOUND]) - gzipped([ENTRY, FORM, STEPS, OTHERS]);
  const weigh = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length / KB;
  const catalog = join(DIST, "catalog");
  const { entries } = JSON.parse(readFileSync(join(catalog, "index.json"), "utf8")) as CatalogIndex;
  const tools = entries.filter(
    ({ kind, status }) => status === "ready" && (kind === "calculator" || kind === "checker"),
  );
  const law = Math.max(...readdirSync(join(catalog, "law")).map((file) => weigh(join(catalog, "law", file))));
  expect(tools.length).toBeGreaterThan(0);
  for (const { id } of tools) expect(code + weigh(join(catalog, `${id}.en.json`)) + law, id).toBeLessThanOrEqual(70);
});

test("nothing an author or a file needs is in the code of home and form", () => {
  const code = codeOf([HOME, ...WAY, STEPS, OTHERS]).join("\n");
  for (const [name, words] of Object.entries(FORBIDDEN)) expect(words.test(code), name).toBe(false);
});

test("S026 every page is a chunk of its own that the first load does not fetch", () => {
  const first = withImports(ENTRY);
  const pages = Object.keys(manifest).filter((name) => name.startsWith("src/app/pages/") || name === FORM);
  for (const page of pages) expect(first.has(page), page).toBe(false);
});
