import { existsSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ROOT } from "../compiled-catalog.ts";
import { readCatalog } from "../read-catalog.ts";
import type { CatalogFile } from "../read-catalog.ts";
import { followRename, renameDefinition, renameField } from "../rename-in-yaml.ts";
import { WrongCall, readCall } from "./verb.ts";
import type { Verb } from "./verb.ts";

const FIELD_ID = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const DEFINITION_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The file of a definition with its translations and bodies: "will.yaml", "will.es.yaml", "will.body-ja.yaml". */
const filesOf = (files: readonly CatalogFile[], id: string): readonly CatalogFile[] =>
  files.filter((file) => basename(file.path).split(".")[0] === id);

const write = (file: CatalogFile, text: string): void => {
  if (text === file.text) return;
  writeFileSync(join(ROOT, file.path), text);
  console.log(`changed ${file.path}`);
};

const renameFieldOf = (files: readonly CatalogFile[], definition: string, old: string, fresh: string): number => {
  const own = filesOf(files, definition);
  if (own.length === 0) throw new WrongCall(`There is no definition "${definition}".`);
  if (!FIELD_ID.test(fresh)) throw new WrongCall(`"${fresh}" is no field id: use small letters, digits and _.`);
  const changed = own.map((file) => ({ file, text: renameField(file.text, old, fresh) }));
  if (changed.every(({ file, text }) => file.text === text))
    throw new WrongCall(`"${definition}" has no field "${old}".`);
  for (const { file, text } of changed) write(file, text);
  return 0;
};

const renameWhole = (files: readonly CatalogFile[], old: string, fresh: string): number => {
  const own = filesOf(files, old);
  if (own.length === 0) throw new WrongCall(`There is no definition "${old}".`);
  if (!DEFINITION_ID.test(fresh))
    throw new WrongCall(`"${fresh}" is no definition id: use small letters, digits and -.`);
  for (const file of files)
    write(file, own.includes(file) ? renameDefinition(file.text, old, fresh) : followRename(file.text, old, fresh));
  for (const file of own) {
    const target = join(dirname(file.path), basename(file.path).replace(old, fresh));
    if (existsSync(join(ROOT, target))) throw new WrongCall(`${target} exists already.`);
    renameSync(join(ROOT, file.path), join(ROOT, target));
    console.log(`moved ${file.path} to ${target}`);
  }
  return 0;
};

/** Renames a definition or one of its fields; old addresses, drafts and references keep working. */
export const rename: Verb = {
  usage: "rename <old> <new>   (a definition id, or definition.field and the new field id)",
  says: "rename everywhere and keep the old name as an alias",
  run: (args) => {
    const [old = "", fresh = ""] = readCall(args, 2, {}).words;
    const files = readCatalog(ROOT);
    const [definition = "", field] = old.split(".");
    const target = fresh.split(".").at(-1) ?? "";
    return Promise.resolve(
      field === undefined ? renameWhole(files, old, fresh) : renameFieldOf(files, definition, field, target),
    );
  },
};
