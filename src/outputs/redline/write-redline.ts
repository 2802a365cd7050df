import { strToU8, zipSync } from "fflate";
import type { RedlineDocument } from "./redline.ts";
import { FIXED_PARTS, NAMES, packagePart } from "./package-parts.ts";
import { redlinePiecesOf } from "./redline-pieces.ts";
import type { RedlinePiece } from "./redline-pieces.ts";

const UNWRITABLE = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]|\p{Cs}/gu;

const escaped = (text: string): string =>
  text
    .replace(UNWRITABLE, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** A run of text, tabs and line breaks; `tag` is "w:t", or "w:delText" inside a deletion. */
const run = (text: string, tag: "w:t" | "w:delText"): string => {
  const inner = text.split(/(\t|\n)/).map((piece) => {
    if (piece === "") return "";
    if (piece === "\t") return "<w:tab/>";
    return piece === "\n" ? "<w:br/>" : `<${tag} xml:space="preserve">${escaped(piece)}</${tag}>`;
  });
  return `<w:r>${inner.join("")}</w:r>`;
};

type Writer = { readonly change: (tag: "w:ins" | "w:del", inner: string) => string };

/** Every tracked change has a unique id, an author and a date. */
const createWriter = ({ author, date }: RedlineDocument): Writer => {
  let next = 0;
  return {
    change: (tag, inner) => {
      next += 1;
      const attributes = `w:id="${next}" w:author="${escaped(author)}" w:date="${escaped(date)}"`;
      return inner === "" ? `<${tag} ${attributes}/>` : `<${tag} ${attributes}>${inner}</${tag}>`;
    },
  };
};

const REMARK_STYLE = '<w:rPr><w:sz w:val="16"/></w:rPr>';

const inlineXml = (piece: Exclude<RedlinePiece, { readonly type: "end" }>, { change }: Writer): string => {
  switch (piece.type) {
    case "text":
      return piece.isRemoved ? change("w:del", run(piece.text, "w:delText")) : run(piece.text, "w:t");
    case "added":
      return change("w:ins", run(piece.text, "w:t"));
    case "remark":
      return piece.at === "start"
        ? `<w:commentRangeStart w:id="${piece.remark}"/>`
        : `<w:commentRangeEnd w:id="${piece.remark}"/><w:r>${REMARK_STYLE}<w:commentReference w:id="${piece.remark}"/></w:r>`;
  }
};

const markXml = (mark: "kept" | "removed" | "added", { change }: Writer): string => {
  if (mark === "kept") return "";
  return `<w:pPr><w:rPr>${change(mark === "removed" ? "w:del" : "w:ins", "")}</w:rPr></w:pPr>`;
};

function bodyXml(copy: RedlineDocument): string {
  const writer = createWriter(copy);
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

const commentsXml = ({ remarks, author, date }: RedlineDocument): string =>
  remarks
    .map(({ lines }, id) => {
      const inner = lines.map((line) => `<w:p><w:pPr><w:pStyle w:val="CommentText"/></w:pPr>${run(line, "w:t")}</w:p>`);
      return `<w:comment w:id="${id}" w:author="${escaped(author)}" w:date="${escaped(date)}" w:initials="R">${inner.join("")}</w:comment>`;
    })
    .join("");

/**
 * A Word file of a text with tracked changes and comments.
 *
 * With all changes accepted it is exactly the new text, with all rejected exactly the original.
 */
export const writeRedline = (copy: RedlineDocument): Uint8Array => {
  const parts = {
    ...FIXED_PARTS,
    "word/document.xml": packagePart(`<w:document ${NAMES}><w:body>${bodyXml(copy)}${PAGE}</w:body></w:document>`),
    "word/comments.xml": packagePart(`<w:comments ${NAMES}>${commentsXml(copy)}</w:comments>`),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
};
