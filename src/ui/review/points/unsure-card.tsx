import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { UncertainFinding } from "../../../model/review/review.ts";
import type { TextLocations } from "../parts/location-text.ts";
import { ShowInTextRow } from "../parts/show-in-text-row.tsx";
import { PointFrame } from "../parts/point-frame.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly id: string;
  readonly point: UncertainFinding;
  readonly places: TextLocations;
  readonly onPlace: (quote: Quote) => void;
};

/** A point that the rules could not decide: the question, and the likeliest location. */
export const UnsureCard = ({ messages, id, point, places, onPlace }: Props) => {
  const { title, question, quote, section } = point;
  return (
    <PointFrame id={id} label={messages.unsure}>
      <h3 lang="en">{title}</h3>
      <p lang="en">{question}</p>
      {quote && (
        <ShowInTextRow messages={messages} point={{ title, quote, section }} places={places} onPlace={onPlace} />
      )}
    </PointFrame>
  );
};
