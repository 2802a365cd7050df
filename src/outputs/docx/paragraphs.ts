import { Bookmark, BookmarkEnd, BookmarkStart, Paragraph } from "docx";
import type { FileChild, ParagraphChild } from "docx";
import type { Block, Inline, LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { isEastAsian, itemIndent } from "../layout/layout.ts";
import type { BookmarkTarget } from "./bookmarks.ts";
import { bookmarkTargets } from "./bookmarks.ts";
import { inlineRuns } from "./inlines.ts";
import { itemLabel } from "./number-pattern.ts";
import { createNumberLists } from "./numbering.ts";
import type { NumberLists } from "./numbering.ts";
import type { NumberReference } from "./single-lists.ts";
import { twips } from "./units.ts";

/** Context shared by the paragraphs of one document. */
export type DocxContext = {
  readonly style: PageStyle;
  readonly numbering: LegalDocument["numbering"];
  readonly lists: NumberLists;
  readonly bookmarks: ReadonlyMap<string, BookmarkTarget>;
  /** List numbers of recitals, chapters and schedules, which are numbered through the whole document. */
  readonly counted: ReadonlyMap<string, NumberReference>;
  /** The id of the innermost block that each paragraph and table was written for. */
  readonly blockOf: Map<FileChild, string>;
  /** The next paragraph starts a page. */
  pageBreak: boolean;
};

/** A context of its own for each document of a file; `firstList` keeps the lists of several documents apart. */
export function createDocxContext(document: LegalDocument, style: PageStyle, firstList = 0): DocxContext {
  const { numbering } = document;
  const lists = createNumberLists(numbering, style, firstList);
  const recitals = ofType(document.blocks, "recital");
  const schedules = ofType(document.blocks, "schedule");
  const recitalNumbers = lists.list(
    recitals.map((recital) => itemLabel(recital.number)),
    itemIndent(numbering, 0, style),
  );
  const scheduleNumbers = lists.list(
    schedules.map((schedule) => ({ label: schedule.label, core: schedule.number })),
    { number: 0, text: 0 },
  );
  const parts = ofType(document.blocks, "part");
  const gap = isEastAsian(document.language) ? "\u3000" : " ";
  const partNumbers = lists.list(
    parts.map((part) => ({ label: part.label + gap, core: part.number })),
    { number: 0, text: 0 },
  );
  const counted = new Map([
    ...parts.map((part, index) => [part.id, partNumbers[index]!] as const),
    ...recitals.map((recital, index) => [recital.id, recitalNumbers[index]!] as const),
    ...schedules.map((schedule, index) => [schedule.id, scheduleNumbers[index]!] as const),
  ]);
  return {
    style,
    numbering,
    lists,
    bookmarks: bookmarkTargets(document),
    counted,
    blockOf: new Map(),
    pageBreak: false,
  };
}

const ofType = <T extends Block["type"]>(blocks: readonly Block[], type: T): readonly Extract<Block, { type: T }>[] =>
  blocks.filter((block): block is Extract<Block, { type: T }> => block.type === type);

/** Optional paragraph properties. */
export type ParagraphExtras = {
  readonly bold?: boolean;
  /** Size of the type where it is not the style's. Unit: points. */
  readonly size?: number | undefined;
  readonly keepNext?: boolean;
  /** Its list number; false to suppress the number of its style. */
  readonly number?: NumberReference | false | undefined;
  /** The clause or schedule whose bookmark encloses the text. */
  readonly place?: string;
  /** Runs before the text. */
  readonly lead?: readonly ParagraphChild[];
  readonly align?: "start" | "end";
  /** The space after the paragraph, if it differs from the style. Unit: points. */
  readonly after?: number;
};

/** A paragraph of a named style. */
export function paragraph(
  context: DocxContext,
  style: string,
  content: readonly Inline[],
  extras: ParagraphExtras = {},
): Paragraph {
  const { number, keepNext, place, size } = extras;
  const runs = [
    ...(extras.lead ?? []),
    ...inlineRuns(content, { bookmarks: context.bookmarks, bold: extras.bold ?? false, size }),
  ];
  const mark = place === undefined ? undefined : context.bookmarks.get(place);
  const pageBreakBefore = context.pageBreak;
  context.pageBreak = false;
  return new Paragraph({
    style,
    children: mark ? [new PlaceMark(mark, runs)] : runs,
    numbering: number && { ...number, custom: true },
    spacing: extras.after === undefined ? undefined : { after: twips(extras.after) },
    keepNext: keepNext || undefined,
    alignment: extras.align === "end" ? "right" : undefined,
    pageBreakBefore: pageBreakBefore || undefined,
    run: extras.bold && number ? { bold: true } : undefined,
  });
}

/** A bookmark numbered within its document: the library's counter is global, which would make output irreproducible. */
class PlaceMark extends Bookmark {
  readonly #place: BookmarkTarget;

  constructor(place: BookmarkTarget, children: readonly ParagraphChild[]) {
    super({ id: place.bookmark, children });
    this.#place = place;
  }

  override get writtenAs(): readonly (ParagraphChild | BookmarkStart | BookmarkEnd)[] {
    const { bookmark, order } = this.#place;
    return [new BookmarkStart(bookmark, order), ...this.children, new BookmarkEnd(order)];
  }
}
