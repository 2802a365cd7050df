import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { LawComparison } from "../../../model/review/law-comparison.ts";
import { classes } from "../../primitives/classes.ts";
import type { TextLocations } from "../parts/location-text.ts";
import { ShowInTextRow } from "../parts/show-in-text-row.tsx";
import { PointFrame } from "../parts/point-frame.tsx";
import { LawBlock } from "./law-block.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly id: string;
  readonly point: LawComparison;
  /** The date of the law in words. */
  readonly date: string;
  readonly places: TextLocations;
  readonly onPlace: (quote: Quote) => void;
};

const isProblem = ({ outcome }: LawComparison): boolean => !["within", "none", "allowed"].includes(outcome);

/** A figure that was compared with the law: the value in the text, the limit, its source and date. */
export const ComparisonCard = ({ messages, id, point, date, places, onPlace }: Props) => (
  <PointFrame
    id={id}
    label={
      <span className={classes("font-semibold", isProblem(point) && "text-danger")}>
        {messages.lawOutcomes[point.outcome]}
      </span>
    }
  >
    <h3 lang="en">{point.title}</h3>
    <p>
      {messages.lawText}: <span lang="en">{point.found}</span>
    </p>
    <ShowInTextRow messages={messages} point={point} places={places} onPlace={onPlace} />
    <LawBlock messages={messages} facts={[point.fact, ...(point.exception ? [point.exception] : [])]} date={date} />
    {point.note !== null && (
      <p lang="en" className="text-sm">
        {point.note}
      </p>
    )}
  </PointFrame>
);
