// Dates in a text that are not those of the document itself. `before`: the words before the date, with single spaces.
import type { Contract } from "../text/parse-contract.ts";
import { SEVERAL_WORDS_LENGTH, textAfter } from "../parties/text-windows.ts";

const PAYMENTS = /\b(?:installments?|payments?|pays? [^.]{0,60}(?:per|a|each) (?:month|week))\b(?:[^.]|\.\d){0,60}$/i;
const OWED = /\b(?:rent|owes?|arrears|unpaid|past due)\b(?:[^.]|\.\d){0,60}$/i;
// Dates of past events, and expiration dates of things other than the agreement.
const PAST =
  /\b(?:worked|lived|served|stayed|rented|employed|was|were|had|has been|have been|ended)\b(?:[^.;]|(?<=\b(?:Co|Inc|Ltd|Corp|St|Mr|Mrs|Ms|Dr))\.){0,100}$/i;
const PAST_AFTER = /^[^.;\n]{0,60}\b(?:was|were|had)\b/;
const OTHER_THING =
  /\b(?:commission|certificate|card|insurance|policy|passport|permit|registration|warranty)\b[^.;]{0,30}$/i;

// "The Lease dated May 9, 2022" is another document; "this Lease dated" is not.
const OTHER_DOCUMENT =
  /\b(?:the|that certain|their|our|your|an?|under|to)\s(?:[\w'-]+\s){0,6}?(?:agreement|lease|contract|note|mortgage|deed|subscription|policy|invoice|letter|trust)\b(?!\s(?:is|was|are)\b)[^.;:]{0,70}\b(?:dated(?:\sas\sof)?|of|made(?:\son)?)\s{1,2}$/i;

/** Whether the words before a date are about a payment or an installment. */
export const followsPayment = (before: string): boolean => PAYMENTS.test(before);

/** Whether the words before a date make it that of a payment or of a period that is owed. */
export const isOfPayment = (before: string): boolean => followsPayment(before) || OWED.test(before);

/** Whether the words before a date make it that of another document: "this Amendment to the Lease dated". */
export const isOfOtherDocument = (before: string): boolean => {
  if (!OTHER_DOCUMENT.test(before)) return false;
  const own = /\bthis\s(?!.*\bthis\s)([^.;:]{0,90})$/i.exec(before)?.[1];
  return (
    own === undefined ||
    /\b(?:to|of|under|between|amends?|modif(?:y|ies)|supplements?|extends?|renews?|replaces?)\s(?:the|that|an?|our|your|their)\b/i.test(
      own,
    )
  );
};

/** Whether a date is in the past, or the date of another thing: "worked from March 4, 2021", "my commission expires on". */
export const isOfPast = ({ plain }: Contract, before: string, end: number): boolean =>
  PAST.test(before) ||
  OTHER_THING.test(before) ||
  PAST_AFTER.test(textAfter(plain, end, SEVERAL_WORDS_LENGTH).replaceAll(/\s+/g, " "));
