import type { KeyFact, KeyFactId } from "../../../model/review/review.ts";
import type { ClauseScore } from "../detect/find-clauses.ts";
import { VALUE_CATEGORY } from "../detect/find-values.ts";
import type { ExtractedValues } from "../detect/find-values.ts";
import { highlightsOf } from "./highlight.ts";
import type { Contract } from "../text/parse-contract.ts";
import { quoteAt } from "../text/quote-at.ts";

const MONEY = /(?:US)?[$\u20AC\u00A3]\s{0,2}\d[\d,]{2,14}(?:\.\d{2})?(?:\s(?:million|billion))?/g;
const MAX_MONEY = 5;

const LINES: readonly (readonly [KeyFactId, string])[] = [
  ["agreement_date", VALUE_CATEGORY.agreement],
  ["effective_date", VALUE_CATEGORY.starts],
  ["expiration_date", VALUE_CATEGORY.ends],
  ["renewal_term", VALUE_CATEGORY.renewal],
  ["notice_period", VALUE_CATEGORY.notice],
  ["governing_law", VALUE_CATEGORY.law],
];

/** The key facts: document name, parties, dates, term, governing law, amounts. */
export const keyFacts = (
  contract: Contract,
  found: readonly ClauseScore[],
  values: ExtractedValues,
): readonly KeyFact[] => {
  const { text, plain, parties } = contract;
  const name = found.find(({ category }) => category === "document-name");
  const title = name && highlightsOf(contract, name)[0];
  const money = [...plain.matchAll(MONEY)].slice(0, MAX_MONEY).map((match) => {
    const at = { start: match.index, end: match.index + match[0].length };
    return { text: match[0].replaceAll(/\s+/g, " "), quote: quoteAt(text, at) };
  });
  return [
    {
      id: "document_name",
      values: title
        ? [{ text: text.slice(title.start, title.end).replaceAll(/\s+/g, " "), quote: quoteAt(text, title) }]
        : [],
    },
    { id: "parties", values: parties.map((party) => ({ text: party.name, quote: quoteAt(text, party) })) },
    ...LINES.map(([id, category]) => {
      const value = values[category];
      return { id, values: value ? [{ text: value.text, quote: quoteAt(text, value) }] : [] };
    }),
    { id: "money", values: money },
  ];
};
