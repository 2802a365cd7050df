import { PdfArray, PdfNumber } from "@libpdf/core";
import type { PDF, PDFPage, PdfDict, PdfObject } from "@libpdf/core";

/** From shown to stored coordinates, as the operands of `cm`. */
export type PageMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A page as it is shown. Unit: the page's own, usually points. */
export type PageGeometry = { readonly width: number; readonly height: number; readonly matrix: PageMatrix };

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** More levels than any page tree has; a tree may be a circle. */
const MAX_LEVELS = 50;
const LETTER: Box = [0, 0, 612, 792];

/** An entry of a page or, where it has none, of the nodes above it. */
export const inheritedEntry = (pdf: PDF, { dict }: PDFPage, key: string): PdfObject | undefined => {
  const resolve = pdf.getObject.bind(pdf);
  let node: PdfDict | undefined = dict;
  for (let level = 0; node && level < MAX_LEVELS; level++) {
    const value = node.get(key, resolve);
    if (value) return value;
    node = node.getDict("Parent", resolve);
  }
  return undefined;
};

const boxOf = (pdf: PDF, page: PDFPage, key: string): Box | null => {
  const value = inheritedEntry(pdf, page, key);
  if (!(value instanceof PdfArray) || value.length < 4) return null;
  const resolve = pdf.getObject.bind(pdf);
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map((at) => value.at(at, resolve)) as [
    PdfObject,
    PdfObject,
    PdfObject,
    PdfObject,
  ];
  const isNumber = (one: PdfObject): one is PdfNumber => one instanceof PdfNumber;
  if (!isNumber(x1) || !isNumber(y1) || !isNumber(x2) || !isNumber(y2)) return null;
  const box: Box = [
    Math.min(x1.value, x2.value),
    Math.min(y1.value, y2.value),
    Math.max(x1.value, x2.value),
    Math.max(y1.value, y2.value),
  ];
  return box[0] < box[2] && box[1] < box[3] ? box : null;
};

const intersection = (a: Box, b: Box): Box | null => {
  const box: Box = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  return box[0] < box[2] && box[1] < box[3] ? box : null;
};

const turnsOf = (pdf: PDF, page: PDFPage): number => {
  const rotate = inheritedEntry(pdf, page, "Rotate");
  const degrees = rotate instanceof PdfNumber ? rotate.value : 0;
  return degrees % 90 === 0 ? (((degrees / 90) % 4) + 4) % 4 : 0;
};

/** The size of a page as readers show it, and how a place on it is stored. Source: ISO 32000-1, section 7.7.3.3. */
export const pageGeometry = (pdf: PDF, page: PDFPage): PageGeometry => {
  const media = boxOf(pdf, page, "MediaBox") ?? LETTER;
  const crop = boxOf(pdf, page, "CropBox");
  const [left, bottom, right, top] = (crop && intersection(crop, media)) ?? media;
  const [width, height] = [right - left, top - bottom];
  switch (turnsOf(pdf, page)) {
    case 1:
      return { width: height, height: width, matrix: [0, 1, -1, 0, right, bottom] };
    case 2:
      return { width, height, matrix: [-1, 0, 0, -1, right, top] };
    case 3:
      return { width: height, height: width, matrix: [0, -1, 1, 0, left, top] };
    default:
      return { width, height, matrix: [1, 0, 0, 1, left, bottom] };
  }
};
