import { strToU8, zipSync } from "fflate";
import type { DiffChange } from "../../text/sequence-diff.ts";
import type { RedlineDocument } from "./redline.ts";
import { FIXED_PARTS, NAMES, packagePart } from "./package-parts.ts";
import { redlinePiecesOf } from "./redline-pieces.ts";
import type { RedlinePiece } from "./redline-pieces.ts";
import { commentEnd, commentStart, commentXml, createChangeWriter, run } from "./word-xml.ts";
import type { ChangeWriter } from "./word-xml.ts";

const inlineXml = (piece: Exclude<RedlinePiece, { readonly type: "end" }>, { change }: ChangeWriter): string => {
  switch (piece.type) {
    case "text":
      if (piece.change === "delete") return change("w:del", run(piece.text, "w:delText"));
      return piece.change === "insert" ? change("w:ins", run(piece.text, "w:t")) : run(piece.text, "w:t");
    case "comment":
      return piece.at === "start" ? commentStart(piece.comment) : commentEnd(piece.comment);
  }
};

const markXml = (mark: DiffChange, { change }: ChangeWriter): string => {
  if (mark === "equal") return "";
  return `<w:pPr><w:rPr>${change(mark === "delete" ? "w:del" : "w:ins", "")}</w:rPr></w:pPr>`;
};

function bodyXml(copy: RedlineDocument): string {
  const writer = createChangeWriter(copy);
  const paragraphs: string[] = [];
  let inner = "";
  for (const piece of redlinePiecesOf(copy)) {
    if (piece.type !== "end") inner += inlineXml(piece, writer);
    else {
      paragraphs.push(`<w:p>${markXml(piece.mark, writer)}${inner}</w:p>`);
      inner = "";
    }
  }
  return paragraphs.join("");
}

const PAGE =
  '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>';

/**
 * A Word file of a text with tracked changes and comments.
 *
 * With all changes accepted it is exactly the new text, with all rejected exactly the original.
 */
export const writeRedline = (copy: RedlineDocument): Uint8Array => {
  const parts = {
    ...FIXED_PARTS,
    "word/document.xml": packagePart(`<w:document ${NAMES}><w:body>${bodyXml(copy)}${PAGE}</w:body></w:document>`),
    "word/comments.xml": packagePart(
      `<w:comments ${NAMES}>${copy.comments.map((comment, id) => commentXml(id, comment.lines, copy)).join("")}</w:comments>`,
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
};
