import type { ReviewWords } from "../../i18n/en/review.ts";
import type { Review } from "../../model/review/review.ts";
import type { ReviewDecisions } from "../../model/review/review-decisions.ts";
import { classes } from "../primitives/classes.ts";
import { CopyButton } from "./parts/copy-button.tsx";
import { deferredLayout } from "./parts/deferred-layout.ts";
import { locationText } from "./parts/location-text.ts";
import type { TextLocations } from "./parts/location-text.ts";

/** One request to the other side. */
export type ChangeRequest = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly ask: string;
};

/** Requests for findings, then for missing clauses; dismissed ones are omitted. */
export const changeRequestsOf = (
  { findings, missing }: Review,
  places: TextLocations,
  decisions: ReviewDecisions,
  words: ReviewWords,
): readonly ChangeRequest[] => {
  const isOpen = ({ id }: { readonly id: string }): boolean => decisions[id]?.state !== "dismissed";
  const found = findings.filter(isOpen).flatMap(({ id, title, ask, section, quote }) => {
    const place = locationText(places, section, quote.start, words);
    return ask === undefined ? [] : [{ id, title, place, ask }];
  });
  const absent = (missing ?? [])
    .filter(isOpen)
    .flatMap(({ id, title, ask }) => (ask === undefined ? [] : [{ id, title, place: words.missing, ask }]));
  return [...found, ...absent];
};

const headOf = ({ title, place }: ChangeRequest): string => (place === "" ? title : `${title} (${place})`);

type Props = { readonly words: ReviewWords; readonly asks: readonly ChangeRequest[] };

/** Requests to the other side, ready to copy into a letter. */
export const ChangeRequestList = ({ words, asks }: Props) => (
  <section className={classes("grid gap-3", deferredLayout)}>
    <div>
      <h2>{words.asks}</h2>
      <p className="text-soft">{words.asksLead}</p>
    </div>
    <ol lang="en" className="grid list-decimal gap-2 ps-6">
      {asks.map((one) => (
        <li key={one.id}>
          <strong>{headOf(one)}:</strong> {one.ask}
        </li>
      ))}
    </ol>
    <div>
      <CopyButton
        words={words}
        text={asks.map((one, index) => `${index + 1}. ${headOf(one)}: ${one.ask}`).join("\n")}
      />
    </div>
  </section>
);
