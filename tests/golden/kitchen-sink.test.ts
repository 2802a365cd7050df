import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveCases } from "../../src/compiler/verify/cases/resolve-cases.ts";
import { runCase, prepareRun } from "../../src/compiler/verify/cases/run-case.ts";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import type { DocumentInput } from "../../src/compiler/input/document-input.ts";
import { joinedDocument } from "../support/joined-document.ts";
import { readYaml } from "../../src/compiler/yaml/read-yaml.ts";
import { childFields } from "../../src/fields/child-fields.ts";
import { fieldKinds } from "../../src/fields/registry/field-kinds.ts";
import type { Field } from "../../src/model/field.ts";

// The one definition that uses every key of the language: documentation, test and golden at once.
const FOLDER = join(import.meta.dirname, "../fixtures/kitchen-sink");
const SCHEMAS = join(import.meta.dirname, "../../schemas");
const GOLDENS = join(import.meta.dirname, "kitchen-sink");
const isUpdate = process.env["UPDATE_GOLDENS"] === "1";

const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({ path: `catalog/${file}`, text: readFileSync(join(FOLDER, file), "utf8") }));

const catalog = createCatalog();
for (const { path, text } of files) catalog.set(path, text);
const compiled = catalog.compile();

const textOf = (path: string): string =>
  joinedDocument(files, path) ?? files.find((file) => file.path === path)?.text ?? "";

const rootOf = (path: string): object => readYaml(path, textOf(path)).root ?? {};

type Schema = { readonly [key: string]: unknown };
const isRecord = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const loaded = new Map<string, Schema>();
const schemaFile = (name: string): Schema => {
  const known = loaded.get(name) ?? (JSON.parse(readFileSync(join(SCHEMAS, name), "utf8")) as Schema);
  loaded.set(name, known);
  return known;
};

type Place = { readonly file: string; readonly pointer: string; readonly schema: Schema };

const follow = (file: string, ref: string): Place => {
  const [name, pointer = ""] = ref.split("#");
  const target = name ? name : file;
  const schema = pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), schemaFile(target));
  return { file: target, pointer, schema: isRecord(schema) ? schema : {} };
};

const resolved = (place: Place): Place =>
  typeof place.schema["$ref"] === "string" ? resolved(follow(place.file, place.schema["$ref"])) : place;

const at = ({ file, pointer }: Place, key: string, schema: unknown): Place => ({
  file,
  pointer: `${pointer}/${key}`,
  schema: isRecord(schema) ? schema : {},
});

/** The places of a schema that stand for a value: its branches, its entries, its properties. */
const inner = (place: Place): readonly Place[] => {
  const { schema } = place;
  const branches = Array.isArray(schema["anyOf"]) ? schema["anyOf"].map((one, n) => at(place, `anyOf/${n}`, one)) : [];
  const entries = ["items", "additionalProperties"].flatMap((key) => (isRecord(schema[key]) ? [at(place, key, schema[key])] : []));
  const properties = Object.entries(isRecord(schema["properties"]) ? schema["properties"] : {});
  return [...branches, ...entries, ...properties.map(([key, one]) => at(place, `properties/${key}`, one))];
};

/** Every property a schema knows, by its place. */
const allProperties = (start: Place, seen = new Set<string>()): Set<string> => {
  const place = resolved(start);
  const name = place.file + place.pointer;
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const one of inner(place)) allProperties(one, seen);
  return seen;
};

/** Every property of a schema that a value uses. */
const usedProperties = (start: Place, value: unknown, seen = new Set<string>()): Set<string> => {
  const place = resolved(start);
  seen.add(place.file + place.pointer);
  const { schema } = place;
  for (const [n, branch] of (Array.isArray(schema["anyOf"]) ? schema["anyOf"] : []).entries()) {
    const one = resolved(at(place, `anyOf/${n}`, branch));
    const wanted = [one.schema["type"] ?? (one.schema["enum"] ? "string" : undefined)].flat();
    const type = Array.isArray(value) ? "array" : typeof value;
    if (wanted.includes(type)) usedProperties(one, value, seen);
  }
  if (Array.isArray(value)) {
    for (const entry of value) usedProperties(at(place, "items", schema["items"]), entry, seen);
  } else if (isRecord(value)) {
    const own = isRecord(schema["properties"]) ? schema["properties"] : {};
    for (const [key, entry] of Object.entries(value)) {
      const next = Object.hasOwn(own, key) ? at(place, `properties/${key}`, own[key]) : at(place, "additionalProperties", schema["additionalProperties"]);
      if (isRecord(next.schema) && Object.keys(next.schema).length > 0) usedProperties(next, entry, seen);
    }
  }
  return seen;
};

const isProperty = (pointer: string): boolean => /\/properties\/[^/]+$/.test(pointer);

