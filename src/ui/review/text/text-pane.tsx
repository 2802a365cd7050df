import { memo, useEffect, useMemo, useRef, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import { classes } from "../../primitives/classes.ts";
import { scrollToWithin } from "../../document/scroll-within.ts";
import { useSeenMarks } from "./use-seen-marks.ts";
import { marksOf, passageGroups, passagesOf, segmentsOf } from "./marks.ts";
import type { Mark, TextPassage, Segment } from "./marks.ts";
import type { Finding } from "../../../model/review/review.ts";

/**
 * Letters rendered and laid out at once: a few milliseconds of work, however long the paragraphs are. The first group
 * renders with the findings and fills a screen. Unit: UTF-16 code units.
 */
const GROUP_LENGTH = 5000;
const FIRST_GROUP_LENGTH = 2500;

const MARK_LOOKS = {
  high: "bg-sheet-high decoration-sheet-high-line decoration-double",
  medium: "bg-sheet-medium decoration-sheet-medium-line decoration-solid",
  low: "bg-sheet-low decoration-sheet-low-line decoration-dotted",
} as const;

/** DOM ids of a mark and of its finding. */
export const markId = (finding: string): string => `mark-${finding}`;
export const findingId = (finding: string): string => `finding-${finding}`;

/** A place to scroll to: the mark of a finding if it has one, which can take the focus. Another `turn` repeats the request. */
export type ScrollTarget = {
  readonly at: number;
  readonly mark: string | null;
  readonly isFocused: boolean;
  readonly turn: number;
};

type Props = {
  readonly messages: ReviewMessages;
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly wanted: ScrollTarget | null;
  readonly current: string | null;
  readonly onMark: (finding: string) => void;
  /** Called with the findings whose passages are on the screen, in text order. */
  readonly onSeen: (findings: readonly string[]) => void;
};

/** Groups render one after another, so that a long text never blocks the page. */
const useShownGroups = (count: number): number => {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= count) return;
    const wait = setTimeout(() => setShown(shown + 1));
    return () => clearTimeout(wait);
  }, [shown, count]);
  return Math.min(shown, count);
};

/** The visitor's own text with the passages of findings marked. */
export const TextPane = ({ messages, text, findings, wanted, current, onMark, onSeen }: Props) => {
  const pane = useRef<HTMLDivElement>(null);
  const marks = useMemo(() => marksOf(findings), [findings]);
  const groups = useMemo(() => passageGroups(passagesOf(text), FIRST_GROUP_LENGTH, GROUP_LENGTH), [text]);
  const shown = useShownGroups(groups.length);
  const wantedGroup = wanted ? groups.findLastIndex((group) => (group[0]?.start ?? 0) <= wanted.at) : -1;
  const isThere = wantedGroup < shown;
  useEffect(() => {
    if (!wanted || !isThere || !pane.current) return;
    const place = placeAt(pane.current, wanted.at, wanted.mark);
    if (!place) return;
    scrollToWithin(pane.current, place);
    if (!wanted.isFocused) return;
    pane.current.scrollIntoView({ block: "nearest" });
    if (wanted.mark !== null) place.focus({ preventScroll: true });
  }, [wanted, isThere]);
  useSeenMarks(pane, shown >= groups.length, marks, onSeen);
  const follow = (event: MouseEvent): void => {
    const finding = (event.target as Element).closest("[data-finding]")?.getAttribute("data-finding");
    if (finding === null || finding === undefined) return;
    event.preventDefault();
    onMark(finding);
  };
  return (
    <section
      ref={pane}
      tabIndex={0}
      aria-label={messages.text}
      onClick={follow}
      className="h-full overflow-y-auto overscroll-contain margin-line bg-sheet py-5 pe-5 font-serif text-sm text-sheet-ink shadow-sheet"
    >
      {marks.length > 0 && <p className="mb-4 font-sans text-xs text-sheet-soft">{messages.textLead}</p>}
      {groups.slice(0, shown).map((group, index) => (
        <Group key={index} text={text} passages={group} marks={marks} current={currentIn(group, marks, current)} />
      ))}
    </section>
  );
};

const placeAt = (pane: HTMLElement, at: number, mark: string | null): HTMLElement | null => {
  if (mark !== null) {
    const marked = pane.querySelector<HTMLElement>(`#${CSS.escape(markId(mark))}`);
    if (marked) return marked;
  }
  const passages = [...pane.querySelectorAll<HTMLElement>("[data-at]")];
  return passages.findLast((passage) => Number(passage.dataset["at"]) <= at) ?? null;
};

/** The current finding if it is in a group, so that other groups need not rerender. */
const currentIn = (group: readonly TextPassage[], marks: readonly Mark[], current: string | null): string | null => {
  if (current === null) return null;
  const [from, to] = [group[0]?.start ?? 0, group.at(-1)?.end ?? 0];
  return marks.some((mark) => mark.finding === current && mark.start < to && mark.end > from) ? current : null;
};

type GroupProps = {
  readonly text: string;
  readonly passages: readonly TextPassage[];
  readonly marks: readonly Mark[];
  readonly current: string | null;
};

const Group = memo(function Group({ text, passages, marks, current }: GroupProps): ReactNode {
  return (
    <div lang="en" className="[contain-intrinsic-block-size:auto_80rem] [content-visibility:auto]">
      {passages.map((passage) => (
        <p
          key={passage.start}
          data-at={passage.start}
          className="mb-3 [overflow-wrap:anywhere] [text-wrap:wrap] whitespace-pre-wrap"
        >
          {segmentsOf(text, passage, marks).map((segment) => (
            <SegmentView key={segment.at} segment={segment} isCurrent={segment.mark?.finding === current} />
          ))}
        </p>
      ))}
    </div>
  );
});

const SegmentView = ({ segment, isCurrent }: { readonly segment: Segment; readonly isCurrent: boolean }): ReactNode => {
  const { mark, text, at } = segment;
  if (!mark) return text;
  const isFirst = at === mark.start;
  return (
    <mark
      className={classes(
        "rounded-sm text-sheet-ink underline decoration-2 underline-offset-4",
        MARK_LOOKS[mark.severity],
      )}
    >
      <a
        id={isFirst ? markId(mark.finding) : undefined}
        href={`#${findingId(mark.finding)}`}
        data-finding={mark.finding}
        aria-current={isCurrent || undefined}
        className="text-inherit aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-focus"
      >
        {text}
      </a>
    </mark>
  );
};
