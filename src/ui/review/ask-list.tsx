import type { ReviewWords } from "../../i18n/en/review.ts";
import type { Review } from "../../model/review.ts";
import type { Decisions } from "../../model/review-decisions.ts";
import { classes } from "../primitives/classes.ts";
import { CopyButton } from "./copy-button.tsx";
import { drawnWhenNear } from "./drawn-when-near.ts";
import { placeText } from "./place-text.ts";
import type { Places } from "./place-text.ts";

/** One thing to ask the other side for. */
export type Ask = { readonly id: string; readonly title: string; readonly place: string; readonly ask: string };

/** What to ask for, in the order of the points and then of what is missing; what the visitor dismissed is left out. */
export const asksOf = (
  { findings, missing }: Review,
  places: Places,
  decisions: Decisions,
  words: ReviewWords,
): readonly Ask[] => {
  const isOpen = ({ id }: { readonly id: string }): boolean => decisions[id]?.state !== "dismissed";
  const found = findings.filter(isOpen).flatMap(({ id, title, ask, section, quote }) => {
    const place = placeText(places, section, quote.start, words);
    return ask === undefined ? [] : [{ id, title, place, ask }];
  });
  const absent = missing
    .filter(isOpen)
    .flatMap(({ id, title, ask }) => (ask === undefined ? [] : [{ id, title, place: words.missing, ask }]));
  return [...found, ...absent];
};

const headOf = ({ title, place }: Ask): string => (place === "" ? title : `${title} (${place})`);

type Props = { readonly words: ReviewWords; readonly asks: readonly Ask[] };

/** What to ask the other side, ready to be copied into a letter. */
export const AskList = ({ words, asks }: Props) => (
  <section className={classes("grid gap-3", drawnWhenNear)}>
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
      <CopyButton words={words} text={asks.map((one, at) => `${at + 1}. ${headOf(one)}: ${one.ask}`).join("\n")} />
    </div>
  </section>
);
