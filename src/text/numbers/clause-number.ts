import { countingLetters } from "./letters.ts";
import { roman } from "./roman.ts";

/** The numbering schemes of documents. */
export type NumberingScheme = "decimal" | "jo";

/** A clause's printed number, and the form other clauses cite. */
export type ClauseNumber = { readonly number: string; readonly cited: string };

/** Level, index among the siblings (from 1), and the cited number of the parent. */
export type NumberPosition = { readonly level: number; readonly index: number; readonly parent: string };

const KATAKANA = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン";

const katakana = (index: number): string => {
  const turn = Math.floor((index - 1) / KATAKANA.length);
  return (turn > 0 ? katakana(turn) : "") + KATAKANA[(index - 1) % KATAKANA.length]!;
};

const decimalMark = (level: number, index: number): string => {
  if (level === 3) return `(${countingLetters(index)})`;
  if (level === 4) return `(${roman(index)})`;
  return level === 5 ? `(${countingLetters(index).toUpperCase()})` : `(${index})`;
};

const decimalNumber = ({ level, index, parent }: NumberPosition): ClauseNumber => {
  if (level === 1) return { number: `${index}.`, cited: `${index}` };
  if (level === 2) return { number: `${parent}.${index}`, cited: `${parent}.${index}` };
  const mark = decimalMark(level, index);
  return { number: mark, cited: parent + mark };
};

/** 条, 項, 号: the first 項 of an article has no number, and 号 below it are (1), then ア. */
const joNumber = ({ level, index, parent }: NumberPosition): ClauseNumber => {
  if (level === 1) return { number: `第${index}条`, cited: `第${index}条` };
  if (level === 2) return { number: index === 1 ? "" : `${index}`, cited: `${parent}第${index}項` };
  if (level === 3) return { number: `(${index})`, cited: `${parent}第${index}号` };
  const mark = level === 4 ? katakana(index) : `(${katakana(index)})`;
  return { number: mark, cited: parent + mark };
};

/** The number of a clause. Example: in "decimal", the third at level 2 under "5" is "5.3" */
export const numberAt = (scheme: NumberingScheme, place: NumberPosition): ClauseNumber =>
  scheme === "jo" ? joNumber(place) : decimalNumber(place);

/** The number of a list item in a clause: one level below the clause, never a bare figure. */
export const itemMark = (scheme: NumberingScheme, clauseLevel: number, index: number): string =>
  numberAt(scheme, { level: Math.max(3, clauseLevel + 1), index, parent: "" }).number;
