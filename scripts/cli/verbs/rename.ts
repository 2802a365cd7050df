import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { digestsOf } from "../../../src/compiler/translation/digests.ts";
import type { DocumentInput } from "../../../src/compiler/input/document-input.ts";
import type { SchemaName } from "../../../src/compiler/schema/schemas.ts";
import { readCatalogPath } from "../../../src/compiler/sources/catalog-path.ts";
import { reservedNames } from "../../../src/compiler/formula/scope.ts";
import { ROOT } from "../../build/catalog/compiled-catalog.ts";
import { readCatalog } from "../../build/catalog/read-catalog.ts";
import type { CatalogFile } from "../../build/catalog/read-catalog.ts";
import {
  updateFieldReferences,
  updateReferences,
  hasField,
  isIdTaken,
  renameDefinition,
  renameField,
} from "../rename-in-yaml.ts";
import { UsageError, parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const FIELD_ID = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const DEFINITION_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A file after a rename; `to` is its new path if it moves. */
export type Change = { readonly file: CatalogFile; readonly text: string; readonly to?: string };

const changed = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ file, text, to }) => text !== file.text || to !== undefined);

// Kinds with a page of their own; a law or a clause may have the same name.
const PAGES: ReadonlySet<SchemaName> = new Set([
  "document",
  "overlay",
  "body",
  "calculator",
  "checker",
  "tool",
  "review",
]);

const isOf = (path: string, id: string): boolean => {
  const where = readCatalogPath(path);
  return where?.id === id && PAGES.has(where.schema);
};

/** The files of a definition with its translations: "estate-tax.yaml"; "will/document.yaml", "will/es.yaml". */
const filesOf = (files: readonly CatalogFile[], id: string): readonly CatalogFile[] => {
  const own = files.filter(({ path }) => isOf(path, id));
  if (own.length === 0) throw new UsageError(`There is no definition "${id}".`);
  return own;
};

/** Whether a file is the first of a definition, the one with its id and addresses. */
const isSource = ({ path }: CatalogFile): boolean => {
  const where = readCatalogPath(path);
  return (
    where?.partOf === undefined &&
    (where?.schema === "document" ||
      where?.schema.endsWith("er") === true ||
      where?.schema === "tool" ||
      where?.schema === "review")
  );
};

/** Whether a file has the English text that translations are made from. */
const isEnglishText = ({ path }: CatalogFile): boolean => readCatalogPath(path)?.schema === "document";

const digests = (text: string): ReturnType<typeof digestsOf> => digestsOf(read(text).document ?? {});

const read = (text: string): DocumentInput => {
  try {
    return (parse(text) as DocumentInput | null) ?? {};
  } catch {
    throw new UsageError("The definition cannot be read: run the verb check first.");
  }
};

const slugsOf = ({ text }: CatalogFile): readonly string[] => read(text).slugs ?? [];

/** Renaming does not change texts, so translation digests stay valid. */
const stillTranslated = (changes: readonly Change[]): readonly Change[] => {
  const english = changes.filter(({ file }) => isEnglishText(file));
  const [before, after] = [
    digests(english.map(({ file }) => file.text).join("\n")),
    digests(english.map(({ text }) => text).join("\n")),
  ];
  const moved = Object.keys(before).filter((name) => after[name] !== undefined && after[name] !== before[name]);
  return changes.map((change) => ({
    ...change,
    text: moved.reduce(
      (text, name) => text.replace(`  ${name}: ${before[name]}\n`, `  ${name}: ${after[name]}\n`),
      change.text,
    ),
  }));
};

/** The changes that rename a field of a definition. Throws: `UsageError` if the new name is not possible. */
export const renamedField = (
  files: readonly CatalogFile[],
  definition: string,
  old: string,
  fresh: string,
): readonly Change[] => {
  const own = filesOf(files, definition);
  if (!FIELD_ID.test(fresh)) throw new UsageError(`"${fresh}" is no field id: use small letters, digits and _.`);
  if (Object.hasOwn(reservedNames, fresh)) throw new UsageError(`"${fresh}" has a fixed meaning in formulas.`);
  if (own.some(({ text }) => isIdTaken(text, fresh)))
    throw new UsageError(`"${definition}" has a question or figure "${fresh}" already.`);
  if (!own.some(({ text }) => hasField(text, old))) throw new UsageError(`"${definition}" has no field "${old}".`);
  const addresses = [definition, ...own.flatMap(slugsOf)];
  const others = files.filter((file) => !own.includes(file));
  return changed([
    ...stillTranslated(own.map((file) => ({ file, text: renameField(file.text, old, fresh) }))),
    ...others.map((file) => ({ file, text: updateFieldReferences(file.text, addresses, old, fresh) })),
  ]);
};

/** The changes that rename a definition. Throws: `UsageError` if the new name is not possible. */
export const renamedDefinition = (files: readonly CatalogFile[], old: string, fresh: string): readonly Change[] => {
  const own = filesOf(files, old);
  if (!DEFINITION_ID.test(fresh))
    throw new UsageError(`"${fresh}" is no definition id: use small letters, digits and -.`);
  if (files.some(({ path }) => isOf(path, fresh))) throw new UsageError(`There is a definition "${fresh}" already.`);
  return changed(
    files.map((file) => {
      if (!own.includes(file)) return { file, text: updateReferences(file.text, old, fresh) };
      const to = file.path.replace(`/${old}`, `/${fresh}`);
      return { file, text: renameDefinition(file.text, old, fresh, isSource(file)), to };
    }),
  );
};

const write = ({ file, text, to }: Change): void => {
  if (text !== file.text) writeFileSync(join(ROOT, file.path), text);
  if (to === undefined) return;
  mkdirSync(dirname(join(ROOT, to)), { recursive: true });
  renameSync(join(ROOT, file.path), join(ROOT, to));
};

const printRename = ({ file, text, to }: Change): readonly string[] => [
  ...(text === file.text ? [] : [`changed ${file.path}`]),
  ...(to === undefined ? [] : [`moved ${file.path} to ${to}`]),
];

/** Renames a definition or one of its fields; old addresses, drafts and references remain valid. */
export const rename: CliVerb = {
  usage: "rename <old> <new> [--format text|json]   (a definition id, or definition.field and the new field id)",
  summary: "rename everywhere and keep the old name as an alias",
  run: (args) => {
    const { words, flags } = parseArguments(args, 2, { format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json"]);
    const [old = "", given = ""] = words;
    const [definition = "", field] = old.split(".");
    const fresh = field === undefined ? given : (given.split(".").at(-1) ?? "");
    if (fresh === (field ?? old)) throw new UsageError("The new name is the old one.");
    const files = readCatalog(ROOT);
    const changes =
      field === undefined ? renamedDefinition(files, old, fresh) : renamedField(files, definition, field, fresh);
    for (const change of changes) write(change);
    const all = changes.map(({ file, to }) => ({ file: file.path, ...(to === undefined ? {} : { to }) }));
    console.log(format === "json" ? JSON.stringify(all, null, 2) : changes.flatMap(printRename).join("\n"));
    return Promise.resolve(0);
  },
};
