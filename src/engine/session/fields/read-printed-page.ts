import type { PageBox, PrintedPage } from "../../../model/session/printed-page.ts";
import { PAGE_UNITS } from "./place-field.ts";

/** A run of characters as a PDF draws it. Unit: points from the upper left corner; `y` is the baseline. */
export type DrawnText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
};

/** A line to write on, drawn with characters. */
const BLANK_LINE = /([_＿]{3,}|\.{8,}|…{3,})/u;
/** How much of the height of letters is above the baseline. */
const ASCENT = 0.8;

/** The usual width of a character. Unit: of the size of its letters. */
const characterWidth = (character: string): number => {
  if (/[\u2E80-\uFFEF]/u.test(character)) return 1;
  if (character === "_") return 0.5;
  return /[\s.,:;'|!iljtf()]/u.test(character) ? 0.28 : 0.55;
};

const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);

/** The parts of a run, each a line or the words beside it. The PDF gives only the width of the whole. */
const partsOf = ({ text, x, width }: DrawnText) => {
  const whole = Math.max(textWidth(text), Number.EPSILON);
  let left = x;
  return text.split(BLANK_LINE).flatMap((part) => {
    const own = (textWidth(part) / whole) * width;
    left += own;
    return part.trim() === "" ? [] : [{ text: part.trim(), x: left - own, width: own }];
  });
};

/** The words and the lines to write on of a page of this size in points. */
export const readPrintedPage = (
  drawn: readonly DrawnText[],
  { width, height }: { readonly width: number; readonly height: number },
): PrintedPage => {
  const words: (PageBox & { readonly text: string })[] = [];
  const lines: PageBox[] = [];
  for (const run of drawn) {
    for (const part of partsOf(run)) {
      const box = {
        x: Math.round((part.x / width) * PAGE_UNITS),
        y: Math.round(((run.y - ASCENT * run.size) / height) * PAGE_UNITS),
        width: Math.round((part.width / width) * PAGE_UNITS),
        height: Math.round((run.size / height) * PAGE_UNITS),
      };
      if (BLANK_LINE.test(part.text)) lines.push(box);
      else words.push({ ...box, text: part.text });
    }
  }
  return { words, lines };
};
