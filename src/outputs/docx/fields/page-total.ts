import { BookmarkEnd, BookmarkStart, PageNumber, Paragraph, TextRun } from "docx";
import type { FileChild, ParagraphChild } from "docx";
import { CachedField } from "./cached-field.ts";

const LAST_PAGE = "last_page";

/**
 * The number of pages, for the footer; `isNoted` if a note follows that is not counted.
 *
 * Word counts the pages of the section. LibreOffice has no such count and prints the cached result of the field, so that
 * result is a field, too: the page of a bookmark on the last page (`markLastPage`).
 */
export const pageTotal = (isNoted: boolean): ParagraphChild =>
  isNoted
    ? new CachedField("SECTIONPAGES", new CachedField(`PAGEREF ${LAST_PAGE}`, new TextRun("")))
    : new TextRun({ children: [PageNumber.TOTAL_PAGES] });

/** The content of a section with a bookmark at its end. A section ends with a paragraph anyway, so one is added after a table. */
export function markLastPage(children: readonly FileChild[], bookmark: number): readonly FileChild[] {
  const last = children.at(-1);
  const marked = last instanceof Paragraph ? last : new Paragraph({});
  marked.addChildElement(new BookmarkStart(LAST_PAGE, bookmark));
  marked.addChildElement(new BookmarkEnd(bookmark));
  return marked === last ? children : [...children, marked];
}
