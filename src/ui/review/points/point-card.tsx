import { memo } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { Finding } from "../../../model/review/review.ts";
import type { ReviewDecision } from "../../../model/review/review-decisions.ts";
import { FindingCard } from "../findings/finding-card.tsx";
import { MissingCard } from "../findings/missing-card.tsx";
import { ComparisonCard } from "../law/comparison-card.tsx";
import { UncheckedCard } from "../law/unchecked-card.tsx";
import { locationText } from "../parts/location-text.ts";
import type { TextLocations } from "../parts/location-text.ts";
import type { PointEntry } from "./point-entries.ts";
import { UnsureCard } from "./unsure-card.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly entry: PointEntry;
  readonly places: TextLocations;
  readonly decision: ReviewDecision | undefined;
  /** The date of the law in words. */
  readonly lawDate: string;
  readonly onShow: (finding: Finding) => void;
  readonly onPlace: (quote: Quote) => void;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
};

/** The card of a point of any kind. */
export const PointCard = memo(function PointCard(props: Props) {
  const { messages, entry, places, decision, lawDate, onShow, onPlace, onDecide } = props;
  const { id } = entry;
  switch (entry.type) {
    case "finding": {
      const { section, quote } = entry.point;
      const place = locationText(places, section, quote.start, messages);
      return <FindingCard finding={entry.point} {...{ messages, place, decision, lawDate, onShow, onDecide }} />;
    }
    case "missing":
      return <MissingCard missing={entry.point} {...{ messages, decision, onDecide }} />;
    case "law":
      return <ComparisonCard id={id} point={entry.point} date={lawDate} {...{ messages, places, onPlace }} />;
    case "unchecked":
      return <UncheckedCard id={id} point={entry.point} {...{ messages, places, onPlace }} />;
    case "unsure":
      return <UnsureCard id={id} point={entry.point} {...{ messages, places, onPlace }} />;
  }
});
