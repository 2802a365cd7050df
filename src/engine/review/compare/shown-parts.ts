import type { DiffPart } from "../../../text/word-diff.ts";

/** Unchanged words that stay beside a change. Unit: UTF-16 units. */
const CONTEXT = 120;
const GAP = " … ";

const cutAtSpace = (text: string, length: number): string => {
  const space = text.lastIndexOf(" ", length);
  return text.slice(0, space > 0 ? space : length);
};

const startOf = (text: string): string => (text.length <= CONTEXT ? text : cutAtSpace(text, CONTEXT));

const endOf = (text: string): string => {
  if (text.length <= CONTEXT) return text;
  const space = text.indexOf(" ", text.length - CONTEXT);
  return text.slice(space < 0 ? -CONTEXT : space + 1);
};

const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  if (text.length <= CONTEXT * (isFirst || isLast ? 1 : 2) + GAP.length) return text;
  if (isFirst) return isLast ? `${startOf(text)} …` : `… ${endOf(text)}`;
  return isLast ? `${startOf(text)} …` : `${startOf(text)}${GAP}${endOf(text)}`;
};

/** The parts of a change with long unchanged stretches shortened; a text without changes keeps its beginning. */
export const shownParts = (parts: readonly DiffPart[]): readonly DiffPart[] =>
  parts.map(({ change, text }, index) =>
    change === "equal" ? { change, text: shortened(text, index === 0, index === parts.length - 1) } : { change, text },
  );

/** The first parts up to a length in UTF-16 units, the last one cut at a space. */
export const partsUpTo = (parts: readonly DiffPart[], length: number): readonly DiffPart[] => {
  const found: DiffPart[] = [];
  let left = length;
  for (const { change, text } of parts) {
    if (left <= 0) break;
    found.push(text.length <= left ? { change, text } : { change, text: `${cutAtSpace(text, left)} …` });
    left -= text.length;
  }
  return found;
};
