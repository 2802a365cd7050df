import type { IParagraphStyleOptions } from "docx";
import type { PageStyle } from "../../model/settings.ts";
import { SPACE_ABOVE } from "../layout/signature-columns.ts";
import { STYLE } from "./style-ids.ts";
import { halfPoints, twips } from "./units.ts";

/** Line spacing of headings, tables and signatures, tighter than in the text. */
export const CLOSE_SPACING = { line: 264, lineRule: "auto" } as const;

/** Padding of a notice. Unit: points. */
const NOTICE_PADDING = 6;
const RAGGED = { alignment: "left" } as const;
const KEPT = { keepNext: true, keepLines: true };
const BOX = { style: "single", size: 6, space: NOTICE_PADDING, color: "auto" } as const;

/** A heading, lines with text, and lines to write on. */
function signatureStyles(body: PageStyle["body"]): readonly IParagraphStyleOptions[] {
  return [
    {
      id: STYLE.signatureHeading,
      name: "Signature Heading",
      basedOn: "Normal",
      run: { bold: true },
      paragraph: { ...KEPT, spacing: { before: twips(body.spacing * 2), after: twips(4), ...CLOSE_SPACING } },
    },
    {
      id: STYLE.signatureLine,
      name: "Signature Line",
      basedOn: "Normal",
      paragraph: {
        ...RAGGED,
        keepLines: true,
        spacing: { before: twips(body.size * SPACE_ABOVE.text), after: 0, ...CLOSE_SPACING },
      },
    },
    {
      id: STYLE.signatureRule,
      name: "Signature Rule",
      basedOn: STYLE.signatureLine,
      paragraph: { spacing: { before: twips(body.size * SPACE_ABOVE.rule) } },
    },
  ];
}

/** Styles of body text, lists, tables, signatures and notices; headings and clauses have their own. */
export function bodyStyles({ body }: PageStyle): readonly IParagraphStyleOptions[] {
  const tight = { before: twips(2), after: twips(2), ...CLOSE_SPACING };
  return [
    { id: STYLE.recital, name: "Recital", basedOn: "Normal", quickFormat: true },
    {
      id: STYLE.item,
      name: "List Item",
      basedOn: "Normal",
      quickFormat: true,
      paragraph: { spacing: { after: twips(body.spacing / 2) } },
    },
    { id: STYLE.cell, name: "Table Text", basedOn: "Normal", paragraph: { ...RAGGED, spacing: tight } },
    { id: STYLE.head, name: "Table Heading", basedOn: STYLE.cell, run: { bold: true } },
    ...signatureStyles(body),
    {
      id: STYLE.notice,
      name: "Notice",
      basedOn: "Normal",
      paragraph: {
        ...KEPT,
        border: { top: BOX, bottom: BOX, left: BOX, right: BOX },
        indent: { left: twips(NOTICE_PADDING), right: twips(NOTICE_PADDING) },
        spacing: { before: twips(body.spacing) },
      },
    },
    {
      id: STYLE.footer,
      name: "footer",
      basedOn: "Normal",
      run: { size: halfPoints(Math.min(9, body.size)), bold: false },
      paragraph: { spacing: { before: 0, after: 0, ...CLOSE_SPACING } },
    },
  ];
}
