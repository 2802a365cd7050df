import { unsuitableText } from "./unsuitable-text.ts";

/** A shorter text is a message, also if it is about a contract. Unit: UTF-16 code units. */
const MIN_LENGTH = 500;
/** A longer text without words of duty may still be a story. */
const STORY_LENGTH = 2000;
const DUTY = /\b(?:shall|hereby|hereinafter|agrees? to|must (?:pay|give|keep|not))\b/gi;
const MIN_DUTIES = 2;

/** Whether a text that was written into a message is a contract that was pasted. */
export const isPastedContract = (text: string): boolean =>
  text.length > MIN_LENGTH &&
  (text.length > STORY_LENGTH || (text.match(DUTY) ?? []).length >= MIN_DUTIES) &&
  unsuitableText(text) === null;
