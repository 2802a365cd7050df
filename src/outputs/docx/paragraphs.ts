import { Bookmark, BookmarkEnd, BookmarkStart, Paragraph } from "docx";
import type { ParagraphChild } from "docx";
import type { Block, Inline, LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { isEastAsian, itemIndent } from "../layout.ts";
import type { Place } from "./bookmarks.ts";
import { placesOf } from "./bookmarks.ts";
import { inlineRuns } from "./inlines.ts";
import { itemLabel } from "./number-pattern.ts";
import { createNumberLists } from "./numbering.ts";
import type { NumberLists } from "./numbering.ts";
import type { NumberedBy } from "./single-lists.ts";
import { twips } from "./units.ts";

/** What the paragraphs of one document share. */
export type Desk = {
  readonly style: PageStyle;
  readonly numbering: LegalDocument["numbering"];
  readonly lists: NumberLists;
  readonly places: ReadonlyMap<string, Place>;
  /** List numbers of recitals, chapters and schedules, which count through the whole document. */
  readonly counted: ReadonlyMap<string, NumberedBy>;
  /** The next paragraph starts a page. */
  pageBreak: boolean;
};

export function createDesk(document: LegalDocument, style: PageStyle): Desk {
  const { numbering } = document;
  const lists = createNumberLists(numbering, style);
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
  return { style, numbering, lists, places: placesOf(document), counted, pageBreak: false };
}

const ofType = <T extends Block["type"]>(blocks: readonly Block[], type: T): readonly Extract<Block, { type: T }>[] =>
  blocks.filter((block): block is Extract<Block, { type: T }> => block.type === type);

/** What a paragraph may have beyond its words. */
export type ParagraphExtras = {
  readonly bold?: boolean;
  readonly keepNext?: boolean;
  /** The list it is counted by; false where it carries no number though its style would give it one. */
  readonly number?: NumberedBy | false | undefined;
  /** A clause or schedule whose bookmark stands round the words. */
  readonly place?: string;
  /** Runs before the words. */
  readonly lead?: readonly ParagraphChild[];
  readonly align?: "start" | "end";
  /** Space after it, where that is not its style's. Unit: points. */
  readonly after?: number;
};

/** A paragraph of a named style. */
export function paragraph(
  desk: Desk,
  style: string,
  content: readonly Inline[],
  extras: ParagraphExtras = {},
): Paragraph {
  const { number, keepNext, place } = extras;
  const runs = [...(extras.lead ?? []), ...inlineRuns(content, { places: desk.places, bold: extras.bold ?? false })];
  const mark = place === undefined ? undefined : desk.places.get(place);
  const pageBreakBefore = desk.pageBreak;
  desk.pageBreak = false;
  return new Paragraph({
    style,
    children: mark ? [new PlaceMark(mark, runs)] : runs,
    ...(number !== undefined && { numbering: number && { ...number, custom: true } }),
    ...(extras.after !== undefined && { spacing: { after: twips(extras.after) } }),
    ...(keepNext && { keepNext }),
    ...(extras.align === "end" && { alignment: "right" as const }),
    ...(pageBreakBefore && { pageBreakBefore }),
    ...(extras.bold && number && { run: { bold: true } }),
  });
}

/** The library numbers bookmarks through all documents; ours count within one, which so comes out the same each time. */
class PlaceMark extends Bookmark {
  readonly #place: Place;

  constructor(place: Place, children: readonly ParagraphChild[]) {
    super({ id: place.bookmark, children });
    this.#place = place;
  }

  override get writtenAs(): readonly (ParagraphChild | BookmarkStart | BookmarkEnd)[] {
    const { bookmark, order } = this.#place;
    return [new BookmarkStart(bookmark, order), ...this.children, new BookmarkEnd(order)];
  }
}
