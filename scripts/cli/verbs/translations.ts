import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { readCatalogPath } from "../../../src/compiler/sources/catalog-path.ts";
import type { CatalogPath } from "../../../src/compiler/sources/catalog-path.ts";
import { digestsOf } from "../../../src/compiler/translation/digests.ts";
import { asDocument } from "../../../src/compiler/blocks/block-library.ts";
import type { DocumentTextInput } from "../../../src/compiler/input/schema-types.ts";
import type { BlockFileInput } from "../../../src/compiler/input/block-input.ts";
import type { DocumentInput } from "../../../src/compiler/input/document-input.ts";
import { ROOT } from "../../build/catalog/compiled-catalog.ts";
import { BODY_LANGUAGES, newBody } from "../../../src/compiler/templates/new-body.ts";
import { OVERLAY_LANGUAGES, newTranslation } from "../../../src/compiler/templates/new-translation.ts";
import { readCatalog } from "../../build/catalog/read-catalog.ts";
import type { CatalogFile } from "../../build/catalog/read-catalog.ts";
import { UsageError, parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

type Digests = { readonly [text: string]: string };

const KEPT = /^digests:.*\n(?:[ \t].*\n)*/m;

const isOverlay = (where: CatalogPath | null): where is CatalogPath =>
  where?.schema === "overlay" || where?.schema === "block-overlay";

const textOf = (path: string): string => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : "");

/** The English document of an id, its text included. */
const englishDocument = (id: string): DocumentInput => {
  const files = ["document.yaml", "clauses.yaml"].map((file) => textOf(`catalog/documents/${id}/${file}`));
  return (parse(files.join("\n")) as DocumentInput | null) ?? {};
};

/** The texts of a block that are translated. */
const textOfBlock = (id: string): DocumentTextInput =>
  asDocument(parse(textOf(`catalog/blocks/${id}/block.yaml`)) as BlockFileInput).document ?? {};

const currentDigests = ({ schema, id }: CatalogPath): Digests =>
  digestsOf(schema === "overlay" ? (englishDocument(id).document ?? {}) : textOfBlock(id));

const storedDigests = (text: string): Digests => (parse(text) as { digests?: Digests }).digests ?? {};

/** The text of a translation with the digests of its source at its end. */
export const withDigests = (text: string, digests: Digests): string => {
  const lines = Object.entries(digests).map(([name, digest]) => `  ${name}: ${digest}\n`);
  return `${text.replace(KEPT, "").trimEnd()}\ndigests: # of the source; kept by the command\n${lines.join("")}`;
};

const UP_TO_DATE = "up to date";

/** A translation, and which of its texts are older than their source. */
type TranslationState = { readonly file: string; readonly state: string };

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

const currentStates = (file: CatalogFile, where: CatalogPath, isRecording: boolean): TranslationState => {
  const now = currentDigests(where);
  const text = isRecording ? withDigests(file.text, now) : file.text;
  if (text !== file.text) writeFileSync(join(ROOT, file.path), text);
  return { file: file.path, state: stateOf(now, storedDigests(text)) };
};

/** A translation to begin with; for a language with documents of its own law, the files of one. */
const newFilesIn = (id: string, language: string): readonly CatalogFile[] => {
  const isAmong = (languages: readonly string[]): boolean => languages.includes(language);
  if (isAmong(BODY_LANGUAGES)) return newBody(id);
  if (isAmong(OVERLAY_LANGUAGES)) {
    const text = newTranslation(id, language, englishDocument(id));
    return [{ path: `catalog/documents/${id}/${language}.yaml`, text }];
  }
  const supported = [...OVERLAY_LANGUAGES, ...BODY_LANGUAGES].toSorted().join(", ");
  throw new UsageError(`"${language}" is not a supported language. Use one of: ${supported}.`);
};

/** Scaffolds the files of a document in another language. */
const beginLanguage = (id: string, language: string, format: Format): number => {
  const source = `catalog/documents/${id}/document.yaml`;
  if (!existsSync(join(ROOT, source))) throw new UsageError(`There is no document "${id}".`);
  const files = newFilesIn(id, language);
  for (const { path } of files) if (existsSync(join(ROOT, path))) throw new UsageError(`${path} already exists.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  const paths = files.map(({ path }) => path);
  if (format === "json") console.log(JSON.stringify({ path: paths[0], paths }, null, 2));
  else
    console.log(
      `wrote ${paths.join("\nwrote ")}\nnext  write its texts in the language, then npm run -s catalog -- check`,
    );
  return 0;
};

/** Lists translations that are older than their source, and records that they were reviewed again. */
export const translations: CliVerb = {
  usage: "translations <id> [--record | --begin es] [--format text|json]   (a document; with --record a block, too)",
  summary:
    "which translated texts are older than their source; --record marks them as reviewed, --begin writes a new file",
  run: (args) => {
    const { words, flags } = parseArguments(args, 1, {
      record: { type: "boolean" },
      begin: { type: "string" },
      format: { type: "string" },
    });
    const format = readFormat(flags.format, ["text", "json"]);
    const [id = ""] = words;
    if (flags.begin !== undefined) return Promise.resolve(beginLanguage(id, flags.begin, format));
    const files = readCatalog(ROOT).flatMap((file) => {
      const where = readCatalogPath(file.path);
      return isOverlay(where) && where.id === id ? [{ file, where }] : [];
    });
    if (files.length === 0) throw new UsageError(`"${id}" has no translation.`);
    const states = files.map(({ file, where }) => currentStates(file, where, flags.record === true));
    if (format === "json") console.log(JSON.stringify(states, null, 2));
    else for (const { file, state } of states) console.log(`${file}: ${state}`);
    return Promise.resolve(states.every(({ state }) => state === UP_TO_DATE) ? 0 : 1);
  },
};
