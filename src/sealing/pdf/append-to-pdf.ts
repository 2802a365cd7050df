import { PDF, PdfArray, PdfDict, PdfString, ops } from "@libpdf/core";
import type { PDFPage } from "@libpdf/core";
import { findSeals } from "./find-seals.ts";
import { inheritedEntry, pageGeometry } from "./page-geometry.ts";
import type { PageGeometry } from "./page-geometry.ts";

/** Why nothing can be added to a file. `active`: a form (XFA) whose layout a program makes each time. */
export type AppendProblem = "encrypted" | "signed" | "active" | "damaged";

/** A file to which an incremental update can be appended, or why that is not possible. */
export type OpenedPdf =
  | { readonly ok: true; readonly pdf: PDF; readonly pages: readonly PageGeometry[] }
  | { readonly ok: false; readonly problem: AppendProblem };

/**
 * A file whose bytes stay as they are when it is saved again.
 *
 * The library appends nothing to a file that is linearized, that is, arranged for fast display of its first page. Such a
 * file may be updated like any other (ISO 32000-1, annex F.4.7); it is then no longer linearized.
 */
export const loadForAppending = async (bytes: Uint8Array): Promise<PDF> =>
  Object.defineProperty(await PDF.load(bytes), "isLinearized", { value: false });

/** Opens a file to add to it. A file that someone has signed is refused, because additions would cast doubt on it. */
export const openForAppending = async (bytes: Uint8Array): Promise<OpenedPdf> => {
  try {
    const pdf = await loadForAppending(bytes);
    if (pdf.isEncrypted) return { ok: false, problem: "encrypted" };
    if (findSeals(bytes).length > 0) return { ok: false, problem: "signed" };
    const resolve = pdf.getObject.bind(pdf);
    if (pdf.getCatalog().getDict("AcroForm", resolve)?.has("XFA")) return { ok: false, problem: "active" };
    const pages = pdf.getPages().map((page) => pageGeometry(pdf, page));
    const isWhole = pdf.canSaveIncrementally() === null && pages.length > 0;
    return isWhole ? { ok: true, pdf, pages } : { ok: false, problem: "damaged" };
  } catch {
    return { ok: false, problem: "damaged" };
  }
};

/** What is added to a file. */
export type PdfAdditions = {
  /** A PDF with one page for each page of the file that something is written on, which is put over it. */
  readonly marks: Uint8Array | null;
  /** The positions of these pages in the file, from 0. */
  readonly marked: readonly number[];
  /** A PDF whose pages follow those of the file. */
  readonly pages: Uint8Array;
  readonly attachment: { readonly name: string; readonly mime: string; readonly text: string };
};

/**
 * A page that inherits its resources needs a copy of its own; otherwise the resources of the overlay would replace the
 * inherited ones.
 */
const ownResources = (pdf: PDF, page: PDFPage): void => {
  if (page.dict.has("Resources")) return;
  const inherited = inheritedEntry(pdf, page, "Resources");
  page.dict.set("Resources", inherited instanceof PdfDict ? inherited.clone() : new PdfDict());
};

const putOver = async (pdf: PDF, over: PDF, marked: readonly number[]): Promise<void> => {
  for (const [index, at] of marked.entries()) {
    const page = pdf.getPage(at);
    if (!page) continue;
    ownResources(pdf, page);
    const name = page.registerXObject(await pdf.embedPage(over, index));
    const [a, b, c, d, e, f] = pageGeometry(pdf, page).matrix;
    page.drawOperators([
      ops.pushGraphicsState(),
      ops.concatMatrix(a, b, c, d, e, f),
      ops.paintXObject(name),
      ops.popGraphicsState(),
    ]);
  }
};

const ID_BYTES = 16;

/** A file without an id would get a random one. */
const giveId = (pdf: PDF, id: Uint8Array): void => {
  const { trailer } = pdf.context.info;
  if (trailer.getArray("ID")) return;
  const part = (): PdfString => PdfString.fromBytes(id.slice(0, ID_BYTES));
  trailer.set("ID", new PdfArray([part(), part()]));
};

/**
 * The file with marks over its pages, more pages after them, and an attachment, as an incremental update: it begins with
 * the bytes of the file. The same parts give the same bytes. `id` identifies a file that has no id of its own.
 *
 * Throws: if the file cannot be opened for it.
 */
export const appendToPdf = async (
  bytes: Uint8Array,
  { marks, marked, pages, attachment }: PdfAdditions,
  id: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> => {
  const opened = await openForAppending(bytes);
  if (!opened.ok) throw new TypeError(`nothing can be added to the file: ${opened.problem}`);
  const { pdf } = opened;
  giveId(pdf, id);
  if (marks) await putOver(pdf, await PDF.load(marks), marked);
  const source = await PDF.load(pages);
  const added = await pdf.copyPagesFrom(
    source,
    source.getPages().map((_, index) => index),
  );
  // The structure they belong to is not copied.
  for (const { dict } of added) dict.delete("StructParents");
  // The library takes the time of an attachment only as a Date; the seal states the time of the file.
  // oxlint-disable-next-line no-restricted-globals
  const time = new Date(0);
  pdf.addAttachment(attachment.name, new TextEncoder().encode(attachment.text), {
    mimeType: attachment.mime,
    createdAt: time,
    modifiedAt: time,
    overwrite: true,
  });
  return new Uint8Array(await pdf.save({ incremental: true }));
};
