import type { Block, Inline } from "../../../model/document.ts";

/** A text without marks. */
export const plain = (text: string): readonly Inline[] => [{ type: "text", text }];

/** A text after its label. */
export const labeled = (label: string, text: string): readonly Inline[] => [
  { type: "strong", content: plain(`${label}: `) },
  { type: "text", text },
];

export const reportParagraph = (id: string, content: readonly Inline[]): Block => ({
  type: "paragraph",
  id,
  content,
  fields: [],
});

export const heading = (id: string, text: string): Block => ({ type: "heading", id, content: plain(text) });
