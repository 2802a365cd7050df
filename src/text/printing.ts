import type { ProseWords } from "./prose-words.ts";

/** How values are printed at one place of a text. */
export type Printing = {
  readonly words: ProseWords;
  /** Code of the currency that sums without one are in. */
  readonly currency: string;
  /** Unit of the number to print: a currency code, "percent", or that of a period. */
  readonly unit: string | null;
  /** The words for the stored value of a part ("formed_in" of a party); null where it speaks for itself. */
  readonly sayPart?: (part: string, value: string) => string | null;
};
