import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readCatalogPath } from "../../src/compile/catalog-path.ts";
import type { CatalogPath } from "../../src/compile/catalog-path.ts";
import { clauseDigestsOf, digestsOf } from "../../src/compile/digests.ts";
import type { DocumentInput, LibraryClauseInput } from "../../src/compile/input.ts";
import { ROOT } from "../compiled-catalog.ts";
import { newTranslation } from "../new-translation.ts";
import { readCatalog } from "../read-catalog.ts";
import type { CatalogFile } from "../read-catalog.ts";
import { WrongCall, readCall, readFormat } from "./verb.ts";
import type { Verb } from "./verb.ts";

type Digests = { readonly [text: string]: string };

const KEPT = /^digests:.*\n(?:[ \t].*\n)*/m;

const isOverlay = (where: CatalogPath | null): where is CatalogPath =>
  where?.schema === "overlay" || where?.schema === "clause-overlay";

const digestsNow = (where: CatalogPath): Digests => {
  const source: unknown = parse(
    readFileSync(join(ROOT, where.path.replace(`.${where.language}.yaml`, ".yaml")), "utf8"),
  );
  return where.schema === "overlay"
    ? digestsOf((source as DocumentInput).document ?? {})
    : clauseDigestsOf(source as LibraryClauseInput);
};

const digestsKept = (text: string): Digests => (parse(text) as { digests?: Digests }).digests ?? {};

/** The text of a translation with the fingerprints of its source at its end. */
export const withDigests = (text: string, digests: Digests): string => {
  const lines = Object.entries(digests).map(([name, digest]) => `  ${name}: ${digest}\n`);
  return `${text.replace(KEPT, "").trimEnd()}\ndigests: # of the source; kept by the command\n${lines.join("")}`;
};

const UP_TO_DATE = "up to date";

/** A translation, and which of its texts are older than their source. */
type State = { readonly file: string; readonly state: string };

type Format = "text" | "json";

const stateOf = (now: Digests, kept: Digests): string => {
  const names = Object.keys(now);
  const changed = names.filter((name) => Object.hasOwn(kept, name) && kept[name] !== now[name]);
  const fresh = names.filter((name) => !Object.hasOwn(kept, name));
  if (changed.length + fresh.length === 0) return UP_TO_DATE;
  return [
    changed.length > 0 ? `source changed: ${changed.join(", ")}` : "",
    fresh.length > 0 ? `not recorded: ${fresh.join(", ")}` : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
};

const stateNow = (file: CatalogFile, where: CatalogPath, isRecording: boolean): State => {
  const now = digestsNow(where);
  const text = isRecording ? withDigests(file.text, now) : file.text;
  if (text !== file.text) writeFileSync(join(ROOT, file.path), text);
  return { file: file.path, state: stateOf(now, digestsKept(text)) };
};

/** Writes a translation to begin with beside its document. */
const begin = (id: string, language: string, format: Format): number => {
  const path = `catalog/documents/${id}.${language}.yaml`;
  const source = `catalog/documents/${id}.yaml`;
  if (!isOverlay(readCatalogPath(path)))
    throw new WrongCall(`"${language}" is no language: use de, es, fr, ja, zh-Hans.`);
  if (!existsSync(join(ROOT, source))) throw new WrongCall(`There is no document "${id}".`);
  if (existsSync(join(ROOT, path))) throw new WrongCall(`${path} already exists.`);
  const input = parse(readFileSync(join(ROOT, source), "utf8")) as DocumentInput;
  writeFileSync(join(ROOT, path), newTranslation(id, language, input));
  if (format === "json") console.log(JSON.stringify({ path }, null, 2));
  else console.log(`wrote ${path}\nnext  put its texts into the language, then npm run -s catalog -- check`);
  return 0;
};

/** Tells which translated texts are older than their source, and records that they were read again. */
export const translations: Verb = {
  usage:
    "translations <id> [--record | --begin es] [--format text|json]   (a document; with --record a library clause, too)",
  says: "which translated texts are older than their source; --record marks them as reviewed, --begin writes a new file",
  run: (args) => {
    const { words, flags } = readCall(args, 1, {
      record: { type: "boolean" },
      begin: { type: "string" },
      format: { type: "string" },
    });
    const format = readFormat(flags.format, ["text", "json"]);
    const [id = ""] = words;
    if (flags.begin !== undefined) return Promise.resolve(begin(id, flags.begin, format));
    const files = readCatalog(ROOT).flatMap((file) => {
      const where = readCatalogPath(file.path);
      return isOverlay(where) && where.id === id ? [{ file, where }] : [];
    });
    if (files.length === 0) throw new WrongCall(`"${id}" has no translation.`);
    const states = files.map(({ file, where }) => stateNow(file, where, flags.record === true));
    if (format === "json") console.log(JSON.stringify(states, null, 2));
    else for (const { file, state } of states) console.log(`${file}: ${state}`);
    return Promise.resolve(states.every(({ state }) => state === UP_TO_DATE) ? 0 : 1);
  },
};
