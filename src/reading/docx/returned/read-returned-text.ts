import type { ReturnedParagraph, ReturnedPiece, ReturnedText } from "../../../model/session/returned-text.ts";
import { openArchive } from "../open-archive.ts";
import { FileRejection } from "../../file/file-rejection.ts";
import { countComments, readWordLines } from "../read-docx.ts";
import { SKIPPED_ELEMENTS } from "../read-story.ts";
import { symbolText } from "../symbol-text.ts";
import { readXml } from "../xml-events.ts";
import type { Attributes } from "../xml-events.ts";
import { createFieldTracker } from "./field-tracker.ts";
import { fileProperties } from "./file-properties.ts";

const PROPERTIES = "docProps/custom.xml";

/** The bookmarks that our own files have at each clause and each other part. */
const OWN_BOOKMARK = /^(?:clause|text)_/;

// Programs keep the names of styles, but not always the case and spaces of their ids.
const CLAUSE_STYLE = /^(?:heading|clauselevel)(\d)$/;
const ITEM_STYLE = /^listitem$/;

/** Ten times the paragraphs of a long contract; the comparison of more would stop the page. */
const MAX_PARAGRAPHS = 10_000;

type ParagraphBuilder = {
  pieces: ReturnedPiece[];
  style: string;
  bookmark: string | null;
  isInTable: boolean;
  isMarkDeleted: boolean;
  hasDeletions: boolean;
};

const finished = ({ pieces, style, bookmark, isInTable }: ParagraphBuilder): ReturnedParagraph => {
  const id = style.toLowerCase().replaceAll(/[\s_-]/g, "");
  const level = CLAUSE_STYLE.exec(id)?.[1];
  return {
    pieces,
    level: level === undefined ? null : Number(level),
    isItem: ITEM_STYLE.test(id),
    isInTable,
    bookmark,
  };
};

const isBlank = ({ pieces }: ParagraphBuilder): boolean => pieces.every(({ text }) => text.trim() === "");

/** Collects paragraphs; one whose mark was deleted continues in the next. */
const collectParagraphs = () => {
  const done: ReturnedParagraph[] = [];
  const open: ParagraphBuilder[] = [];
  let held: ParagraphBuilder | null = null;
  let pending: string | null = null;
  let tables = 0;
  return {
    done,
    current: (): ParagraphBuilder | undefined => open.at(-1),
    table: (step: 1 | -1): void => {
      tables += step;
    },
    mark: (name: string): void => {
      const paragraph = open.at(-1);
      if (!paragraph) pending = name;
      else paragraph.bookmark ??= name;
    },
    start: (): void => {
      const bookmark = open.length === 0 ? pending : null;
      pending = null;
      open.push({
        pieces: [],
        style: "",
        bookmark,
        isInTable: tables > 0,
        isMarkDeleted: false,
        hasDeletions: false,
      });
    },
    end: (): void => {
      const own = open.pop();
      if (!own) return;
      // A paragraph that was deleted as a whole is gone, with its bookmark.
      if (own.isMarkDeleted && isBlank(own) && held === null) return;
      const whole: ParagraphBuilder = held
        ? { ...own, pieces: [...held.pieces, ...own.pieces], bookmark: held.bookmark, style: held.style }
        : own;
      held = own.isMarkDeleted ? whole : null;
      // A heading whose words were deleted still begins its clause.
      const isGone = whole.hasDeletions && isBlank(whole) && whole.bookmark === null;
      if (held === null && !isGone) done.push(finished(whole));
      if (done.length > MAX_PARAGRAPHS) throw new FileRejection("too_long", { max: MAX_PARAGRAPHS });
    },
  };
};

/** The paragraphs of the main part of a Word file. */
const readParagraphs = (xml: string): readonly ReturnedParagraph[] => {
  const collector = collectParagraphs();
  const fields = createFieldTracker();
  const path: string[] = [];
  let skippedFrom = 0;
  const add = (text: string): void => {
    const paragraph = collector.current();
    if (!paragraph || text === "" || fields.isInstruction()) return;
    const field = fields.current();
    paragraph.pieces.push(field === null ? { text } : { text, field });
  };
  const open = (name: string, attributes: () => Attributes): void => {
    const parent = path.at(-1) ?? "";
    const paragraph = collector.current();
    if (name === "w:p") collector.start();
    else if (name === "w:tbl") collector.table(1);
    else if (name === "w:bookmarkStart") {
      const bookmark = attributes()["w:name"] ?? "";
      if (OWN_BOOKMARK.test(bookmark)) collector.mark(bookmark);
    } else if (name === "w:fldSimple") fields.openSimple(attributes()["w:instr"]?.trim() ?? "");
    else if (name === "w:fldChar") fields.mark(attributes()["w:fldCharType"]);
    else if (name === "w:pStyle" && paragraph && parent === "w:pPr") paragraph.style = attributes()["w:val"] ?? "";
    else if (parent === "w:r") add(symbolText(name, attributes));
  };
  const skip = (name: string): void => {
    const paragraph = collector.current();
    if (paragraph && (name === "w:del" || name === "w:moveFrom")) {
      if (path.at(-1) === "w:rPr" && path.at(-2) === "w:pPr") paragraph.isMarkDeleted = true;
      else paragraph.hasDeletions = true;
    }
    skippedFrom = path.length + 1;
  };
  readXml(xml, {
    open: (name, attributes) => {
      if (skippedFrom === 0) {
        if (SKIPPED_ELEMENTS.has(name)) skip(name);
        else open(name, attributes);
      }
      path.push(name);
    },
    close: () => {
      const isSkipped = skippedFrom > 0;
      if (path.length === skippedFrom) skippedFrom = 0;
      const name = path.pop();
      if (isSkipped) return;
      if (name === "w:p") collector.end();
      else if (name === "w:tbl") collector.table(-1);
      else if (name === "w:fldSimple") fields.closeSimple();
    },
    text: (text) => {
      if (skippedFrom > 0) return;
      const parent = path.at(-1);
      if (parent === "w:instrText") fields.instruct(text);
      else if (parent === "w:t") add(text);
    },
  });
  return collector.done;
};

/**
 * The text of a returned Word file, with its tracked changes accepted.
 *
 * Throws: FileRejection damaged, password, wrong_type, zip_bomb, too_long.
 */
export const readReturnedText = (bytes: Uint8Array): ReturnedText => {
  const archive = openArchive(bytes);
  const { xml } = readWordLines(archive);
  const custom = archive.part(PROPERTIES);
  return {
    paragraphs: readParagraphs(xml),
    properties: fileProperties(custom ? new TextDecoder().decode(custom) : null),
    comments: countComments(archive),
  };
};
