import type { Inline, Notarial, Signature, SignatureLine } from "../../model/document.ts";
import { SPACE_ABOVE, signatureColumns } from "../signature-columns.ts";
import type { SignatureColumns } from "../signature-columns.ts";
import type { Box, Column, Tag } from "./boxes.ts";
import { boxOf, closeHeight, column, plainLook, tagIn, textBox, textHeight } from "./text-boxes.ts";
import type { Setting } from "./text-boxes.ts";

type Boxes = readonly Box[];

/** The lines one signer fills in, kept on one page. */
export function signatureBoxes(setting: Setting, block: Signature, keepNext: boolean, tag: Tag): Boxes {
  const group = tagIn(tag, "Div");
  const heading = block.heading ? [headingBox(setting, block.heading, group)] : [];
  return [...heading, ...lineBoxes(setting, block, keepNext, group)];
}

function headingBox(setting: Setting, content: readonly Inline[], group: Tag): Box {
  const { size, spacing } = setting.style.body;
  const spans = setting.spans(content, plainLook(setting, true));
  const lineHeight = closeHeight(size);
  const space = { before: spacing * 2, after: 4, lineHeight };
  return textBox(setting, spans, 0, tagIn(group, "P"), { ...space, keepNext: true, unsplit: true });
}

/** A certificate for the notary, with the boxed notice some states demand, kept on one page. */
export function notarialBoxes(setting: Setting, block: Notarial, keepNext: boolean, tag: Tag): Boxes {
  const group = tagIn(tag, "Div");
  const look = plainLook(setting, false);
  const kept = { keepNext: true, unsplit: true };
  const words = (content: readonly Inline[]): Box =>
    textBox(setting, setting.spans(content, look), 0, tagIn(group, "P"), kept);
  const notice = block.notice ? [noticeBox(setting, block.notice, group)] : [];
  return [...notice, ...block.paragraphs.map(words), ...lineBoxes(setting, block, keepNext, group)];
}

function noticeBox(setting: Setting, content: readonly Inline[], group: Tag): Box {
  const look = plainLook(setting, false);
  const place = { x: NOTICE, width: setting.width - 2 * NOTICE, tag: tagIn(group, "P") };
  return boxOf([column(setting.spans(content, look), place)], look.size, {
    lineHeight: textHeight(setting),
    before: setting.style.body.spacing,
    after: setting.style.body.spacing,
    padding: NOTICE,
    border: "frame",
    keepNext: true,
    unsplit: true,
  });
}

/** Space between the frame of a notice and its words. Unit: points. */
const NOTICE = 6;

type Lines = { readonly lines: readonly SignatureLine[]; readonly seal?: string };

function lineBoxes(setting: Setting, { lines, seal }: Lines, keepNext: boolean, group: Tag): Boxes {
  const { size, spacing } = setting.style.body;
  const columns = signatureColumns(lines, setting.style);
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const tag = tagIn(group, "P");
    const mark = isLast && seal ? [sealColumn(setting, seal, columns, tag)] : [];
    const end = mark[0] ? mark[0].x : setting.width;
    return boxOf([...lineColumns(setting, line, { ...columns, end }, tag), ...mark], size, {
      lineHeight: closeHeight(size),
      before: size * SPACE_ABOVE[line.type],
      after: isLast ? spacing : 0,
      rule: line.type === "rule" ? [columns.value, columns.end] : null,
      keepNext: !isLast || keepNext,
      unsplit: true,
    });
  });
}

function lineColumns(setting: Setting, line: SignatureLine, columns: SignatureColumns, tag: Tag): readonly Column[] {
  const look = plainLook(setting, false);
  const label = line.label === undefined ? [] : setting.spans([{ type: "text", text: line.label }], look);
  const labelColumn = column(label, { x: 0, width: columns.value - look.size * 0.5, tag });
  if (line.type !== "text") return [labelColumn];
  const content = setting.spans(line.content, look);
  if (line.label === undefined) return [column(content, { x: 0, width: columns.end, tag })];
  return [labelColumn, column(content, { x: columns.value, width: columns.end - columns.value, tag })];
}

function sealColumn(setting: Setting, seal: string, columns: SignatureColumns, tag: Tag): Column {
  const look = plainLook(setting, false);
  const spans = setting.spans([{ type: "text", text: seal }], look);
  const width = look.size * 4;
  return column(spans, { x: columns.end - width, width, tag, align: "end", framed: true });
}
