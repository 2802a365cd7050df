import type { ContractDates } from "../../../engine/deadlines/contract-dates.ts";
import { tracker as messages } from "../../../i18n/english-only/tracker.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { monthLetters, placeInYear } from "./year-line.ts";

const WIDTH = 240;
const EDGE = 7;
const BASE = 19;

const xOf = (place: number): number => EDGE + place * (WIDTH - 2 * EDGE);

const MONTHS = Array.from({ length: 13 }, (_, month) => month / 12);

type Props = { readonly dates: ContractDates; readonly today: CalendarDate };

/** Twelve months with a line on today, a pin on the last day for notice and another on the end; the text beside it says the same. */
export const YearLine = ({ dates: { end, noticeBy, deadline, status }, today }: Props) => {
  const next = status === "notice_passed" ? deadline : noticeBy;
  const notice = next && placeInYear(next, today);
  const last = end && status !== "ended" ? placeInYear(end, today) : null;
  const now = xOf(placeInYear(today, today) ?? 0);
  const isRunning = status !== "ended" && status !== "not_started";
  return (
    <svg viewBox={`0 0 ${WIDTH} 24`} aria-hidden className="year-line">
      <path className="year-base" d={`M${EDGE} ${BASE}H${WIDTH - EDGE}`} />
      {MONTHS.map((place) => (
        <path key={place} className="year-base" d={`M${xOf(place)} ${BASE}v4`} />
      ))}
      {isRunning && <path className="year-run" d={`M${now} ${BASE}H${last === null ? WIDTH - EDGE : xOf(last)}`} />}
      <path className="year-today" d={`M${now} 7V${BASE + 4}`} />
      {notice !== null && <circle className="year-notice" cx={xOf(notice)} cy={9} r={5} />}
      {notice !== null && <path className="year-stem" d={`M${xOf(notice)} 14V${BASE}`} />}
      {last !== null && <path className="year-end" d={`M${xOf(last)} 4v${BASE - 4}M${xOf(last)} 4h7v7h-7`} />}
    </svg>
  );
};

/** The names of the months above the lines. */
export const MonthHeads = ({ today }: Pick<Props, "today">) => (
  <span className="year-months">
    {monthLetters(today).map((letter, index) => (
      <span key={index}>{letter}</span>
    ))}
  </span>
);

/** What the line and the two pins mean. */
export const YearLegend = () => (
  <p aria-hidden className="year-legend">
    <svg viewBox="0 0 12 24">
      <path className="year-today" d="M6 4v16" />
    </svg>
    {messages.pinToday}
    <svg viewBox="0 0 12 24">
      <circle className="year-notice" cx="6" cy="12" r="5" />
    </svg>
    {messages.pinNotice}
    <svg viewBox="0 0 12 24">
      <path className="year-end" d="M2 4v16M2 4h7v7h-7" />
    </svg>
    {messages.pinEnd}
  </p>
);
