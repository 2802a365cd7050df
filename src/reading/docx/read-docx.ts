import type { InputProblem } from "../../model/problem.ts";
import type { ExtractedText } from "../../model/review/uploaded-file.ts";
import { LIMITS } from "../file/limits.ts";
import { FileRejection } from "../file/file-rejection.ts";
import { normalizeCharacters, notesOnHiddenCharacters } from "../text/normalize-characters.ts";
import { createCounter } from "./count-paragraphs.ts";
import { generated } from "./line.ts";
import type { DocxLine } from "./line.ts";
import { readLists } from "./lists.ts";
import { readNotes } from "./notes.ts";
import { openArchive } from "./open-archive.ts";
import type { Archive } from "./open-archive.ts";
import { readStory } from "./read-story.ts";
import type { ContentCounts } from "./read-story.ts";
import { readStyles } from "./styles.ts";
import { childAt, childElements, xmlTree } from "./xml-tree.ts";

const MAIN = "word/document.xml";

const decoded = (bytes: Uint8Array | null): string | null => (bytes ? new TextDecoder().decode(bytes) : null);

/** The path of the main part of a Word file, from its relationships; an archive without one is not a Word file. */
function mainPart(archive: Archive): string {
  const relations = childAt(xmlTree(decoded(archive.part("_rels/.rels")) ?? ""), "Relationships");
  const main = childElements(relations, "Relationship").find(({ attributes }) =>
    (attributes["Type"] ?? "").endsWith("/officeDocument"),
  );
  const target = (main?.attributes["Target"] ?? MAIN).replace(/^\//, "");
  if (archive.names.includes(target) && target.startsWith("word/")) return target;
  throw new FileRejection("wrong_type");
}

/** Headers with information that the text lacks: a title or a mark such as "Draft", never a page number alone. */
function headerLines(archive: Archive, tally: ContentCounts, body: string): readonly string[] {
  const names = archive.names.filter((name) => /^word\/header\d*\.xml$/.test(name)).toSorted();
  const lines = names.flatMap((name) => readStory(decoded(archive.part(name)) ?? "", () => "", tally));
  const own = lines.map(({ text }) => text.trim()).filter((line) => /\p{L}{3}/u.test(line) && !/^page\b/i.test(line));
  return [...new Set(own)].filter((line) => !body.includes(line));
}

const noted = (code: string, count: number): readonly InputProblem[] =>
  count > 0 ? [{ code, params: { count } }] : [];

/** How many comments a Word file has. */
export const countComments = (archive: Archive): number =>
  childElements(childAt(xmlTree(decoded(archive.part("word/comments.xml")) ?? ""), "w:comments"), "w:comment").length;

/** The lines of a Word file before their characters are normalized, with the XML of its main part. */
export type WordLines = {
  readonly lines: readonly DocxLine[];
  /** Name of the main part. */
  readonly main: string;
  readonly xml: string;
  readonly tally: ContentCounts;
};

/**
 * Reads the lines of a Word file: headers first, notes last. Only lines of the main part have an origin.
 *
 * Throws: FileRejection damaged, password, wrong_type, zip_bomb, too_long.
 */
export function readWordLines(archive: Archive): WordLines {
  const main = mainPart(archive);
  const styles = readStyles(decoded(archive.part("word/styles.xml")));
  const lists = readLists(decoded(archive.part("word/numbering.xml")), (style) => styles.numberOf(style).list);
  const tally: ContentCounts = { changes: 0, hidden: 0 };
  const xml = decoded(archive.part(main)) ?? "";
  const body = readStory(xml, createCounter(lists, styles), tally);
  const notes = ["word/footnotes.xml", "word/endnotes.xml"].flatMap((name) =>
    readNotes(decoded(archive.part(name)), tally),
  );
  const headers = headerLines(archive, tally, body.map(({ text }) => text).join("\n"));
  return { lines: [...headers.map(generated), ...body, ...notes.map(generated)], main, xml, tally };
}

/**
 * The words of a Word file as Word shows them with all changes accepted: numbers counted, headers first, notes last.
 *
 * Throws: FileRejection damaged, password, wrong_type, zip_bomb, too_big, too_long.
 */
export function readDocx(bytes: Uint8Array): ExtractedText {
  const archive = openArchive(bytes);
  const { lines, tally } = readWordLines(archive);
  const raw = lines.map(({ text }) => text).join("\n");
  const text = normalizeCharacters(raw);
  if (text.length > LIMITS.characters) throw new FileRejection("too_long", { max: LIMITS.characters });
  return {
    text,
    pages: [],
    notes: [
      ...noted("tracked_changes", tally.changes),
      ...noted("comments", countComments(archive)),
      ...noted("hidden_text", tally.hidden),
      ...notesOnHiddenCharacters(raw),
    ],
  };
}
