import type { ReviewWords } from "../../../i18n/en/review.ts";
import type { LawComparison, Quote } from "../../../model/review/review.ts";
import { classes } from "../../primitives/classes.ts";
import { deferredLayout } from "../parts/deferred-layout.ts";
import type { TextLocations } from "../parts/location-text.ts";
import { ShowInTextRow } from "../parts/show-in-text-row.tsx";
import { LawFactLines } from "./law-fact-lines.tsx";

type Props = {
  readonly words: ReviewWords;
  readonly law: readonly LawComparison[];
  /** The date of the law in words. */
  readonly date: string;
  readonly places: TextLocations;
  readonly onPlace: (quote: Quote) => void;
};

const isProblem = ({ outcome }: LawComparison): boolean => !["within", "none", "allowed"].includes(outcome);

/** Every figure that was compared with the law: the value in the text, the limit, its source and date. */
export const ComparisonList = ({ words, law, date, places, onPlace }: Props) => (
  <section className={classes("grid gap-3", deferredLayout)}>
    <div>
      <h2>{words.law}</h2>
      <p className="text-soft">{words.lawOn(date)}</p>
    </div>
    <ul className="grid gap-4">
      {law.map((one) => (
        <li key={one.id} className="grid gap-1 border-b border-rule pb-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span lang="en" className="font-semibold">
              {one.title}
            </span>
            <span className={classes("text-sm font-semibold", isProblem(one) ? "text-danger" : "text-soft")}>
              {words.lawOutcomes[one.outcome]}
            </span>
          </p>
          <p>
            {words.lawText}: <span lang="en">{one.found}</span>
          </p>
          <LawFactLines facts={[one.fact, ...(one.exception ? [one.exception] : [])]} />
          {one.note !== null && (
            <p lang="en" className="text-sm">
              {one.note}
            </p>
          )}
          <ShowInTextRow words={words} point={one} places={places} onPlace={onPlace} />
        </li>
      ))}
    </ul>
  </section>
);
