import { normalizeCharacters } from "../../text/normalize-characters.ts";
import type { DocxLine } from "../line.ts";
import { sourceOffsets } from "../xml-events.ts";

/** The text of lines, and by character its range in the XML; -1 for characters without origin. */
export type CharacterRanges = { readonly text: string; readonly starts: Int32Array; readonly ends: Int32Array };

const isPlain = (code: number): boolean => (code >= 0x20 && code < 0x7f) || code === 0x0a || code === 0x09;

/** The length of the character at a place that is normalized as one. */
const unitLength = (raw: string, offset: number): number => {
  if (raw.startsWith("\r\n", offset)) return 2;
  return raw.codePointAt(offset)! > 0xffff ? 2 : 1;
};

const rawRanges = (lines: readonly DocxLine[], length: number, xml: string): Omit<CharacterRanges, "text"> => {
  const starts = new Int32Array(length).fill(-1);
  const ends = new Int32Array(length).fill(-1);
  let from = 0;
  for (const { text, spans } of lines) {
    for (const { at, length: size, start, end, isElement } of spans) {
      const offsets = isElement ? null : sourceOffsets(xml.slice(start, end));
      for (let unit = 0; unit < size; unit++) {
        const index = at + unit;
        if (index < 0 || index >= text.length) continue;
        starts[from + index] = offsets ? start + offsets[unit]! : start;
        ends[from + index] = offsets ? start + endOffset(offsets, unit) : end;
      }
    }
    from += text.length + 1;
  }
  return { starts, ends };
};

// The two UTF-16 surrogates of one XML entity share the entity's end offset.
const endOffset = (offsets: readonly number[], unit: number): number => {
  let next = unit + 1;
  while (offsets[next] === offsets[unit]) next += 1;
  return offsets[next] ?? offsets.at(-1)!;
};

/** The normalized text of lines with the origin of each of its characters in the XML. */
export function characterRanges(lines: readonly DocxLine[], xml: string): CharacterRanges {
  const raw = lines.map(({ text }) => text).join("\n");
  const { starts, ends } = rawRanges(lines, raw.length, xml);
  const text = normalizeCharacters(raw);
  const found = { text, starts: new Int32Array(text.length), ends: new Int32Array(text.length) };
  let filled = 0;
  let index = 0;
  while (index < raw.length) {
    const isAsIs = isPlain(raw.charCodeAt(index));
    const size = isAsIs ? 1 : unitLength(raw, index);
    const length = isAsIs ? 1 : normalizeCharacters(raw.slice(index, index + size)).length;
    for (let unit = 0; unit < length; unit++) {
      found.starts[filled] = starts[index]!;
      found.ends[filled] = ends[index + size - 1]!;
      filled += 1;
    }
    index += size;
  }
  return found;
}
