import { Paragraph, Tab, TextRun } from "docx";
import type { FileChild, IParagraphOptions, ParagraphChild } from "docx";
import type { Notarial, Signature, SignatureLine } from "../../model/document.ts";
import { printable } from "../../text/printable.ts";
import { endsWithWords } from "../layout/keep-together.ts";
import { SPACE_ABOVE, signatureColumns } from "../layout/signature-columns.ts";
import { inlineRuns, textRuns } from "./inlines.ts";
import { paragraph } from "./paragraphs.ts";
import type { DocxContext } from "./paragraphs.ts";
import { STYLE } from "./style-ids.ts";
import { twips } from "./units.ts";

/** A signature block, kept on one page; every rule is a tab with a leader, not typed underscores. */
export function signatureBlock(context: DocxContext, block: Signature, keepNext: boolean): readonly FileChild[] {
  const heading = block.heading ? [paragraph(context, STYLE.signatureHeading, block.heading)] : [];
  return [...heading, ...signatureLines(context, block, keepNext)];
}

/** A notarial certificate, with the boxed notice that some states require, kept on one page. */
export function notarialBlock(context: DocxContext, block: Notarial, keepNext: boolean): readonly FileChild[] {
  const notice = block.notice ? [paragraph(context, STYLE.notice, block.notice)] : [];
  const words = block.paragraphs.map((content, index) =>
    paragraph(context, "Normal", content, { keepNext: !endsWithWords(block, index) || keepNext }),
  );
  return [...notice, ...words, ...signatureLines(context, { lines: block.lines }, keepNext)];
}

type Lines = { readonly lines: readonly SignatureLine[]; readonly seal?: string };

function signatureLines(context: DocxContext, { lines, seal }: Lines, keepNext: boolean): readonly FileChild[] {
  const columns = signatureColumns(lines, context.style);
  const tabStops = [
    { type: "left", position: twips(columns.value) },
    { type: "right", position: twips(columns.end) },
  ] as const;
  const ruled = [tabStops[0], { ...tabStops[1], leader: "underscore" }] as const;
  return lines.map((line, index) => {
    const last = index === lines.length - 1;
    const sealed = last && seal ? [new TextRun({ children: [new Tab()] }), ...textRuns(seal, SEAL)] : [];
    const isRule = line.type === "rule";
    const options: IParagraphOptions = {
      style: isRule ? STYLE.signatureRule : STYLE.signatureLine,
      tabStops: isRule ? ruled : tabStops,
      indent: { left: twips(columns.value), hanging: twips(columns.value) },
      keepNext: !last || keepNext,
      children: [...lineRuns(context, line), ...sealed],
    };
    const before = line.type === "seal" ? { before: twips(context.style.body.size * SPACE_ABOVE.seal) } : {};
    const after = last ? { after: twips(context.style.body.spacing) } : {};
    return new Paragraph(last || line.type === "seal" ? { ...options, spacing: { ...before, ...after } } : options);
  });
}

const SEAL = { border: { style: "single", size: 4, space: 2, color: "auto" } } as const;

function lineRuns(context: DocxContext, line: SignatureLine): readonly ParagraphChild[] {
  if (line.type === "rule") return [new TextRun({ children: [printable(line.label), new Tab(), new Tab()] })];
  if (line.type === "seal") return [new TextRun(printable(line.label))];
  const words = inlineRuns(line.content, { bookmarks: context.bookmarks, bold: false });
  if (line.label === undefined) return words;
  return [new TextRun({ children: [printable(line.label), new Tab()] }), ...words];
}
