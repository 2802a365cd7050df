import type { ReviewWords } from "../../i18n/en/review.ts";
import type { Met, Quote, Unsure } from "../../model/review.ts";
import { classes } from "../primitives/classes.ts";
import { Disclosure } from "../primitives/disclosure.tsx";
import { drawnWhenNear } from "./drawn-when-near.ts";
import { PlaceButton } from "./place-button.tsx";
import { placeText } from "./place-text.ts";
import type { Places } from "./place-text.ts";

type PlaceProps = {
  readonly words: ReviewWords;
  readonly places: Places;
  readonly onPlace: (quote: Quote) => void;
};

/** What could not be told by rule: the question, and the likeliest place. */
export const UnsureList = ({ unsure, ...rest }: PlaceProps & { readonly unsure: readonly Unsure[] }) => {
  const { words, places, onPlace } = rest;
  return (
    <section className={classes("grid gap-3", drawnWhenNear)}>
      <div>
        <h2>{words.unsure}</h2>
        <p className="text-soft">{words.unsureLead}</p>
      </div>
      <ul className="grid gap-3">
        {unsure.map(({ id, title, question, quote, section }) => (
          <li key={id} className="grid gap-1 border-b border-rule pb-3">
            <h3 lang="en">{title}</h3>
            <p lang="en">{question}</p>
            {quote && (
              <div className="flex flex-wrap items-center gap-3">
                <PlaceButton words={words} title={title} onPlace={() => onPlace(quote)} />
                <span className="text-sm text-soft">{placeText(places, section, quote.start, words)}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What is there and as it should be, folded away. */
export const MetList = ({ met, words, places, onPlace }: PlaceProps & { readonly met: readonly Met[] }) => (
  <Disclosure summary={`${words.met} (${met.length})`}>
    <ul className="grid gap-2">
      {met.map(({ id, title, quote, section }) => (
        <li key={id} className="flex flex-wrap items-center gap-3">
          <span lang="en" className="grow">
            {title}
          </span>
          <span className="text-sm text-soft">{placeText(places, section, quote.start, words)}</span>
          <PlaceButton words={words} title={title} onPlace={() => onPlace(quote)} />
        </li>
      ))}
    </ul>
  </Disclosure>
);
