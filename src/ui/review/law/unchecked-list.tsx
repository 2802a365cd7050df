import type { ReviewWords } from "../../../i18n/en/review.ts";
import type { Quote, UncheckedPoint } from "../../../model/review/review.ts";
import { classes } from "../../primitives/classes.ts";
import { deferredLayout } from "../parts/deferred-layout.ts";
import type { TextLocations } from "../parts/location-text.ts";
import { ShowInTextRow } from "../parts/show-in-text-row.tsx";
import { LawFactLines } from "./law-fact-lines.tsx";

type Props = {
  readonly words: ReviewWords;
  readonly unchecked: readonly UncheckedPoint[];
  readonly places: TextLocations;
  readonly onPlace: (quote: Quote) => void;
};

/** Figures that were compared with nothing, each with the reason. */
export const UncheckedList = ({ words, unchecked, places, onPlace }: Props) => (
  <section className={classes("grid gap-3", deferredLayout)}>
    <div>
      <h2>{words.unchecked}</h2>
      <p className="text-soft">{words.uncheckedLead}</p>
    </div>
    <ul className="grid gap-3">
      {unchecked.map((one) => (
        <li key={`${one.id}-${one.reason}`} className="grid gap-1 border-b border-rule pb-3">
          <p lang="en" className="font-semibold">
            {one.title}
            {one.found.length > 0 && `: ${one.found.join("; ")}`}
          </p>
          <p className="text-sm text-soft">{words.uncheckedWhy[one.reason]}</p>
          <LawFactLines facts={one.facts.filter(({ cite }) => cite !== null)} />
          <ShowInTextRow words={words} point={one} places={places} onPlace={onPlace} />
        </li>
      ))}
    </ul>
  </section>
);
