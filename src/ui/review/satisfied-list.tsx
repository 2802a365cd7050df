import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { Quote } from "../../model/review/quote.ts";
import type { SatisfiedExpectation } from "../../model/review/review.ts";
import { Disclosure } from "../primitives/disclosure.tsx";
import { ShowInTextButton } from "./parts/show-in-text-button.tsx";
import { locationText } from "./parts/location-text.ts";
import type { TextLocations } from "./parts/location-text.ts";

type PlaceProps = {
  readonly messages: ReviewMessages;
  readonly places: TextLocations;
  readonly onPlace: (quote: Quote) => void;
};

/** Expectations that are met, collapsed. */
export const SatisfiedList = ({
  met,
  messages,
  places,
  onPlace,
}: PlaceProps & { readonly met: readonly SatisfiedExpectation[] }) => (
  <Disclosure summary={`${messages.met} (${met.length})`}>
    <ul className="grid gap-2">
      {met.map(({ id, title, quote, section }) => (
        <li key={id} className="flex flex-wrap items-center gap-3">
          <span lang="en" className="grow">
            {title}
          </span>
          <span className="text-sm text-soft">{locationText(places, section, quote.start, messages)}</span>
          <ShowInTextButton messages={messages} title={title} onPlace={() => onPlace(quote)} />
        </li>
      ))}
    </ul>
  </Disclosure>
);
