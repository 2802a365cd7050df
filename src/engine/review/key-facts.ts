import type { KeyFact, KeyFactId, Quote } from "../../model/review.ts";
import type { Found } from "./find-clauses.ts";
import { VALUE_OF } from "./find-values.ts";
import type { Values } from "./find-values.ts";
import { highlightsOf } from "./highlight.ts";
import type { Contract } from "./read-contract.ts";

const MONEY = /(?:US)?[$\u20AC\u00A3]\s{0,2}\d[\d,]{2,14}(?:\.\d{2})?(?:\s(?:million|billion))?/g;
const MOST_MONEY = 5;

const LINES: readonly (readonly [KeyFactId, string])[] = [
  ["agreement_date", VALUE_OF.made],
  ["effective_date", VALUE_OF.starts],
  ["expiration_date", VALUE_OF.ends],
  ["renewal_term", VALUE_OF.renewal],
  ["notice_period", VALUE_OF.notice],
  ["governing_law", VALUE_OF.law],
];

/** The table of key facts: what it is, who, when, how long, which law, how much. */
export const keyFacts = (contract: Contract, found: readonly Found[], values: Values): readonly KeyFact[] => {
  const { text, plain, parties } = contract;
  const quote = ({ start, end }: { readonly start: number; readonly end: number }): Quote => ({
    start,
    end,
    text: text.slice(start, end),
  });
  const name = found.find(({ category }) => category === "document-name");
  const title = name && highlightsOf(contract, name)[0];
  const money = [...plain.matchAll(MONEY)].slice(0, MOST_MONEY).map((match) => {
    const at = { start: match.index, end: match.index + match[0].length };
    return { text: match[0].replaceAll(/\s+/g, " "), quote: quote(at) };
  });
  return [
    {
      id: "document_name",
      values: title ? [{ text: text.slice(title.start, title.end).replaceAll(/\s+/g, " "), quote: quote(title) }] : [],
    },
    { id: "parties", values: parties.map((party) => ({ text: party.name, quote: quote(party) })) },
    ...LINES.map(([id, category]) => {
      const value = values[category];
      return { id, values: value ? [{ text: value.text, quote: quote(value) }] : [] };
    }),
    { id: "money", values: money },
  ];
};
