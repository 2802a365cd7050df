import { readFile } from "node:fs/promises";
import type { ClauseStyle } from "../../src/model/clause-style.ts";
import type { LegalDocument } from "../../src/model/document.ts";
import type { PageStyle } from "../../src/model/settings.ts";
import type { OutputWarning } from "../../src/outputs/layout/resources.ts";

/** The default settings on paper. */
export const style: PageStyle = {
  paper: "letter",
  margin: 64,
  heading: { font: "Arial", size: 14, color: "000000", bold: true, spacing: 18 },
  body: { font: "Arial", size: 11, color: "000000", bold: false, spacing: 12, lineSpacing: 1.5 },
};

/** Fonts from the repository, and a list of what was asked for and what was warned of. */
export const fontShelf = () => {
  const kept = new Map<string, Promise<Uint8Array>>();
  const asked: string[] = [];
  const warnings: OutputWarning[] = [];
  const font = (file: string): Promise<Uint8Array> => {
    asked.push(file);
    const bytes = kept.get(file) ?? readFile(new URL(`../../public/fonts/${file}`, import.meta.url));
    kept.set(file, bytes);
    return bytes;
  };
  return { asked, warnings, font, warn: (warning: OutputWarning) => void warnings.push(warning) };
};

/** A short Simplified Chinese agreement. */
export const chineseDocument: LegalDocument = {
  title: "保密协议",
  language: "zh-Hans",
  numbering: "decimal",
  provenance: { definition: "sample", version: "1.0", hash: "5a3b1e", on: "2026-02-27" },
  blocks: [
    { type: "title", id: "title", content: [{ type: "text", text: "保密协议" }] },
    {
      type: "clause",
      id: "duties",
      level: 1,
      number: "1.",
      title: [{ type: "text", text: "接收方的义务" }],
      style: {},
      fields: [],
      blocks: [
        {
          type: "paragraph",
          id: "duties.text",
          fields: [],
          content: [
            { type: "text", text: "接收方应当对“" },
            { type: "term", text: "保密信息" },
            { type: "text", text: "”严格保密，不得向任何第三方披露，但法律、法规另有规定的除外；详见" },
            { type: "reference", target: "duties", before: "第", number: "1", after: "条" },
            { type: "text", text: "。违约金为人民币¥10,000元（大写：壹万元整）。" },
          ],
        },
      ],
    },
    {
      type: "signature",
      id: "sign",
      role: "party",
      heading: [{ type: "text", text: "甲方" }],
      fields: [],
      lines: [
        { type: "rule", label: "签字" },
        { type: "text", label: "姓名", content: [{ type: "text", text: "李明" }] },
      ],
    },
  ],
};

/** A list of two rows that are filled in by hand, and the same list with nothing to fill in. */
export const handList = (isByHand: boolean): LegalDocument => ({
  title: "List",
  language: "en",
  numbering: "decimal",
  blocks: [
    {
      type: "table",
      id: "list",
      columns: [
        { title: [{ type: "text", text: "Room" }], align: "start" },
        { title: [{ type: "text", text: "Condition" }], align: "start" },
      ],
      rows: ["Kitchen", "Cellar"].map((room) => [
        [{ type: "text", text: room }],
        isByHand ? [] : [{ type: "text", text: "Good" }],
      ]),
      ...(isByHand ? { toFill: true } : {}),
    },
  ],
  provenance: { definition: "list", version: "1.0", hash: "h", on: "2026-01-01" },
});

/** Two clauses, the second in a style of its own. */
export const noticeIn = (own: ClauseStyle): LegalDocument => ({
  title: "Notice",
  language: "en",
  numbering: "decimal",
  provenance: { definition: "sample", version: "1.0", hash: "0", on: "2026-02-27" },
  blocks: (["Ordinary", "Prescribed"] as const).map((word, index) => ({
    type: "clause",
    id: word,
    level: 1,
    number: `${index + 1}.`,
    style: index === 1 ? own : {},
    fields: [],
    blocks: [{ type: "paragraph", id: `${word}.text`, fields: [], content: [{ type: "text", text: word }] }],
  })),
});
