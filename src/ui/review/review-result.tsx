import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { ExtractedText } from "../../model/review/uploaded-file.ts";
import type { Quote } from "../../model/review/quote.ts";
import type { Finding, Review } from "../../model/review/review.ts";
import type { ReviewDecision, ReviewDecisions } from "../../model/review/review-decisions.ts";
import { Notice } from "../primitives/notice.tsx";
import { ChangeRequestList, changeRequestsOf } from "./change-request-list.tsx";
import { FactsTable } from "./facts-table.tsx";
import { pointEntries } from "./points/point-entries.ts";
import type { PointEntry, PointFilter } from "./points/point-entries.ts";
import { INITIAL_COUNT, PointList } from "./points/point-list.tsx";
import { factText } from "./fact-text.ts";
import { PairsTable } from "./pairs-table.tsx";
import { useShownParts } from "./parts/use-shown-parts.ts";
import { TextPane, findingId } from "./text/text-pane.tsx";
import { SatisfiedList } from "./satisfied-list.tsx";

/** How complete the shown review is: complete, in progress, or stopped. */
export type ReviewCompleteness = "whole" | "working" | "stopped";

type Props = {
  readonly messages: ReviewMessages;
  readonly read: ExtractedText;
  readonly review: Review;
  readonly extent: ReviewCompleteness;
  /** Notices about the file. */
  readonly notes: readonly string[];
  readonly decisions: ReviewDecisions;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
  /** The choice of kind and side, and the downloads. */
  readonly choices: ReactNode;
  readonly downloads: ReactNode;
};

// What is added to the headline, one after another. The findings so far have points and the text only.
const PARTS = ["points", "text", "choices", "facts", "requests", "comparison", "downloads"] as const;
const PARTS_SO_FAR = 2;

type ScrollTarget = { readonly at: number; readonly mark: string | null; readonly turn: number };

/** The current point, selected in the list and in the text. */
const useCurrent = (entries: readonly PointEntry[]) => {
  const [filter, setFilter] = useState<PointFilter>("all");
  const [current, setCurrent] = useState<string | null>(null);
  const [wanted, setWanted] = useState<ScrollTarget | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const turn = useRef(0);
  const want = useCallback((at: number, mark: string | null) => {
    turn.current += 1;
    setWanted({ at, mark, turn: turn.current });
  }, []);
  const show = useCallback(
    (finding: Finding) => {
      setCurrent(finding.id);
      want(finding.quote.start, finding.id);
    },
    [want],
  );
  const focus = useCallback((id: string) => {
    setCurrent(id);
    // The card may have to render first.
    requestAnimationFrame(() => {
      const card = document.getElementById(findingId(id));
      card?.scrollIntoView({ block: "nearest" });
      card?.focus({ preventScroll: true });
    });
  }, []);
  const follow = useCallback(
    (id: string) => {
      // The filter may hide the point of a passage.
      setFilter("all");
      if (entries.findIndex((entry) => entry.id === id) >= INITIAL_COUNT) setShowsAll(true);
      focus(id);
    },
    [entries, focus],
  );
  return { current, wanted, filter, setFilter, showsAll, setShowsAll, want, show, focus, follow };
};

/** Moves the focus from the removed Cancel button to the heading, unless the visitor has moved on. */
const useFocusWhenEnded = (heading: RefObject<HTMLHeadingElement | null>, extent: ReviewCompleteness): void => {
  const wasShown = useRef(false);
  useEffect(() => {
    if (extent !== "working" && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: wasShown.current });
    wasShown.current = true;
  }, [heading, extent]);
};

type HeadlineProps = Pick<Props, "messages" | "review"> & {
  readonly isWhole: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** How many points the review has found, and how much of the text it has read. */
const Headline = ({ messages, review, isWhole, heading }: HeadlineProps) => {
  const { findings, missing, sections, sentences } = review;
  const missingCount = missing === null ? null : missing.length;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {isWhole ? messages.headline(findings.length, missingCount) : messages.soFar(findings.length)}
      </h2>
      <p role="status" className="sr-only">
        {isWhole && messages.ready(findings.length, missingCount)}
      </p>
      <p className="text-soft">
        {isWhole && `${messages.readAll(sections.length, sentences)} `}
        {messages.notAdvice}
      </p>
    </>
  );
};

type TextColumnProps = Pick<Props, "messages"> & { readonly hasFindings: boolean; readonly children: ReactNode };

/** The reviewed text below its heading. */
const TextColumn = ({ messages, hasFindings, children }: TextColumnProps) => (
  <div className="flex h-[75dvh] flex-col gap-2 @min-[880px]:h-full">
    <div>
      <h2 className="text-xl">{messages.text}</h2>
      {hasFindings && <p className="text-sm text-soft">{messages.textLead}</p>}
    </div>
    <div className="min-h-0 grow">{children}</div>
  </div>
);

/** The findings beside the reviewed text. */
export const ReviewResult = (props: Props) => {
  const { messages, read, review, extent, notes, decisions, onDecide, choices, downloads } = props;
  const { findings, met, pairs, parties, sections } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const isWhole = extent === "whole";
  useFocusWhenEnded(heading, extent);
  const places = useMemo(() => ({ sections, pages: read.pages }), [sections, read.pages]);
  const asks = useMemo(
    () => changeRequestsOf(review, places, decisions, messages),
    [review, places, decisions, messages],
  );
  const entries = useMemo(() => pointEntries(review), [review]);
  const { current, wanted, filter, setFilter, showsAll, setShowsAll, want, show, focus, follow } = useCurrent(entries);
  const onPlace = useCallback((quote: Quote) => want(quote.start, null), [want]);
  const shownParts = PARTS.slice(0, useShownParts(extent === "working" ? PARTS_SO_FAR : PARTS.length));
  const isShown = (part: (typeof PARTS)[number]): boolean => shownParts.includes(part);
  return (
    <div data-answer className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @min-[880px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
          <section className="grid gap-4">
            <Headline messages={messages} review={review} isWhole={isWhole} heading={heading} />
            {notes.map((note) => (
              <Notice key={note} tone="caution">
                {note}
              </Notice>
            ))}
            {isShown("choices") && choices}
          </section>
          {isShown("facts") && review.facts.length > 0 && (
            <FactsTable facts={review.facts} {...{ messages, decisions, onDecide, onPlace }} />
          )}
          {isShown("points") && entries.length > 0 && (
            <PointList
              {...{ messages, entries, places, decisions, current, filter, showsAll, onPlace, onDecide }}
              lawDate={factText(review.lawDate ?? "")}
              onFilter={setFilter}
              onShowAll={() => setShowsAll(true)}
              onCurrent={focus}
              onShow={show}
            />
          )}
          {isShown("requests") && isWhole && asks.length > 0 && <ChangeRequestList messages={messages} asks={asks} />}
          {isShown("comparison") && pairs.length > 0 && <PairsTable {...{ messages, pairs, parties, onPlace }} />}
          {isShown("comparison") && met.length > 0 && <SatisfiedList {...{ messages, met, places, onPlace }} />}
          {isShown("downloads") && downloads}
        </div>
        <div className="@min-[880px]:sticky @min-[880px]:top-[calc(var(--header-height)+1rem)] @min-[880px]:h-[calc(100dvh-var(--header-height)-2rem)]">
          <TextColumn messages={messages} hasFindings={findings.length > 0}>
            {isShown("text") && (
              <TextPane {...{ messages, findings, wanted, current }} text={read.text} onMark={follow} />
            )}
          </TextColumn>
        </div>
      </div>
    </div>
  );
};
