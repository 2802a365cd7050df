import type { ReviewWords } from "../../i18n/en/review.ts";
import type { SatisfiedExpectation, Quote, UncertainFinding } from "../../model/review/review.ts";
import { classes } from "../primitives/classes.ts";
import { Disclosure } from "../primitives/disclosure.tsx";
import { deferredLayout } from "./parts/deferred-layout.ts";
import { ShowInTextButton } from "./parts/show-in-text-button.tsx";
import { ShowInTextRow } from "./parts/show-in-text-row.tsx";
import { locationText } from "./parts/location-text.ts";
import type { TextLocations } from "./parts/location-text.ts";

type PlaceProps = {
  readonly words: ReviewWords;
  readonly places: TextLocations;
  readonly onPlace: (quote: Quote) => void;
};

/** Points the rules could not decide: the question, and the likeliest location. */
export const UnsureList = ({ unsure, ...rest }: PlaceProps & { readonly unsure: readonly UncertainFinding[] }) => {
  const { words, places, onPlace } = rest;
  return (
    <section className={classes("grid gap-3", deferredLayout)}>
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
              <ShowInTextRow words={words} point={{ title, quote, section }} places={places} onPlace={onPlace} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Expectations that are met, collapsed. */
export const SatisfiedList = ({
  met,
  words,
  places,
  onPlace,
}: PlaceProps & { readonly met: readonly SatisfiedExpectation[] }) => (
  <Disclosure summary={`${words.met} (${met.length})`}>
    <ul className="grid gap-2">
      {met.map(({ id, title, quote, section }) => (
        <li key={id} className="flex flex-wrap items-center gap-3">
          <span lang="en" className="grow">
            {title}
          </span>
          <span className="text-sm text-soft">{locationText(places, section, quote.start, words)}</span>
          <ShowInTextButton words={words} title={title} onPlace={() => onPlace(quote)} />
        </li>
      ))}
    </ul>
  </Disclosure>
);
