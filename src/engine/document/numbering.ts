import { letters } from "../../text/numbers/letters.ts";
import { roman } from "../../text/numbers/roman.ts";

/** The numbering schemes of documents. */
export type Scheme = "decimal" | "jo";

/** A number as it is printed at the clause, and as another clause cites it. */
export type Numbered = { readonly number: string; readonly cited: string };

/** The place of a numbered thing among its siblings, from 1, and the number its parent is cited by. */
export type Place = { readonly level: number; readonly index: number; readonly parent: string };

const KATAKANA = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン";

const katakana = (index: number): string => {
  const turn = Math.floor((index - 1) / KATAKANA.length);
  return (turn > 0 ? katakana(turn) : "") + KATAKANA[(index - 1) % KATAKANA.length]!;
};

const decimalMark = (level: number, index: number): string => {
  if (level === 3) return `(${letters(index)})`;
  if (level === 4) return `(${roman(index)})`;
  return level === 5 ? `(${letters(index).toUpperCase()})` : `(${index})`;
};

const decimalNumber = ({ level, index, parent }: Place): Numbered => {
  if (level === 1) return { number: `${index}.`, cited: `${index}` };
  if (level === 2) return { number: `${parent}.${index}`, cited: `${parent}.${index}` };
  const mark = decimalMark(level, index);
  return { number: mark, cited: parent + mark };
};

/** 条, 項, 号: the first 項 of an article carries no number, and 号 below it are (1), then ア. */
const joNumber = ({ level, index, parent }: Place): Numbered => {
  if (level === 1) return { number: `第${index}条`, cited: `第${index}条` };
  if (level === 2) return { number: index === 1 ? "" : `${index}`, cited: `${parent}第${index}項` };
  if (level === 3) return { number: `(${index})`, cited: `${parent}第${index}号` };
  const mark = level === 4 ? katakana(index) : `(${katakana(index)})`;
  return { number: mark, cited: parent + mark };
};

/** The number of a clause. Example: in "decimal", the third at level 2 under "5" is "5.3" */
export const numberAt = (scheme: Scheme, place: Place): Numbered =>
  scheme === "jo" ? joNumber(place) : decimalNumber(place);

/** The mark of an item of a running sentence in a clause of a level: one level below, and never a bare figure. */
export const itemMark = (scheme: Scheme, clauseLevel: number, index: number): string =>
  numberAt(scheme, { level: Math.max(3, clauseLevel + 1), index, parent: "" }).number;
