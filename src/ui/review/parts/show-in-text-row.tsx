import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import { locationText } from "./location-text.ts";
import type { TextLocations } from "./location-text.ts";
import { ShowInTextButton } from "./show-in-text-button.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly point: { readonly title: string; readonly quote: Quote; readonly section: number | null };
  readonly places: TextLocations;
  readonly onPlace: (quote: Quote) => void;
};

/** The button to a point in the visitor's text, with its section and page. */
export const ShowInTextRow = ({ messages, point, places, onPlace }: Props) => (
  <div className="flex flex-wrap items-center gap-3">
    <ShowInTextButton messages={messages} title={point.title} onPlace={() => onPlace(point.quote)} />
    <span className="text-sm text-soft">{locationText(places, point.section, point.quote.start, messages)}</span>
  </div>
);