describe("the kitchen sink", () => {
  test("has no problem", () => {
    expect(compiled.problems).toEqual([]);
  });

  test("exists in English, Spanish and Japanese", () => {
    expect([...compiled.definitions.keys()].sort()).toEqual(["kitchen-sink.en", "kitchen-sink.es", "kitchen-sink.ja"]);
  });

  test.each([
    ["document", ["catalog/documents/kitchen-sink/document.yaml", "catalog/documents/planned.yaml"]],
    ["planned", ["catalog/documents/planned.yaml", "catalog/documents/kitchen-sink/document.yaml"]],
    ["body", ["catalog/documents/kitchen-sink/ja/document.yaml", "catalog/documents/kitchen-sink/document.yaml"]],
    ["overlay", ["catalog/documents/kitchen-sink/es.yaml", "catalog/blocks/garden-rain/es.yaml"]],
    ["block", ["catalog/blocks/garden-tools/block.yaml", "catalog/documents/kitchen-sink/document.yaml"]],
    ["block-overlay", ["catalog/blocks/garden-tools/es.yaml", "catalog/blocks/garden-rain/es.yaml", "catalog/documents/kitchen-sink/es.yaml"]],
    ["law", ["catalog/law/garden-care.yaml"]],
    ["review", ["catalog/reviews/review-garden-contract.yaml", "catalog/documents/kitchen-sink/document.yaml"]],
    ["places", ["catalog/places.yaml"]],
    [
      "calculator",
      [
        "catalog/calculators/garden-fees.yaml",
        "catalog/documents/kitchen-sink/document.yaml",
        "catalog/documents/planned.yaml",
      ],
    ],
  ])("shows every key of %s.schema.json", (name, paths) => {
    const own = `${name}.schema.json`;
    const all = allProperties({ file: own, pointer: "", schema: schemaFile(own) });
    const used = new Set<string>();
    // A key shown in one file counts for all files that share its schema.
    const uses: readonly (readonly [path: string, schema: string])[] = [
      ["catalog/documents/kitchen-sink/document.yaml", "document.schema.json"],
      ["catalog/documents/planned.yaml", "planned.schema.json"],
      ["catalog/documents/kitchen-sink/ja/document.yaml", "body.schema.json"],
      ["catalog/documents/kitchen-sink/es.yaml", "overlay.schema.json"],
      ["catalog/blocks/garden-tools/block.yaml", "block.schema.json"],
      ["catalog/blocks/garden-tools/es.yaml", "block-overlay.schema.json"],
      ["catalog/blocks/garden-rain/es.yaml", "block-overlay.schema.json"],
      ["catalog/law/garden-care.yaml", "law.schema.json"],
      ["catalog/reviews/review-garden-contract.yaml", "review.schema.json"],
      ["catalog/places.yaml", "places.schema.json"],
      ["catalog/calculators/garden-fees.yaml", "calculator.schema.json"],
    ];
    for (const [path, schema] of uses.filter(([one]) => paths.includes(one))) {
      usedProperties({ file: schema, pointer: "", schema: schemaFile(schema) }, rootOf(path), used);
    }
    // A page in preparation is shown in planned.yaml. Verdicts, refusals and banners belong to calculators; `stale` is written by the command where a translation is not complete.
    const elsewhere = /\/case\/.*\/(verdict|refused|banners)$|^document\.schema\.json\/properties\/(status|meanwhile)$|\/clauseTexts\/properties\/stale$/;
    const missing = [...all].filter((one) => isProperty(one) && !used.has(one) && !elsewhere.test(one));
    expect(missing).toEqual([]);
  });

  test("asks every kind of question", () => {
    const kindsIn = (field: Field): readonly string[] => [field.kind, ...childFields(field).flatMap(kindsIn)];
    const steps = [...compiled.definitions.values()].flatMap((definition) => definition.steps);
    const used = new Set(steps.flatMap((step) => step.fields).flatMap(kindsIn));
    expect(Object.keys(fieldKinds).filter((kind) => !used.has(kind))).toEqual([]);
  });
});

test("a warning shows the official page of the law at the place", () => {
  const stage = prepareRun(compiled.definitions.get("kitchen-sink.en")!, compiled.law, compiled.settings.defaults);
  const input = rootOf("catalog/documents/kitchen-sink/document.yaml") as DocumentInput;
  const last = resolveCases(input.cases ?? [], () => undefined).at(-1)!;
  expect(runCase(stage, last)?.view.warnings).toMatchObject([
    { id: "not_read", cite: "example.com", href: "https://example.com/or" },
  ]);
});

describe("the text of every case is what it was", () => {
  for (const [name, definition] of compiled.definitions) {
    const folder = definition.language === "ja" ? "kitchen-sink/ja" : "kitchen-sink";
    const input = rootOf(`catalog/documents/${folder}/document.yaml`) as DocumentInput;
    const stage = prepareRun(definition, compiled.law, compiled.settings.defaults);
    for (const [position, full] of resolveCases(input.cases ?? [], () => undefined).entries()) {
      const played = runCase(stage, full);
      if (!played?.document) continue;
      test(`${name}: ${full.source.name ?? ""}`, () => {
        const file = join(GOLDENS, `${name}.${position + 1}.txt`);
        const text = `${full.source.name ?? ""}\n\n${played.text}\n`;
        if (isUpdate) writeFileSync(file, text);
        expect(existsSync(file), `${file} is missing: run npm run golden:update and read it`).toBe(true);
        expect(text).toBe(readFileSync(file, "utf8"));
      });
    }
  }
});
