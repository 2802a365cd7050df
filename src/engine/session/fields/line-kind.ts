import type { PageBox, PrintedPage } from "../../../model/session/printed-page.ts";
import type { PageFieldKind } from "../../../model/session/uploaded-pdf.ts";

/** Words beside a line that say what belongs on it; the first match decides. */
const LABELS: readonly (readonly [RegExp, PageFieldKind])[] = [
  [/\binitials?\b|イニシャル/iu, "initials"],
  [/\bdated?\b|日付|年月日|署名日/iu, "date"],
  [/\bname\b|氏名|名前/iu, "name"],
  [/\bsign|\bby\b|^\s*x\s*$|署名|記名/iu, "signature"],
];

/** How far above a label its line can be, in heights of its letters. */
const MAX_BELOW = 2;

/** The words on the row of a line, back to the line before it. */
const wordsBefore = (line: PageBox, { words, lines }: PrintedPage): string => {
  const isOnRow = (one: PageBox): boolean =>
    one.x < line.x && one.y < line.y + line.height && line.y < one.y + one.height;
  const start = Math.max(0, ...lines.filter(isOnRow).map(({ x }) => x));
  return words
    .filter((word) => isOnRow(word) && word.x >= start)
    .map(({ text }) => text)
    .join(" ");
};

const wordsBelow = (line: PageBox, { words }: PrintedPage): string =>
  words
    .filter(({ x, y, height }) => {
      const distance = y - line.y;
      return x >= line.x - height && x < line.x + line.width && distance > 0 && distance <= MAX_BELOW * height;
    })
    .map(({ text }) => text)
    .join(" ");

/** The kind of field that a printed line is for, by the words before or below it; "text" if they say nothing. */
export const lineKind = (line: PageBox, text: PrintedPage): PageFieldKind => {
  const before = wordsBefore(line, text);
  const label = before === "" ? wordsBelow(line, text) : before;
  return LABELS.find(([pattern]) => pattern.test(label))?.[1] ?? "text";
};
