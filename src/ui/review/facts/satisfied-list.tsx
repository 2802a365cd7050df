import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { SatisfiedExpectation } from "../../../model/review/review.ts";
import { ShowInTextButton } from "../parts/show-in-text-button.tsx";
import { locationText } from "../parts/location-text.ts";
import type { TextLocations } from "../parts/location-text.ts";

type PlaceProps = {
  readonly messages: ReviewMessages;
  readonly places: TextLocations;
  readonly onPlace: (quote: Quote) => void;
};

/** Expectations that are met, each with its place in the text. */
export const SatisfiedList = ({
  met,
  messages,
  places,
  onPlace,
}: PlaceProps & { readonly met: readonly SatisfiedExpectation[] }) => (
  <section>
    <h3 className="mb-2">{messages.met}</h3>
    <ul className="border-t border-rule">
      {met.map(({ id, title, quote, section }) => (
        <li key={id} className="border-b border-rule py-2">
          <span lang="en" className="block">
            {title}
          </span>
          <span className="me-3 text-sm text-soft">{locationText(places, section, quote.start, messages)}</span>
          <ShowInTextButton messages={messages} title={title} onPlace={() => onPlace(quote)} />
        </li>
      ))}
    </ul>
  </section>
);
