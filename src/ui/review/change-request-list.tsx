import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { Review } from "../../model/review/review.ts";
import type { ReviewDecisions } from "../../model/review/review-decisions.ts";
import { reviewFileMessages } from "../../i18n/english-only/review-files.ts";
import { requestText } from "./request-text.ts";
import { CopyButton } from "./parts/copy-button.tsx";
import { locationText } from "./parts/location-text.ts";
import type { TextLocations } from "./parts/location-text.ts";

/** One request to the other side. */
export type ChangeRequest = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly ask: string;
};

/** The requests that the visitor chose: for findings, then for missing clauses. */
export const changeRequestsOf = (
  { findings, missing }: Review,
  places: TextLocations,
  decisions: ReviewDecisions,
  messages: ReviewMessages,
): readonly ChangeRequest[] => {
  const isChosen = ({ id }: { readonly id: string }): boolean => decisions[id]?.state === "accepted";
  const found = findings.filter(isChosen).map(({ id, title, ask, request, section, quote }) => ({
    id,
    title,
    place: locationText(places, section, quote.start, messages),
    ask: request ?? requestText(ask) ?? reviewFileMessages.requestChange,
  }));
  const absent = (missing ?? []).filter(isChosen).map(({ id, title, ask, request }) => ({
    id,
    title,
    place: messages.missing,
    ask: request ?? requestText(ask) ?? reviewFileMessages.requestClause,
  }));
  return [...found, ...absent];
};

const headOf = ({ title, place }: ChangeRequest): string => (place === "" ? title : `${title} (${place})`);

type Props = { readonly messages: ReviewMessages; readonly asks: readonly ChangeRequest[] };

/** Requests to the other side, ready to copy into a letter. */
export const ChangeRequestList = ({ messages, asks }: Props) => (
  <section className="grid gap-3 border-t border-rule pt-3">
    <div>
      <h3>{messages.asks}</h3>
      <p className="text-sm text-soft">{messages.asksLead}</p>
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
        messages={messages}
        text={asks.map((one, index) => `${index + 1}. ${headOf(one)}: ${one.ask}`).join("\n")}
      />
    </div>
  </section>
);
