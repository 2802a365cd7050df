import type { Block, Inline, LegalDocument } from "../../src/model/document.ts";

/** Text a visitor could paste into a field to break a file, or the reader of one. */
export const HOSTILE: { readonly [name: string]: string } = {
  markup: "<script>alert(1)</script> </w:t></w:r> <!-- ]]> &amp; &#0; & \"quoted\" 'single'",
  turned: "pay \u202E000,1$\u202C \u2067x\u2069 \u200Fשלום\u200E",
  halves: "a\uD83Eb\uDD9Fc",
  control: "a\u0000b\u0001c\u000Bd\u001Be\u007Ff\u0085g\uFFFEh",
  emoji: "👩‍👩‍👧‍👦 🇯🇵 ❤️ 🪟",
  marks: "{{ today }} {{ref x}} **bold** # h1 - item 1. x | y ``` \\",
  field: '\\h " REF x \\* MERGEFORMAT { PAGE }',
  pdf: "(unbalanced ) \\) >> endobj stream",
  combining: "e\u0301 q\u0307\u0323 Z\u0351\u036B",
  breaks: "one\r\ntwo\u2028three\ttab",
  spaces: "  two  spaces\u00A0\u3000\u200B ",
};

const text = (words: string): readonly Inline[] => [{ type: "text", text: words }];
const value = (words: string): readonly Inline[] => [{ type: "value", text: words, field: "f" }];

/** A document with the same hostile words everywhere a visitor's words can come. */
export function hostileDocument(words: string): LegalDocument {
  const blocks: readonly Block[] = [
    { type: "title", id: "title", content: value(words) },
    { type: "recital", id: "r", number: "(A)", content: value(words), fields: [] },
    {
      type: "clause",
      id: words,
      level: 1,
      number: "1.",
      title: value(words),
      style: { conspicuous: true },
      fields: [],
      blocks: [
        { type: "paragraph", id: "p", content: [...text("x "), { type: "blank", label: words }], fields: [] },
        { type: "list", id: "l", items: [{ number: "(a)", content: [{ type: "strong", content: value(words) }] }] },
        {
          type: "table",
          id: "t",
          columns: [
            { title: value(words), align: "start" },
            { title: text("B"), align: "end" },
          ],
          rows: [[text("b"), value(words)]],
        },
      ],
    },
    {
      type: "paragraph",
      id: "q",
      content: [{ type: "reference", target: words, before: "section ", number: "1", after: "" }],
      fields: [],
    },
    {
      type: "signature",
      id: "s",
      role: "party",
      heading: value(words),
      fields: [],
      lines: [
        { type: "rule", label: words },
        { type: "text", label: words, content: value(words) },
      ],
    },
  ];
  return {
    title: words,
    language: "en",
    numbering: "decimal",
    blocks,
    provenance: { definition: "d", version: words.slice(0, 20), hash: "h", on: "2026-02-27" },
  };
}
