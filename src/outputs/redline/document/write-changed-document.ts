import { FileChild } from "docx";
import type { IContext, INumberingOptions } from "docx";
import type { LegalDocument } from "../../../model/document.ts";
import type { PageStyle } from "../../../model/settings.ts";
import { createDocxContext } from "../../docx/paragraphs.ts";
import type { DocxContext } from "../../docx/paragraphs.ts";
import { createDocxFile, packDocx, writeDocumentBody } from "../../docx/write-docx.ts";
import type { ChangeAuthor } from "../redline.ts";
import { mergeTexts } from "./merge-texts.ts";
import { segmentNames, withBookmarks } from "./segment-bookmarks.ts";
import { textSegments } from "./text-segments.ts";
import type { XmlObject } from "./xml-object.ts";

/** Two versions of a document, and who made the changes in each clause or block. */
export type ChangedDocument = {
  readonly before: LegalDocument;
  readonly after: LegalDocument;
  readonly authorOf: (blockId: string) => ChangeAuthor;
  /** Properties of the file, by name. */
  readonly properties: { readonly [name: string]: string };
};

/** A Word file in which each clause and each other part begins with a bookmark. */
export type ChangedFile = {
  readonly bytes: Uint8Array;
  /** The id of the clause or block that each bookmark begins, by name of the bookmark. */
  readonly bookmarks: ReadonlyMap<string, string>;
};

type Children = ReturnType<typeof writeDocumentBody>;

/** An element that is written as it is. */
class ReadyElement extends FileChild {
  readonly #element: XmlObject;

  constructor(element: XmlObject) {
    super("w:p");
    this.#element = element;
  }

  override prepForXml(): XmlObject {
    return this.#element;
  }
}

/**
 * The number of the earlier version's first list. It is higher than the number of lists in any document, so that the
 * lists of both versions do not collide.
 */
const FIRST_EARLIER_LIST = 10_000;

const segmentsOf = (document: LegalDocument, docx: DocxContext, children: Children, context: IContext) =>
  textSegments(
    document,
    children.map((child) => ({
      element: (child.prepForXml(context) ?? {}) as XmlObject,
      block: docx.blockOf.get(child) ?? "",
    })),
  );

/** The definitions of the lists of both versions; equal names have equal definitions. */
const bothLists = (...contexts: readonly DocxContext[]): INumberingOptions => {
  const lists = contexts.flatMap((context) => context.lists.options().config);
  return { config: [...new Map(lists.map((list) => [list.reference, list])).values()] };
};

/**
 * Two versions of a document as one Word file with tracked changes: all accepted it has the words of the later version, all
 * rejected those of the earlier one. Equal versions give a file without changes.
 */
export const writeChangedDocument = async (
  { before, after, authorOf, properties }: ChangedDocument,
  style: PageStyle,
  creator = "",
): Promise<ChangedFile> => {
  const [earlier, later] = [createDocxContext(before, style, FIRST_EARLIER_LIST), createDocxContext(after, style)];
  const [old, next] = [writeDocumentBody(before, earlier), writeDocumentBody(after, later)];
  const numbering = bothLists(later, earlier);
  const file = createDocxFile({ document: after, style, numbering, children: [], properties });
  const context: IContext = { file, viewWrapper: file.Document, stack: [] };
  const oldSegments = segmentsOf(before, earlier, old, context);
  const nextSegments = segmentsOf(after, later, next, context);
  const names = segmentNames(nextSegments, oldSegments);
  // A bookmark can exist only once. A part that both versions have is marked at its place in the later version.
  const stays = new Set(nextSegments.map(({ key }) => key));
  const merged = mergeTexts(
    withBookmarks(oldSegments, names, stays),
    withBookmarks(nextSegments, names),
    names,
    authorOf,
  );
  for (const element of merged) file.Document.View.add(new ReadyElement(element));
  const blockIds = new Map([...oldSegments, ...nextSegments].map(({ key, blockId }) => [key, blockId]));
  return {
    bytes: await packDocx(file, after, creator),
    bookmarks: new Map([...names].map(([key, name]) => [name, blockIds.get(key) ?? ""])),
  };
};
