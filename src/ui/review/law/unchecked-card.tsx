import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { UncheckedPoint } from "../../../model/review/law-comparison.ts";
import type { TextLocations } from "../parts/location-text.ts";
import { ShowInTextRow } from "../parts/show-in-text-row.tsx";
import { PointFrame } from "../parts/point-frame.tsx";
import { LawBlock } from "./law-block.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly id: string;
  readonly point: UncheckedPoint;
  readonly places: TextLocations;
  readonly onPlace: (quote: Quote) => void;
};

/** A figure that was compared with nothing, and the reason. */
export const UncheckedCard = ({ messages, id, point, places, onPlace }: Props) => (
  <PointFrame id={id} label={messages.unchecked}>
    <h3 lang="en">
      {point.title}
      {point.found.length > 0 && `: ${point.found.join("; ")}`}
    </h3>
    <p>{messages.uncheckedWhy[point.reason]}</p>
    <ShowInTextRow messages={messages} point={point} places={places} onPlace={onPlace} />
    <LawBlock messages={messages} facts={point.facts.filter(({ cite }) => cite !== null)} date="" />
  </PointFrame>
);
