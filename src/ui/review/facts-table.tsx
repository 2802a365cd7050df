import type { ReviewWords } from "../../i18n/en/review.ts";
import type { KeyFact, Quote } from "../../model/review.ts";
import { factText } from "./fact-text.ts";

type Props = {
  readonly words: ReviewWords;
  readonly facts: readonly KeyFact[];
  readonly onPlace: (quote: Quote) => void;
};

/** A longer list of sums or dates says less than its first few. */
const MOST = 6;

/** What a reader asks first: who, when, how long, under which law. Every value leads to its place. */
export const FactsTable = ({ words, facts, onPlace }: Props) => (
  <section>
    <h2 className="mb-3">{words.keyFacts}</h2>
    <dl className="grid border-t border-rule sm:grid-cols-[minmax(9rem,auto)_1fr]">
      {facts.map(({ id, values }) => (
        <div key={id} className="contents">
          <dt className="pt-2 font-semibold sm:border-b sm:border-rule sm:py-2 sm:pe-6">{words.facts[id]}</dt>
          <dd className="border-b border-rule pb-2 sm:py-2">
            {values.length === 0 ? (
              <span className="text-soft">{words.notSaid}</span>
            ) : (
              <ul lang="en">
                {values.slice(0, MOST).map(({ text, quote }) => (
                  <li key={`${quote.start}-${text}`}>
                    <button
                      type="button"
                      onClick={() => onPlace(quote)}
                      className="min-h-8 text-start text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
                    >
                      {factText(text)}
                      <span className="sr-only">: {words.showInText}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
