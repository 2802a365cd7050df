import type { Quote } from "../../../model/review/review.ts";
import type { Contract } from "./parse-contract.ts";

/** The quote at a position of a text. */
export const quoteAt = (text: string, { start, end }: { readonly start: number; readonly end: number }): Quote => ({
  start,
  end,
  text: text.slice(start, end),
});

/**
 * The quote of a sentence of a contract.
 *
 * Throws: if there is no such sentence.
 */
export const quoteSentence = ({ text, sentences }: Pick<Contract, "text" | "sentences">, sentence: number): Quote =>
  quoteAt(text, sentences[sentence]!);
