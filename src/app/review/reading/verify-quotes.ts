import type { Quote } from "../../../model/review/quote.ts";
import type { Review } from "../../../model/review/review.ts";

/** Returns the review without any item whose quote does not match the text exactly at its position. */
export const withVerifiedQuotes = (review: Review, text: string): Review => {
  const isThere = ({ start, end, text: words }: Quote): boolean => end > start && text.slice(start, end) === words;
  const isQuoted = ({ quote }: { readonly quote?: Quote }): boolean => quote === undefined || isThere(quote);
  return {
    ...review,
    findings: review.findings
      .filter(isQuoted)
      .filter(({ rewording }) => rewording === undefined || isThere(rewording.at))
      .map((finding) => (finding.also.every(isThere) ? finding : { ...finding, also: finding.also.filter(isThere) })),
    missing:
      review.missing?.map((clause) =>
        clause.insertAfter && !isThere(clause.insertAfter) ? { ...clause, insertAfter: undefined } : clause,
      ) ?? null,
    unsure: review.unsure.filter(isQuoted),
    met: review.met.filter(isQuoted),
    law: review.law.filter(isQuoted),
    unchecked: review.unchecked.filter(isQuoted),
    place: review.place?.quote && !isThere(review.place.quote) ? { ...review.place, quote: null } : review.place,
    facts: review.facts.map((fact) => ({ ...fact, values: fact.values.filter(isQuoted) })),
    parties: review.parties.filter(isQuoted).map((party) => ({ ...party, members: party.members.filter(isQuoted) })),
    pairs: review.pairs.map((row) => ({
      ...row,
      held: row.held.map((quote) => (quote && isThere(quote) ? quote : null)),
    })),
  };
};
