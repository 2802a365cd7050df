import { decimal } from "../decimal.ts";
import type { Decimal } from "../decimal.ts";
import { getOwnProperty } from "../get-own-property.ts";
import { parseFailure, parseSuccess } from "../parse-result.ts";
import type { ParseResult } from "../parse-result.ts";
import { parseFraction } from "./fractions.ts";
import { parseNumberWords } from "./parse-number-words.ts";
import { parseNumber } from "./parse-number.ts";
import { quantityText } from "./parse-quantity.ts";

/** How many of a smaller unit are in each unit, by what they can be converted to exactly. */
const SIZES: { readonly [unit: string]: readonly [family: "month" | "day" | "minute", size: number] } = {
  year: ["month", 12],
  month: ["month", 1],
  week: ["day", 7],
  day: ["day", 1],
  hour: ["minute", 60],
  minute: ["minute", 1],
};

const SPELLINGS: { readonly [unit: string]: string } = {
  year: "years?|yrs?\\.?|y|年間?",
  month: "months?|mos?\\.?|m|[かヶカヵ]月間?",
  week: "weeks?|wks?\\.?|w|週間",
  day: "days?|d|日間?",
  hour: "hours?|hrs?\\.?|h|時間",
  minute: "minutes?|mins?\\.?|分",
};

const UNITS = Object.keys(SIZES);
const PIECE = new RegExp(
  `^(.+?) ?(?:${UNITS.map((unit) => `(?<${unit}>${SPELLINGS[unit]})`).join("|")})(?![a-z])(?: and (?<rest>a half|a quarter))?`,
  "i",
);

/** Whether durations in a unit can be typed in other units. */
export const isDurationUnit = (unit: string | undefined): boolean =>
  unit !== undefined && getOwnProperty(SIZES, unit) !== undefined;

const countOf = (text: string): Decimal | null => {
  if (/^an?$/i.test(text)) return decimal(1);
  const plain = parseNumber(text);
  return plain.ok ? plain.value : (parseFraction(text.replace(/ an?$/i, "")) ?? parseNumberWords(text));
};

type Piece = { readonly unit: string; readonly count: Decimal };

const piecesOf = (text: string): readonly Piece[] | null => {
  const pieces: Piece[] = [];
  let rest = text;
  while (rest !== "") {
    const match = PIECE.exec(rest);
    const unit = UNITS.find((one) => match?.groups?.[one] !== undefined);
    const count = match && countOf(match[1]!);
    if (!match || !unit || !count) return null;
    const more = match.groups?.rest === undefined ? null : parseFraction(match.groups.rest);
    pieces.push({ unit, count: more ? count.plus(more) : count });
    rest = rest.slice(match[0].length).replace(/^(?:,| and)? ?/i, "");
  }
  return pieces.length === 0 ? null : pieces;
};

/**
 * A duration typed with its unit, in the unit asked for; null for text that is not a duration.
 *
 * Problems: unit_differs (days and months do not convert exactly).
 *
 * Example: "1 year 6 months" in months is 18
 */
export const parseDuration = (typed: string, unit: string): ParseResult<Decimal> | null => {
  const asked = getOwnProperty(SIZES, unit);
  const text = quantityText(typed);
  const pieces = asked ? piecesOf(text) : null;
  if (!asked || !pieces) return null;
  const [family, size] = asked;
  const sizes = pieces.map((piece) => ({ ...piece, in: SIZES[piece.unit]! }));
  if (sizes.some((piece) => piece.in[0] !== family)) return parseFailure("unit_differs", { unit, typed: text });
  const total = sizes.reduce((sum, piece) => sum.plus(piece.count.times(decimal(piece.in[1]))), decimal(0));
  return parseSuccess(total.div(decimal(size)));
};
