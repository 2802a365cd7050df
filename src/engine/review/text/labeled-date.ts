import type { FoundDate } from "./dates.ts";
import type { Contract } from "./parse-contract.ts";

const labelBefore = (words: string): RegExp =>
  new RegExp(
    `\\b(?:${words}) dates?["')]{0,3}(?:\\s(?:of|for) [^.;:"]{0,60}?)?\\s{0,3}(?:[:=-]|means:?|(?:shall|will) (?:mean|be):?|is:?)?\\s{0,20}$`,
    "i",
  );
const EFFECTIVE = labelBefore("effective|commencement");
const END = labelBefore("expir(?:ation|y)|termination|end");
// Unit: characters before a date.
const LABEL_LENGTH = 120;

const labeledDate = ({ plain, dates }: Contract, label: RegExp): FoundDate | null =>
  dates.find(({ date, start }) => date !== null && label.test(plain.slice(Math.max(0, start - LABEL_LENGTH), start))) ??
  null;

/** The date that a text labels as its effective date, or null. Example: "Effective Date: May 4, 2020" */
export const labeledEffectiveDate = (contract: Contract): FoundDate | null => labeledDate(contract, EFFECTIVE);

/** The date that a text labels as its end, or null. Example: `"Expiration Date" means May 4, 2020` */
export const labeledEndDate = (contract: Contract): FoundDate | null => labeledDate(contract, END);
