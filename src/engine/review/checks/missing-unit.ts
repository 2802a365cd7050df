import { NUMBER_WORD } from "../text/numbers.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";

// A count in words and figures that is followed by no noun: "within sixty (60) after receipt".
const COUNT = new RegExp(
  `\\b(?:within|after|least|than|for|every|period of|of)\\s{1,4}((?:${NUMBER_WORD}[\\s-]{1,3}){0,3}${NUMBER_WORD}\\s{0,3}\\(\\d{1,4}\\))\\s{1,4}(?=(?:after|of (?:receipt|the date|notice)|from|following|prior|before|upon)\\b)`,
  "gi",
);

/** Counts without a unit, such as days that were deleted. */
export const missingUnits = ({ plain }: Pick<Contract, "plain">): readonly CheckHit[] =>
  [...plain.matchAll(COUNT)].map((match) => {
    const words = match[1] ?? "";
    const start = match.index + match[0].indexOf(words);
    return { check: "missing_unit", start, end: start + words.length, found: words.replaceAll(/\s+/g, " ") };
  });
