// How far the search for parties and facts reads. Unit: characters of the plain text, spaces included. The patterns say
// what is found; a window keeps them from words that belong to something else, and bounds the work in a very long text.

/** Where a contract introduces its parties: about its first page. */
export const OPENING_LENGTH = 2600;
/** Where a text without labels says who acts: its first sentences. */
export const FIRST_SENTENCES_LENGTH = 900;
/** Where a text has its own date on a line: between its title and its first paragraph. */
export const TITLE_LINES_LENGTH = 700;
/** Where a text is signed: its last two or three pages. */
export const SIGNATURE_PAGES_LENGTH = 6000;
/** A text up to this length has its dates and periods in plain sentences; in longer ones the model finds them. */
export const SHORT_TEXT_LENGTH = 8000;

/** One definition of a party: name, kind, address and whom it represents, up to the term in quotation marks. */
export const PARTY_DEFINITION_LENGTH = 700;
/** A list of all parties after "The parties are". */
export const PARTY_LIST_LENGTH = 700;
/** The description of the first party, up to the "and" before the second one. */
export const PARTY_DESCRIPTION_LENGTH = 400;
/** A person or company with its suffix, or a role; what is longer is a sentence. */
export const NAME_LENGTH = 60;
/** A name with the words that lead to it, on the same line. */
export const NAME_IN_LINE_LENGTH = 80;
/** A signature line with the names of everyone who signs side by side. */
export const SIGNATURE_LINE_LENGTH = 160;
/** The label of a signature line, and what is on the same line before it. */
export const SIGNATURE_LABEL_LENGTH = 90;
/** A whole line after a name that may continue on it. */
export const NEXT_LINE_LENGTH = 120;

/** A sentence up to a date: long enough for "The Lease dated … is amended as of". */
export const SENTENCE_TO_DATE_LENGTH = 140;
/** A sentence up to an amount: long enough for "sells … for" with a description of what is sold. */
export const SENTENCE_TO_AMOUNT_LENGTH = 170;
/** A few words beside a date, an amount, a period or a line: "which is the date of this Agreement", "days' prior notice". */
export const FEW_WORDS_LENGTH = 40;
export const SEVERAL_WORDS_LENGTH = 80;

/** The text before a position, at most `length` characters of it. */
export const textBefore = (text: string, at: number, length: number): string =>
  text.slice(Math.max(0, at - length), at);

/** The text after a position, at most `length` characters of it. */
export const textAfter = (text: string, at: number, length: number): string => text.slice(at, at + length);

/** The words of a sentence before a date and its weekday, with single spaces. */
export const wordsBeforeDate = (text: string, at: number): string =>
  textBefore(text, at, SENTENCE_TO_DATE_LENGTH)
    .replaceAll(/\s+/g, " ")
    .replace(/(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, ?$/, "");
