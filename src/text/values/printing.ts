import type { ProseWords } from "../words/prose-words.ts";

/** The text for the stored value of a part ("formed_in" of a party); null to print the value itself. */
export type PartText = (part: string, value: string) => string | null;

/** Options for printing a value in a text. */
export type PrintOptions = {
  readonly words: ProseWords;
  /** Currency code of amounts that name none. */
  readonly currency: string;
  /** Unit of the number to print: a currency code, "percent", or that of a period. */
  readonly unit: string | null;
  readonly formatPart?: PartText;
};
