import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { PairRow, ReviewParty } from "../../../model/review/review.ts";

type Props = {
  readonly messages: ReviewMessages;
  readonly pairs: readonly PairRow[];
  readonly parties: readonly ReviewParty[];
  readonly onPlace: (quote: Quote) => void;
};

/** Which side has which right or duty, side by side. */
export const PairsTable = ({ messages, pairs, parties, onPlace }: Props) => (
  <section>
    <h3>{messages.pairs}</h3>
    <p className="mb-3 text-sm text-soft">{messages.pairsLead}</p>
    <div className="overflow-x-auto" role="region" aria-label={messages.pairs} tabIndex={0}>
      <table className="w-full border-collapse text-start text-sm">
        <thead>
          <tr className="border-b-2 border-rule text-start">
            <td />
            {parties.map(({ name, terms, quote }) => (
              <th key={quote.start} scope="col" lang="en" className="p-2 text-start font-semibold">
                {terms[0] ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ id, held, oneSided }) => (
            <tr key={id} className="border-b border-rule">
              <th scope="row" className="py-2 pe-2 text-start align-baseline font-normal">
                {messages.pairNames[id]}
                {oneSided && (
                  <strong className="ms-2 inline-block rounded-full bg-caution-tint px-2 text-xs text-caution">
                    {messages.oneSided}
                  </strong>
                )}
              </th>
              {held.map((quote, index) => (
                <td key={index} className="p-2 align-baseline whitespace-nowrap">
                  {quote ? (
                    <button
                      type="button"
                      onClick={() => onPlace(quote)}
                      className="min-h-8 font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
                    >
                      {messages.yes}
                      <span className="sr-only">: {messages.showInText}</span>
                    </button>
                  ) : (
                    <span className="text-soft">{messages.notFound}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
