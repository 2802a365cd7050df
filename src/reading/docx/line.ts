import type { XmlRange } from "./xml-events.ts";

/** Characters of a line and where they are in the XML: a text, or an element such as a tab that stands for them. */
export type RunSpan = XmlRange & { readonly at: number; readonly length: number; readonly isElement: boolean };

/** A line of the text with the origin of its characters; generated ones, such as automatic numbers, have none. */
export type DocxLine = { readonly text: string; readonly spans: readonly RunSpan[] };

/** A line without origin. */
export const generated = (text: string): DocxLine => ({ text, spans: [] });

const moved = (spans: readonly RunSpan[], by: number): readonly RunSpan[] =>
  by === 0 ? spans : spans.map((span) => ({ ...span, at: span.at + by }));

/** Lines joined to one, with a text between them. */
export const joinLines = (lines: readonly DocxLine[], separator: string): DocxLine => {
  const [only] = lines;
  if (lines.length === 1 && only) return only;
  const spans: RunSpan[] = [];
  let at = 0;
  for (const line of lines) {
    spans.push(...moved(line.spans, at));
    at += line.text.length + separator.length;
  }
  return { text: lines.map(({ text }) => text).join(separator), spans };
};

/** A line without the spaces at its end; its spans may reach beyond the end. */
export const trimLineEnd = ({ text, spans }: DocxLine): DocxLine => ({ text: text.trimEnd(), spans });

/** A line without the spaces at its ends; its spans may reach beyond both. */
export const trimLine = ({ text, spans }: DocxLine): DocxLine => ({
  text: text.trim(),
  spans: moved(spans, text.trimStart().length - text.length),
});
