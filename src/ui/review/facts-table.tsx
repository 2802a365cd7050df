import type { ReactNode } from "react";
import type { ReviewWords } from "../../i18n/en/review.ts";
import type { KeyFact, Quote } from "../../model/review/review.ts";
import { factText } from "./fact-text.ts";

type Props = {
  readonly words: ReviewWords;
  readonly facts: readonly KeyFact[];
  readonly onPlace: (quote: Quote) => void;
};

/** Longer lists of amounts or dates are cut: the first few are the useful ones. */
const MAX_VALUES = 6;

/** The key facts: parties, dates, term, governing law. Every value links to its position in the text. */
export const FactsTable = ({ words, facts, onPlace }: Props) => {
  const absent = facts.filter(({ values }) => values.length === 0);
  return (
    <section>
      <h2 className="mb-3">{words.keyFacts}</h2>
      <dl className="grid border-t border-rule sm:grid-cols-[minmax(9rem,auto)_1fr]">
        {facts
          .filter(({ values }) => values.length > 0)
          .map(({ id, values }) => (
            <Row key={id} name={words.facts[id]}>
              <ul lang="en">
                {values.slice(0, MAX_VALUES).map(({ text, quote }) => (
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
            </Row>
          ))}
        {absent.length > 0 && (
          <Row name={words.notSaid}>
            <ul className="flex flex-wrap gap-x-2 text-soft [&>li:not(:last-child)]:after:content-['_·']">
              {absent.map(({ id }) => (
                <li key={id}>{words.facts[id]}</li>
              ))}
            </ul>
          </Row>
        )}
      </dl>
    </section>
  );
};

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <div className="contents">
    <dt className="pt-2 font-semibold sm:border-b sm:border-rule sm:pb-2 sm:pe-6 sm:leading-8">{name}</dt>
    <dd className="border-b border-rule pb-2 sm:pt-2 sm:leading-8">{children}</dd>
  </div>
);
