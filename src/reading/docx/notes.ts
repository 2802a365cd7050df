import { readStory } from "./read-story.ts";
import type { ContentCounts } from "./read-story.ts";

// The separator lines between text and notes are stored as notes of special types.
const NOTE = /<w:(footnote|endnote)\b((?:\s+[\w:]+="[^"]*")*)\s*>/g;

/** The notes of a part, each as one line after its mark in the text: "[2] See Schedule A." */
export function readNotes(xml: string | null, tally: ContentCounts): readonly string[] {
  if (xml === null) return [];
  const starts = [...xml.matchAll(NOTE)];
  return starts.flatMap((start, noteIndex) => {
    const attributes = start[2] ?? "";
    if (/w:type="(?!normal)/.test(attributes)) return [];
    const id = /w:id="(-?\d+)"/.exec(attributes)?.[1] ?? "";
    const part = xml.slice(start.index + start[0].length, starts[noteIndex + 1]?.index ?? xml.length);
    const text = readStory(part, () => "", tally)
      .map(({ text: line }) => line.trim())
      .join(" ");
    return text === "" ? [] : [`[${id}] ${text}`];
  });
}
