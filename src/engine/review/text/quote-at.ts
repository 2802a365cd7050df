import type { Quote } from "../../../model/review/quote.ts";
import type { Contract } from "./parse-contract.ts";
import { withoutHeading } from "./without-heading.ts";

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

/** A quote without its number and heading, which stay when its words are replaced. */
export const quoteBody = ({ start, text }: Quote): Quote => {
  const body = withoutHeading(text, { start: 0, end: text.length });
  return { start: start + body.start, end: start + body.end, text: text.slice(body.start, body.end) };
};
