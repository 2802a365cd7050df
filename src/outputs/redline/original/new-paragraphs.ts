import type { SourceElement, WordParagraph, WordRun, WordSource } from "../../../model/review/word-source.ts";
import { run as newRun } from "../word-xml.ts";
import type { ChangeWriter } from "../word-xml.ts";
import { propertiesXml } from "./rewrite-run.ts";
import { changeableRun } from "./run-edits.ts";

/** Where new paragraphs are inserted: `at` is an offset into the XML. */
export type ParagraphPlace = {
  readonly at: number;
  /** The paragraph before them, whose format they take; null after a table. */
  readonly before: WordParagraph | null;
  readonly run: WordRun | null;
  /** Whether a paragraph follows, with which they join if they are rejected. */
  readonly isFollowed: boolean;
};

const BETWEEN = /^(?:\s|<w:(?:bookmarkStart|bookmarkEnd|proofErr)\b[^>]*\/>)*<w:p[\s>/]/;
/** What may be between two paragraphs, such as bookmarks and comments. Unit: characters of XML. */
const LOOK_AHEAD = 2000;
const SECTION = "w:sectPr";
const MARK_CHANGES = /<w:(?:ins|del|moveFrom|moveTo)\b/;

/** What a new paragraph does not take from the one before it. */
const OWN = new Set([
  "w:numPr",
  "w:rPr",
  SECTION,
  "w:pPrChange",
  "w:framePr",
  "w:keepNext",
  "w:pageBreakBefore",
  "w:outlineLvl",
]);
const OWN_CHARACTERS = new Set(["w:rStyle", "w:vertAlign", "w:vanish", "w:highlight"]);
/** The elements that come before `w:numPr` in the properties of a paragraph. */
const BEFORE_NUMBER = new Set([
  "w:pStyle",
  "w:keepNext",
  "w:keepLines",
  "w:pageBreakBefore",
  "w:framePr",
  "w:widowControl",
]);
const NO_NUMBER = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';

const lastSourced = ({ starts }: WordSource, after: number): number => {
  for (let index = Math.min(after, starts.length) - 1; index >= 0; index--) if (starts[index]! >= 0) return index;
  return -1;
};

/** The place after the paragraph of an offset of the text, or after its table; null where none is safe. */
export function placeAfter(source: WordSource, after: number): ParagraphPlace | null {
  const index = lastSourced(source, after);
  const run = index < 0 ? -1 : changeableRun(source, index);
  const paragraph = source.paragraphs[source.runs[run]?.paragraph ?? -1];
  if (!paragraph || paragraph.obstacle !== null) return null;
  const isFollowedAt = (offset: number): boolean => BETWEEN.test(source.xml.slice(offset, offset + LOOK_AHEAD));
  if (paragraph.tableEnd !== null) {
    const at = paragraph.tableEnd;
    return isFollowedAt(at) ? { at, before: null, run: null, isFollowed: true } : null;
  }
  const mark = paragraph.properties.find(({ name }) => name === "w:rPr");
  if (paragraph.properties.some(({ name }) => name === SECTION) || MARK_CHANGES.test(mark?.xml ?? "")) return null;
  const at = paragraph.end;
  return { at, before: paragraph, run: source.runs[run]!, isFollowed: isFollowedAt(at) };
}

const joined = (elements: readonly SourceElement[]): string => elements.map(({ xml }) => xml).join("");

const newProperties = (before: WordParagraph | null): string => {
  const kept = (before?.properties ?? []).filter(({ name }) => !OWN.has(name));
  const first = kept.filter(({ name }) => BEFORE_NUMBER.has(name));
  const rest = kept.filter(({ name }) => !BEFORE_NUMBER.has(name));
  return `${joined(first)}${before ? NO_NUMBER : ""}${joined(rest)}`;
};

/** The properties of a paragraph with its mark as inserted; other properties of the mark stay. */
const withInsertedMark = ({ properties }: WordParagraph, { change }: ChangeWriter): string => {
  const mark = properties.find(({ name }) => name === "w:rPr")?.xml ?? "<w:rPr></w:rPr>";
  const inner = mark.replace(/^<w:rPr[^>]*>/, "").replace(/<\/w:rPr>$/, "");
  const others = properties.filter(({ name }) => name !== "w:rPr");
  const isLast = ({ name }: SourceElement): boolean => name === "w:pPrChange";
  return `<w:pPr>${joined(others.filter((one) => !isLast(one)))}<w:rPr>${change("w:ins", "")}${inner}</w:rPr>${joined(others.filter(isLast))}</w:pPr>`;
};

/** A range of the XML and what replaces it. */
export type Splice = { readonly start: number; readonly end: number; readonly xml: string };

/** Properties that the record of a paragraph's earlier properties (`w:pPrChange`) must not contain. */
const NOT_RECORDED = new Set(["w:rPr", SECTION, "w:pPrChange"]);

/**
 * The properties of the last new paragraph where it takes the mark of the paragraph before it: without that one's number,
 * as a tracked change, so that the number is back when the insertion is rejected.
 */
const takenProperties = (before: WordParagraph, { change }: ChangeWriter): string => {
  const kept = before.properties.filter(({ name }) => name !== "w:pPrChange");
  if (!kept.some(({ name }) => name === "w:numPr" || name === "w:pStyle"))
    return kept.length === 0 ? "" : `<w:pPr>${joined(kept)}</w:pPr>`;
  const mark = joined(kept.filter(({ name }) => name === "w:rPr"));
  const earlier = joined(kept.filter(({ name }) => !NOT_RECORDED.has(name)));
  return `<w:pPr>${newProperties(before)}${mark}${change("w:pPrChange", `<w:pPr>${earlier}</w:pPr>`)}</w:pPr>`;
};

/**
 * New paragraphs as tracked insertions, one for each line of the texts.
 *
 * If nothing follows that they could join when they are rejected, they take the mark of the paragraph before them, and
 * with it its format, but not its number.
 */
export function paragraphSplices(
  place: ParagraphPlace,
  texts: readonly string[],
  writer: ChangeWriter,
): readonly Splice[] {
  const { at, before, run, isFollowed } = place;
  const { change } = writer;
  const lines = texts.flatMap((text) => text.split("\n"));
  const characters = propertiesXml(run?.properties ?? [], OWN_CHARACTERS);
  const words = (line: string): string => (line === "" ? "" : change("w:ins", newRun(line, "w:t", characters)));
  const inserted = (line: string): string =>
    `<w:p><w:pPr>${newProperties(before)}<w:rPr>${change("w:ins", "")}</w:rPr></w:pPr>${words(line)}</w:p>`;
  if (isFollowed || !before) return [{ start: at, end: at, xml: lines.map(inserted).join("") }];
  const { propertiesAt, content } = before;
  const own = propertiesAt ?? { start: content.start, end: content.start };
  const markChanged = { ...own, xml: withInsertedMark(before, writer) };
  const last = `<w:p>${takenProperties(before, writer)}${words(lines.at(-1)!)}</w:p>`;
  return [markChanged, { start: at, end: at, xml: `${lines.slice(0, -1).map(inserted).join("")}${last}` }];
}
