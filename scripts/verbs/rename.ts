import { renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { digestsOf } from "../../src/compile/digests.ts";
import type { DocumentInput } from "../../src/compile/input.ts";
import { reservedNames } from "../../src/compile/scope.ts";
import { ROOT } from "../compiled-catalog.ts";
import { readCatalog } from "../read-catalog.ts";
import type { CatalogFile } from "../read-catalog.ts";
import { followField, followRename, hasField, isTaken, renameDefinition, renameField } from "../rename-in-yaml.ts";
import { WrongCall, readCall, readFormat } from "./verb.ts";
import type { Verb } from "./verb.ts";

const FIELD_ID = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const DEFINITION_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What a rename makes of a file; `to` is where it moves. */
export type Change = { readonly file: CatalogFile; readonly text: string; readonly to?: string };

const changed = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ file, text, to }) => text !== file.text || to !== undefined);

/** Folders of what has a page of its own; a law or a clause may be called the same. */
const PAGES = /^catalog\/(documents|calculators|checkers|tools)\//;

const isOf = (path: string, id: string): boolean => PAGES.test(path) && basename(path).split(".")[0] === id;

/** The file of a definition with its translations and bodies: "will.yaml", "will.es.yaml", "will.body-ja.yaml". */
const filesOf = (files: readonly CatalogFile[], id: string): readonly CatalogFile[] => {
  const own = files.filter(({ path }) => isOf(path, id));
  if (own.length === 0) throw new WrongCall(`There is no definition "${id}".`);
  return own;
};

const isSource = ({ path }: CatalogFile, id: string): boolean => basename(path) === `${id}.yaml`;

const digests = (text: string): ReturnType<typeof digestsOf> => digestsOf(read(text).document ?? {});

const read = (text: string): DocumentInput => {
  try {
    return (parse(text) as DocumentInput | null) ?? {};
  } catch {
    throw new WrongCall("The definition cannot be read: run the verb check first.");
  }
};

const slugsOf = ({ text }: CatalogFile): readonly string[] => read(text).slugs ?? [];

/** A name is no text: a translation that was true of its source before is still true of it. */
const stillTranslated = (changes: readonly Change[], definition: string): readonly Change[] => {
  const source = changes.find(({ file }) => isSource(file, definition));
  if (!source) return changes;
  const [before, after] = [digests(source.file.text), digests(source.text)];
  const moved = Object.keys(before).filter((name) => after[name] !== undefined && after[name] !== before[name]);
  return changes.map((change) => ({
    ...change,
    text: moved.reduce(
      (text, name) => text.replace(`  ${name}: ${before[name]}\n`, `  ${name}: ${after[name]}\n`),
      change.text,
    ),
  }));
};

/** What renaming one field of a definition changes. Throws: `WrongCall` where it cannot be renamed so. */
export const renamedField = (
  files: readonly CatalogFile[],
  definition: string,
  old: string,
  fresh: string,
): readonly Change[] => {
  const own = filesOf(files, definition);
  if (!FIELD_ID.test(fresh)) throw new WrongCall(`"${fresh}" is no field id: use small letters, digits and _.`);
  if (Object.hasOwn(reservedNames, fresh)) throw new WrongCall(`"${fresh}" has a fixed meaning in formulas.`);
  if (own.some(({ text }) => isTaken(text, fresh)))
    throw new WrongCall(`"${definition}" has a question or figure "${fresh}" already.`);
  if (!own.some(({ text }) => hasField(text, old))) throw new WrongCall(`"${definition}" has no field "${old}".`);
  const addresses = [definition, ...own.flatMap(slugsOf)];
  const others = files.filter((file) => !own.includes(file));
  return changed([
    ...stillTranslated(
      own.map((file) => ({ file, text: renameField(file.text, old, fresh) })),
      definition,
    ),
    ...others.map((file) => ({ file, text: followField(file.text, addresses, old, fresh) })),
  ]);
};

/** What renaming a definition changes. Throws: `WrongCall` where it cannot be renamed so. */
export const renamedDefinition = (files: readonly CatalogFile[], old: string, fresh: string): readonly Change[] => {
  const own = filesOf(files, old);
  if (!DEFINITION_ID.test(fresh))
    throw new WrongCall(`"${fresh}" is no definition id: use small letters, digits and -.`);
  if (files.some(({ path }) => isOf(path, fresh))) throw new WrongCall(`There is a definition "${fresh}" already.`);
  return changed(
    files.map((file) => {
      if (!own.includes(file)) return { file, text: followRename(file.text, old, fresh) };
      const to = join(dirname(file.path), basename(file.path).replace(old, fresh));
      return { file, text: renameDefinition(file.text, old, fresh, isSource(file, old)), to };
    }),
  );
};

const write = ({ file, text, to }: Change): void => {
  if (text !== file.text) writeFileSync(join(ROOT, file.path), text);
  if (to !== undefined) renameSync(join(ROOT, file.path), join(ROOT, to));
};

const told = ({ file, text, to }: Change): readonly string[] => [
  ...(text === file.text ? [] : [`changed ${file.path}`]),
  ...(to === undefined ? [] : [`moved ${file.path} to ${to}`]),
];

/** Renames a definition or one of its fields; old addresses, drafts and references keep working. */
export const rename: Verb = {
  usage: "rename <old> <new> [--format text|json]   (a definition id, or definition.field and the new field id)",
  says: "rename everywhere and keep the old name as an alias",
  run: (args) => {
    const { words, flags } = readCall(args, 2, { format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json"]);
    const [old = "", given = ""] = words;
    const [definition = "", field] = old.split(".");
    const fresh = field === undefined ? given : (given.split(".").at(-1) ?? "");
    if (fresh === (field ?? old)) throw new WrongCall("The new name is the old one.");
    const files = readCatalog(ROOT);
    const changes =
      field === undefined ? renamedDefinition(files, old, fresh) : renamedField(files, definition, field, fresh);
    for (const change of changes) write(change);
    const all = changes.map(({ file, to }) => ({ file: file.path, ...(to === undefined ? {} : { to }) }));
    console.log(format === "json" ? JSON.stringify(all, null, 2) : changes.flatMap(told).join("\n"));
    return Promise.resolve(0);
  },
};
