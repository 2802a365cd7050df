import type { WordSource } from "../../../model/review/word-source.ts";
import { openArchive } from "../open-archive.ts";
import type { Archive } from "../open-archive.ts";
import { readWordLines } from "../read-docx.ts";
import { childAt, childElements, xmlTree } from "../xml-tree.ts";
import type { XmlNode } from "../xml-tree.ts";
import { characterRanges } from "./character-ranges.ts";
import { readStructure } from "./read-structure.ts";

const TYPES = "[Content_Types].xml";
const COMMENTS = "/relationships/comments";
const SIGNATURES = "_xmlsignatures/";
const WORD_NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const BYTE_ORDER_MARK_BYTES = 3;

const OTHER_ENCODING = /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8)/i;
const OFF = new Set(["0", "false", "off"]);

/** The text of a part; null where it is absent or not UTF-8, so that it could not be written back unchanged. */
const exactText = (archive: Archive, name: string): string | null => {
  const bytes = archive.part(name);
  if (!bytes) return null;
  const text = new TextDecoder().decode(bytes);
  if (OTHER_ENCODING.test(text)) return null;
  const { length } = new TextEncoder().encode(text);
  return length === bytes.length || length + BYTE_ORDER_MARK_BYTES === bytes.length ? text : null;
};

const relationsOf = (main: string): string => main.replace(/([^/]+)$/, "_rels/$1.rels");

const relationList = (xml: string): readonly XmlNode[] =>
  childElements(childAt(xmlTree(xml), "Relationships"), "Relationship");

/** The name of the part that a relation of the main part leads to. */
const targetOf = (main: string, { attributes }: XmlNode): string => {
  const target = attributes["Target"] ?? "";
  return target.startsWith("/") ? target.slice(1) : main.replace(/[^/]+$/, target);
};

/** The protection that the settings enforce; null where they enforce none. */
const protectionOf = (archive: Archive): string | null => {
  const settings = childAt(xmlTree(exactText(archive, "word/settings.xml") ?? ""), "w:settings");
  const attributes = childAt(settings, "w:documentProtection")?.attributes;
  const enforced = attributes?.["w:enforcement"];
  return enforced === undefined || OFF.has(enforced) ? null : (attributes?.["w:edit"] ?? "none");
};

/**
 * The main part of a Word file and the place of each character in it; null if it cannot be written back, such as a file
 * in an encoding other than UTF-8. Its text is that of `readDocx`.
 *
 * Throws: FileRejection damaged, password, wrong_type, zip_bomb, too_long.
 */
export function readWordSource(bytes: Uint8Array): WordSource | null {
  const { lines, main } = readWordLines(openArchive(bytes));
  // A second archive has its own limit on what it inflates.
  const archive = openArchive(bytes);
  const xml = exactText(archive, main);
  const types = exactText(archive, TYPES);
  const relationsName = relationsOf(main);
  const relations = archive.names.includes(relationsName) ? exactText(archive, relationsName) : "";
  if (xml === null || types === null || relations === null || !xml.includes(WORD_NAMESPACE)) return null;
  if (!types.includes("</Types>") || (relations !== "" && !relations.includes("</Relationships>"))) return null;
  const comments = relationList(relations).find(({ attributes }) => (attributes["Type"] ?? "").endsWith(COMMENTS));
  const commentsName = comments ? targetOf(main, comments) : null;
  const commentsXml = commentsName === null ? null : exactText(archive, commentsName);
  if (commentsName !== null && commentsXml?.includes("</w:comments>") !== true) return null;
  return {
    ...characterRanges(lines, xml),
    ...readStructure(xml),
    main,
    xml,
    types,
    relations: { name: relationsName, xml: relations },
    comments: commentsName === null || commentsXml === null ? null : { name: commentsName, xml: commentsXml },
    protection: protectionOf(archive),
    isSigned: archive.names.some((name) => name.startsWith(SIGNATURES)),
  };
}
