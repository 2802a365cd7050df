import { expect, test } from "vitest";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import type { CompiledCatalog } from "../../src/compiler/catalog/catalog.ts";
import { originOf } from "../../src/compiler/position/yaml-file.ts";
import { readCatalogPath } from "../../src/compiler/sources/catalog-path.ts";
import { joinTexts } from "../../src/compiler/sources/join-texts.ts";
import { expectSame } from "../support/expect-same.ts";
import { rotate } from "../support/rotation.ts";
import { joinedDocument } from "../support/joined-document.ts";
import { readSource } from "../../src/compiler/sources/read-source.ts";
import type { CompileCache } from "../../src/compiler/sources/memo.ts";
import { packSource, unpackSource } from "../../src/compiler/sources/packed-source.ts";
import { catalogSubset, wholeCatalog } from "./catalog-subset.ts";

/** An in-memory store that keeps JSON, like the one on disk, and records what is written. */
const memoryStore = (known: ReadonlyMap<string, string> = new Map()) => {
  const entries = new Map(known);
  const written: string[][] = [];
  const store: CompileCache = {
    read: (madeFrom) => {
      const text = entries.get(JSON.stringify(madeFrom));
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    write: (madeFrom, value) => {
      written.push([...madeFrom]);
      entries.set(JSON.stringify(madeFrom), JSON.stringify(value));
    },
  };
  return { ...store, entries, written };
};

type Files = Readonly<Record<string, string>>;

const compile = (files: Files, store?: CompileCache): CompiledCatalog => {
  const catalog = createCatalog({ today: "2026-11-20" }, store);
  for (const [path, text] of Object.entries(files)) catalog.set(path, text);
  return catalog.compile();
};

/** The catalog with as many documents as one run has time for; each commit draws others. */
const documentFolders = [
  ...new Set(Object.keys(wholeCatalog).flatMap((path) => /^catalog\/documents\/[^/]+\//.exec(path) ?? [])),
];
const drawn = new Set(rotate(documentFolders, 4));
const whole: Files = Object.fromEntries(
  Object.entries(wholeCatalog).filter(([path]) => {
    const [folder] = /^catalog\/documents\/[^/]+\//.exec(path) ?? [];
    return folder === undefined || drawn.has(folder);
  }),
);

/** The blocks that texts use, and those that these blocks use. */
const blocksIn = (texts: readonly string[], known: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
  const used = texts.flatMap((text) => [...text.matchAll(/\buse: ([a-z-]+)/g)].map(([, id = ""]) => id));
  const fresh = [...new Set(used)].filter((id) => !known.has(id));
  if (fresh.length === 0) return known;
  const blocks = fresh.map((id) => wholeCatalog[`catalog/blocks/${id}/block.yaml`] ?? "");
  return blocksIn(blocks, new Set([...known, ...fresh]));
};

/**
 * A catalog in which each kind of file is used by one definition and not by another; other translations, and blocks that
 * neither document uses, add only time.
 */
const PAGES =
  /^catalog\/(documents\/(non-disclosure-agreement\/(ja\/)?[a-z]{3,}|promissory-note\/(de|[a-z]{3,}))\.|calculators\/attorney-fee\.)/;
const ownTexts = Object.entries(wholeCatalog).flatMap(([path, text]) => (PAGES.test(path) ? [text] : []));
// Their interest depends on the same law as the note.
const blockIds = [...blocksIn([...ownTexts, "use: payment", "use: interest-limit"])].join("|");
const small: Files = catalogSubset(
  new RegExp(`${PAGES.source}|^catalog/(blocks/(${blockIds})/(block|de|es)\\.|(law-sources|places|settings)\\.)`),
);
const LAW = Object.keys(small).filter((path) => path.startsWith("catalog/law/"));

const [NDA, NOTE, FEE] = [
  "catalog/documents/non-disclosure-agreement/document.yaml",
  "catalog/documents/promissory-note/document.yaml",
  "catalog/calculators/attorney-fee.yaml",
];
const [USURY, FEDERAL] = ["catalog/law/usury.yaml", "catalog/law/federal-fees.yaml"];

const names = ["definitions", "tools", "pages", "playbooks"] as const;
const parts = ["index", "law", "site", "settings", "navigation", "jurisdictions", "icons", "problems"] as const;

const expectSameCatalog = (catalog: CompiledCatalog, other: CompiledCatalog): void => {
  for (const name of names) {
    expect([...catalog[name].keys()]).toEqual([...other[name].keys()]);
    for (const [key, value] of catalog[name]) expectSame(value, other[name].get(key), key);
  }
  for (const name of parts) expectSame(catalog[name], other[name], name);
};

test("a stored definition equals a compiled one, and nothing is compiled twice", () => {
  const store = memoryStore();
  const first = compile(whole, store);
  expect(store.written.length).toBeGreaterThan(Object.keys(whole).length);
  const written = store.written.length;
  const warm = compile(whole, store);
  expect(store.written.length).toBe(written);
  expectSameCatalog(warm, first);
});

test("a stored file keeps all positions, even if it is broken", () => {
  const broken = {
    [NDA]: `${whole[NDA]}\nslugs: 5\nsteps: [{ id: x, kind: 7, titel: y }, 4]\nlaw: { "__proto__": 1 }\n`,
  };
  const containers = (value: unknown): readonly object[] =>
    typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(containers)] : [];
  const listed = Object.entries(whole).map(([path, text]) => ({ path, text }));
  const mains = Object.keys(whole).filter((path) => readCatalogPath(path)?.partOf === undefined);
  const texts = mains.map((path) => [path, joinedDocument(listed, path) ?? whole[path] ?? ""] as const);
  for (const [path, text] of [...texts, ...Object.entries(broken)]) {
    const joined = joinTexts([{ path, text }]);
    const source = readSource(path, joined);
    const packed = packSource(source);
    expect(packed, path).not.toBeNull();
    const again = unpackSource(path, joined, JSON.parse(JSON.stringify(packed)));
    expectSame(again.input, source.input, path);
    expectSame(again.problems, source.problems, path);
    expect(again.file.hash).toBe(source.file.hash);
    expect(again.file.lines.lineStarts).toEqual(source.file.lines.lineStarts);
    const [before, after] = [containers(source.input), containers(again.input)];
    for (const [index, value] of before.entries()) {
      const { span, keys, values } = originOf(value)!;
      const there = originOf(after[index]!)!;
      expectSame({ span: there.span, keys: there.keys, values: there.values }, { span, keys, values }, path);
      if (there.file !== again.file) expect(there.file, path).toBe(again.file);
    }
  }
});

const edited = (files: Files, path: string, change: (text: string) => string): Files => {
  const text = change(files[path] ?? "");
  if (text === files[path]) throw new Error(`no change in ${path}`);
  return { ...files, [path]: text };
};

const cold = memoryStore();
compile(small, cold);

/** Entries an edit recompiles: paths of definitions, law and clauses, not the parsing of the file itself. */
const compiledAgain = (after: Files): readonly string[] => {
  const store = memoryStore(cold.entries);
  const warm = compile(after, store);
  expectSameCatalog(warm, compile(after));
  const paths = store.written.flatMap(([purpose, key = ""]) => (purpose === "source" ? [] : [key.replace(/ .*/, "")]));
  return [...new Set(paths)].toSorted();
};

const comment = (text: string): string => `${text}# edited\n`;
const pages = [NDA, NOTE, FEE];
const BLOCK = "catalog/blocks/one-language/block.yaml";
const PAYMENT = "catalog/blocks/payment/block.yaml";
const INTEREST_LIMIT = "catalog/blocks/interest-limit/block.yaml";
const BLOCK_IN_SPANISH = BLOCK.replace("block.yaml", "es.yaml");
const BLOCKS = Object.keys(small).filter((path) => path.endsWith("/block.yaml"));

test.each<[edit: string, after: Files, again: readonly string[]]>([
  ["a document", edited(small, NDA, comment), [NDA]],
  ["the clauses of a document", edited(small, NDA.replace("document.yaml", "clauses.yaml"), comment), [NDA]],
  ["a translation", edited(small, NOTE.replace("document.yaml", "de.yaml"), comment), [NOTE]],
  ["a body for another legal system", edited(small, NDA.replace("document.yaml", "ja/document.yaml"), comment), [NDA]],
  ["a table of law", edited(small, USURY, comment), [USURY, INTEREST_LIMIT, PAYMENT, NOTE]],
  ["a table of law that a calculator reads", edited(small, FEDERAL, comment), [FEDERAL, FEE]],
  ["a block", edited(small, BLOCK, comment), [BLOCK, NDA, NOTE]],
  ["a translated block", edited(small, BLOCK_IN_SPANISH, comment), [BLOCK, NDA, NOTE]],
  ["a calculator", edited(small, FEE, comment), [FEE]],
  ["the settings", edited(small, "catalog/settings.yaml", comment), [...BLOCKS, ...pages]],
  ["the places", edited(small, "catalog/places.yaml", comment), [...LAW, ...BLOCKS, ...pages]],
  ["the sources of law", edited(small, "catalog/law-sources.yaml", comment), [...LAW, ...BLOCKS, ...pages]],
])("an edit of %s recompiles only its dependents", (_edit, after, again) => {
  expect(compiledAgain(after)).toEqual([...again].toSorted());
});

test("a translation under another name is another language", () => {
  const [german, french] = [NOTE.replace("document.yaml", "de.yaml"), NOTE.replace("document.yaml", "fr.yaml")];
  const { [german]: text = "", ...others } = small;
  const swapped = { ...others, [french]: text };
  expect(compiledAgain(swapped)).toEqual([NOTE]);
});

test("suggestions use the current names", () => {
  const store = memoryStore();
  const before = edited(small, NOTE, (text) => text.replace("topics: { usury:", "topics: { limitation:"));
  const suggested = (files: Files): string | undefined =>
    compile(files, store).problems.find(({ message }) => message.startsWith("There is no topic"))?.suggestion;
  expect(suggested(before) ?? "").not.toContain("limitations");
  const path = "catalog/law/limitations.yaml";
  expect(suggested({ ...before, [path]: whole[path]! })).toBe('Did you mean "limitations"?');
});

test("a running author server sees an edit of the settings", () => {
  const catalog = createCatalog();
  for (const [path, text] of Object.entries(small)) catalog.set(path, text);
  const before = catalog.compile();
  catalog.set("catalog/settings.yaml", `${small["catalog/settings.yaml"]}# edited\n`);
  const after = catalog.compile();
  expect(after.definitions.get("promissory-note.en")).not.toBe(before.definitions.get("promissory-note.en"));
});
