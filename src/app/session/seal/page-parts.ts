import type { Block, Inline, SignatureLine } from "../../../model/document.ts";
import type { SignatureMark } from "../../../model/session/signature-mark.ts";

/** Plain words of a page. */
export const plainWords = (words: string): readonly Inline[] => [{ type: "text", text: words }];

/** Bold words of a page. */
export const boldWords = (words: string): readonly Inline[] => [{ type: "strong", content: plainWords(words) }];

/** A heading of a page. */
export const pageHeading = (id: string, words: string): Block => ({ type: "heading", id, content: plainWords(words) });

/** A paragraph of a page. */
export const pageParagraph = (id: string, words: string): Block => ({
  type: "paragraph",
  id,
  content: plainWords(words),
  fields: [],
});

/** A line with a signature: the typed name, or its strokes over a rule. */
export const markLine = (label: string, mark: SignatureMark): SignatureLine =>
  mark.how === "typed"
    ? { type: "text", label, content: boldWords(mark.text) }
    : { type: "rule", label, drawing: mark.strokes };
