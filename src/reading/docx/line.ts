import type { XmlRange } from "./xml-events.ts";

/** Characters of a line and where they are in the XML: a text, or an element such as a tab that stands for them. */
export type TextSpan = XmlRange & { readonly at: number; readonly length: number; readonly isElement: boolean };

/** A line of the text with the origin of its characters; generated ones, such as automatic numbers, have none. */
export type Line = { readonly text: string; readonly spans: readonly TextSpan[] };

/** A line without origin. */
export const generated = (text: string): Line => ({ text, spans: [] });

const moved = (spans: readonly TextSpan[], by: number): readonly TextSpan[] =>
  by === 0 ? spans : spans.map((span) => ({ ...span, at: span.at + by }));

/** Lines joined to one, with a text between them. */
export const joinLines = (lines: readonly Line[], separator: string): Line => {
  const [only] = lines;
  if (lines.length === 1 && only) return only;
  const spans: TextSpan[] = [];
  let at = 0;
  for (const line of lines) {
    spans.push(...moved(line.spans, at));
    at += line.text.length + separator.length;
  }
  return { text: lines.map(({ text }) => text).join(separator), spans };
};

/** A line without the spaces at its end; its spans may reach beyond the end. */
export const trimLineEnd = ({ text, spans }: Line): Line => ({ text: text.trimEnd(), spans });

/** A line without the spaces at its ends; its spans may reach beyond both. */
export const trimLine = ({ text, spans }: Line): Line => ({
  text: text.trim(),
  spans: moved(spans, text.trimStart().length - text.length),
});
